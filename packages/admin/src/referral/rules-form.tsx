'use client';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { mayAny } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { meQuery, notReady, rewardRulesQuery, useUplink } from '@uplink/api-client/react';
import { type Form, FormFault, MoneyField, useForm } from '@uplink/kit/forms';
import { NotReadyView, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Button, IconButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { Icon } from '@uplink/ui/icon';
import { NumberField } from '@uplink/ui/number-field';
import { Plus, Trash2 } from 'lucide-react';
import { adminReferralMessages } from './referral.messages.ts';
import type { OfProgramProps } from './referral.types.ts';
import { useRewardWrites } from './reward-writes.controller.ts';
import { type RulesValues, rulesFaults, toRules, toRulesValues } from './rules.rules.ts';
import './referral.css';

/** What enrollments earn, for how long it is held, and from which amount on two people decide. */
export function RulesForm({ program }: OfProgramProps) {
  const messages = useMessages(adminReferralMessages);
  const client = useUplink();
  const query = useHeldQuery(rewardRulesQuery(client, program));
  const me = useQuery(meQuery(client)).data;
  if (!query.data)
    return (
      <NotReadyView
        state={notReady(query)}
        noun={messages.rules}
        skeleton={<PageSkeleton heights={[360]} />}
      />
    );
  const mayChange = me !== undefined && mayAny(me, 'readRewards');
  return (
    <Card title={messages.rules}>
      <Fields rules={query.data} mayChange={mayChange} />
    </Card>
  );
}

interface FieldsProps {
  rules: Schema<'RewardRules'>;
  mayChange: boolean;
}

function Fields({ rules, mayChange }: FieldsProps) {
  const messages = useMessages(adminReferralMessages);
  const { saveRules } = useRewardWrites();
  const form = useForm<RulesValues>({
    stored: toRulesValues(rules),
    rules: rulesFaults(messages, rules.currency),
    warnsOnLeave: true,
    send: async (values) => {
      const saved = { rules: toRules(rules, values), reason: values.reason.trim() };
      return toRulesValues(await saveRules(saved));
    },
  });
  const isReadOnly = !mayChange;
  const { currency } = rules;
  return (
    <form {...form.formProps} className="ul-stack">
      <p className="ul-muted">{messages.rulesHelp}</p>
      <div className="ul-program__fields">
        <NumberField
          label={messages.holdingDays}
          minValue={0}
          maxValue={365}
          isReadOnly={isReadOnly}
          {...form.field('holdingDays')}
        />
        <MoneyField
          currency={currency}
          label={messages.minWithdrawal}
          isReadOnly={isReadOnly}
          {...form.field('minWithdrawal')}
        />
        <MoneyField
          currency={currency}
          label={messages.approvalLimit}
          isReadOnly={isReadOnly}
          {...form.field('approvalLimit')}
        />
        {rules.program === 'ambassador' && (
          <>
            <MoneyField
              currency={currency}
              label={messages.teamAmount}
              isReadOnly={isReadOnly}
              {...form.field('teamAmount')}
            />
            <MoneyField
              currency={currency}
              label={messages.teamCap}
              isReadOnly={isReadOnly}
              {...form.field('teamCap')}
            />
          </>
        )}
      </div>
      <Tiers form={form} currency={currency} isReadOnly={isReadOnly} />
      {mayChange && <TextField label={messages.reason} isRequired {...form.field('reason')} />}
      <FormFault form={form} />
      {mayChange && (
        <div className="ul-cluster">
          <Button variant="primary" type="submit" isPending={form.isSending}>
            {messages.saveRules}
          </Button>
          <span className="ul-small ul-muted" role="status">
            {form.isSaved && messages.saved}
          </span>
        </div>
      )}
    </form>
  );
}

const mostTiers = 20;

interface TiersProps {
  form: Form<RulesValues>;
  currency: string;
  isReadOnly: boolean;
}

function Tiers({ form, currency, isReadOnly }: TiersProps) {
  const messages = useMessages(adminReferralMessages);
  const list = form.list('tiers');
  const last = list.items.at(-1);
  return (
    <section className="ul-stack ul-gap-12" aria-label={messages.tiers}>
      <h3 className="ul-h3">{messages.tiers}</h3>
      {list.items.map(({ name }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
        <div key={row} className="ul-program__row">
          <TextField
            label={messages.tierName}
            isReadOnly={isReadOnly}
            {...form.field(`tiers[${row}].name`)}
          />
          <NumberField
            label={messages.tierFrom}
            minValue={1}
            maxValue={10_000}
            isReadOnly={isReadOnly || row === 0}
            {...form.field(`tiers[${row}].fromCount`)}
          />
          <MoneyField
            currency={currency}
            label={messages.tierAmount}
            isReadOnly={isReadOnly}
            {...form.field(`tiers[${row}].amount`)}
          />
          <NumberField
            label={messages.tierShare}
            minValue={0.01}
            maxValue={90}
            step={0.01}
            isReadOnly={isReadOnly}
            {...form.field(`tiers[${row}].share`)}
          />
          {!isReadOnly && row > 0 && (
            <IconButton
              variant="quiet"
              aria-label={messages.removeTier(name)}
              icon={<Icon as={Trash2} />}
              onPress={() => list.remove(row)}
            />
          )}
        </div>
      ))}
      {list.errorMessage && <p className="ul-small ul-fault">{list.errorMessage}</p>}
      {!isReadOnly && list.items.length < mostTiers && last && (
        <div>
          <Button
            size="sm"
            icon={<Icon as={Plus} size={16} />}
            onPress={() => list.add({ ...last, name: '', fromCount: last.fromCount + 1 })}
          >
            {messages.addTier}
          </Button>
        </div>
      )}
    </section>
  );
}
