import { hasPlanField, type PlanType } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { type Form, MoneyField } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { Switch } from '@uplink/ui/switch';
import type { ReactNode } from 'react';
import { OfferList } from './offer-list.tsx';
import type { PriceValues } from './price-list.rules.ts';
import { pricingMessages } from './pricing.messages.ts';

export interface PlanFieldsProps {
  form: Form<PriceValues>;
  row: number;
  moduleId: number;
  /** What its amounts are in. */
  currency: string;
}

const typesOf = (messages: typeof pricingMessages) =>
  Object.entries(messages.planTypes).map(([id, label]) => ({ id: id as PlanType, label }));

/** Everything of one plan. What is rarely used is a switch with its field beside it. */
export function PlanFields({ form, row, moduleId, currency }: PlanFieldsProps) {
  const messages = useMessages(pricingMessages);
  const plan = form.values.plans[row];
  if (!plan) return null;
  const { type } = plan;
  const at = `plans[${row}]` as const;
  const has = (field: Parameters<typeof hasPlanField>[1]) => hasPlanField(type, field);
  return (
    <div className="ul-plan__fields">
      <div className="ul-plan__main">
        <Select label={messages.type} options={typesOf(messages)} {...form.field(`${at}.type`)} />
        {has('months') && (
          <TextField label={messages.months} inputMode="numeric" {...form.field(`${at}.months`)} />
        )}
        {has('total') && (
          <MoneyField currency={currency} label={messages.total} {...form.field(`${at}.total`)} />
        )}
        {(type === 'oneTime' || type === 'subscription') && (
          <MoneyField
            currency={currency}
            label={messages.amount[type]}
            {...form.field(`${at}.amount`)}
          />
        )}
      </div>
      {has('trialDays') && (
        <Option name={messages.trial} form={form} path={`${at}.hasTrial`} text={messages.trialText}>
          <TextField
            label={messages.trialDays}
            isLabelHidden
            inputMode="numeric"
            {...form.field(`${at}.trialDays`)}
          />
        </Option>
      )}
      {has('enrollmentFee') && (
        <Option name={messages.fee} form={form} path={`${at}.hasFee`} text={messages.feeText}>
          <MoneyField
            currency={currency}
            label={messages.fee}
            isLabelHidden
            {...form.field(`${at}.enrollmentFee`)}
          />
        </Option>
      )}
      {has('validDays') && (
        <Option name={messages.ends} form={form} path={`${at}.hasEnd`} text={messages.endsText}>
          <TextField
            label={messages.validDays}
            isLabelHidden
            inputMode="numeric"
            {...form.field(`${at}.validDays`)}
          />
        </Option>
      )}
      <div className="ul-plan__option">
        <Switch
          isSelected={plan.isDefault}
          isDisabled={plan.isDefault}
          onChange={() => choose(form, row)}
        >
          {messages.defaultPlan}
        </Switch>
        <span className="ul-muted">{messages.defaultText}</span>
      </div>
      <OfferList form={form} row={row} moduleId={moduleId} currency={currency} />
    </div>
  );
}

/** One plan of a list is the default: choosing it takes the mark from the others. */
function choose(form: Form<PriceValues>, row: number): void {
  const plans = form.values.plans.map((plan, place) => ({ ...plan, isDefault: place === row }));
  form.field('plans').onChange(plans);
}

interface OptionProps {
  name: string;
  form: Form<PriceValues>;
  path: `plans[${number}].${'hasTrial' | 'hasFee' | 'hasEnd'}`;
  text: string;
  children: ReactNode;
}

function Option({ name, form, path, text, children }: OptionProps) {
  const flag = form.flag(path);
  return (
    <div className="ul-plan__option">
      <Switch {...flag}>{name}</Switch>
      {flag.isSelected && <div className="ul-plan__value">{children}</div>}
      <span className="ul-muted">{text}</span>
    </div>
  );
}
