import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { writeAmount } from '@uplink/kit/forms';
import { Checkbox } from '@uplink/ui/choice';
import { TextField } from '@uplink/ui/field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Select } from '@uplink/ui/select';
import { manageMessages } from './manage.messages.ts';
import { isOfCredits } from './manage.rules.ts';
import {
  leftOf,
  type ManageValues,
  type Managing,
  needsReason,
  rangeOf,
} from './manage-form.rules.ts';

export interface ManageFieldsProps {
  managing: Managing;
  form: Form<ManageValues>;
}

/** The values of an action, with their limits, and the reason for the log. */
export function ManageFields({ managing, form }: ManageFieldsProps) {
  const { fields } = useMessages(manageMessages);
  const { action } = managing;
  return (
    <>
      {action === 'charge' && <ChargeFields managing={managing} form={form} />}
      {action === 'refund' && !isOfCredits(managing.purchase) && (
        <RefundFields managing={managing} form={form} />
      )}
      {action === 'switchPaymentMethod' && <TypeField form={form} types={['card', 'wallet']} />}
      {(action === 'updateNextChargeDate' || action === 'extend') && (
        <TextField type="date" isRequired label={fields[action]} {...form.field('date')} />
      )}
      {(action === 'pause' || action === 'setPauseDate') && (
        <TextField
          type="date"
          label={fields.pausedUntil}
          description={fields.pausedHelp}
          {...form.field('date')}
        />
      )}
      <TextField
        label={fields.reason}
        description={fields.reasonHelp}
        isRequired={needsReason(action)}
        {...form.field('reason')}
      />
    </>
  );
}

function ChargeFields({ managing, form }: ManageFieldsProps) {
  const { fields } = useMessages(manageMessages);
  return (
    <>
      <Checkbox {...form.flag('isPayOff')}>{fields.payOff}</Checkbox>
      {!form.values.isPayOff && <AmountField managing={managing} form={form} />}
      <TypeField form={form} types={['card', 'wallet', 'offline']} />
    </>
  );
}

function RefundFields({ managing, form }: ManageFieldsProps) {
  const { fields } = useMessages(manageMessages);
  const formats = useAllFormats();
  const { purchase, payments } = managing;
  const { currency } = purchase;
  const scope = form.field('scope');
  const payment = form.field('paymentId');
  const amount = form.field('amount');
  return (
    <>
      <SegmentedControl
        aria-label={fields.scope}
        options={[
          { id: 'payment', label: fields.onePayment, isDisabled: payments.length === 0 },
          { id: 'product', label: fields.wholeProduct },
        ]}
        value={scope.value}
        onChange={(next) => {
          scope.onChange(next);
          const most = rangeOf(managing, { ...form.values, scope: next }).to;
          amount.onChange(writeAmount(most, currency));
        }}
      />
      {scope.value === 'payment' && (
        <Select
          label={fields.payment}
          options={payments.map((one) => ({
            id: String(one.id),
            label: [
              formats.date(one.date),
              formats.money({ amount: leftOf(one), currency }),
              ...(one.kind === 'upsell' ? [one.product.name] : []),
            ].join(', '),
          }))}
          value={payment.value}
          onChange={(id) => {
            payment.onChange(id);
            const chosen = payments.find((one) => String(one.id) === id);
            if (chosen) amount.onChange(writeAmount(leftOf(chosen), currency));
          }}
        />
      )}
      <AmountField managing={managing} form={form} />
    </>
  );
}

function AmountField({ managing, form }: ManageFieldsProps) {
  const { fields } = useMessages(manageMessages);
  const formats = useAllFormats();
  const { from, to } = rangeOf(managing, form.values);
  const money = (amount: number) => formats.money({ amount, currency: managing.purchase.currency });
  return (
    <TextField
      label={fields.amount}
      hint={fields.range(money(from), money(to))}
      inputMode="decimal"
      {...form.field('amount')}
    />
  );
}

interface TypeFieldProps extends Pick<ManageFieldsProps, 'form'> {
  types: readonly ManageValues['paymentType'][];
}

function TypeField({ form, types }: TypeFieldProps) {
  const { fields, paymentTypes } = useMessages(manageMessages);
  const { value, onChange } = form.field('paymentType');
  return (
    <Select<ManageValues['paymentType']>
      label={fields.paymentType}
      options={types.map((id) => ({ id, label: paymentTypes[id] }))}
      value={value}
      onChange={onChange}
    />
  );
}
