import { firstError } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { MoneyField, readAmount, reasonRules, useForm, writeAmount } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { useState } from 'react';
import { Effects } from './effects.view.tsx';
import type { UserRewardsDialogProps } from './make-ambassador.tsx';
import { adminReferralMessages } from './referral.messages.ts';
import type { RewardProgram } from './referral.types.ts';
import { useRewardWrites } from './reward-writes.controller.ts';
import { noTransfer, type TransferValues, transferRules } from './transfer.rules.ts';
import { TransferFields } from './transfer-fields.view.tsx';

interface Values extends TransferValues {
  type: RewardProgram;
  amount: string;
  note: string;
}

const least = 1;

/** Pays out a part of a balance; above what is left of the limit it becomes a request that another person approves. */
export function PayoutDialog({ rewards, onClose }: UserRewardsDialogProps) {
  const messages = useMessages(adminReferralMessages);
  const formats = useAllFormats();
  const { user } = rewards;
  const { payOut } = useRewardWrites();
  const [changeId] = useState(newId);
  const accounts = [rewards.ambassador, rewards.referral].filter((one) => one !== null);
  const paying = accounts.filter(({ balance }) => balance > 0);
  const accountOf = (type: RewardProgram) => paying.find(({ program }) => program === type);
  const first = paying[0]?.program ?? 'referral';
  const { currency } = rewards.referral;
  const money = (amount: number) => formats.money({ amount, currency });
  const isAbove = ({ type, amount }: Pick<Values, 'type' | 'amount'>) =>
    (readAmount(amount, currency) ?? 0) > rewards.approvalLeft[type];
  const form = useForm<Values>({
    stored: {
      type: first,
      amount: writeAmount(accountOf(first)?.balance ?? 0, currency),
      note: '',
      ...noTransfer,
    },
    rules: (values) => {
      const most = accountOf(values.type)?.balance ?? 0;
      const amount = readAmount(values.amount, currency);
      const isWithin = amount !== undefined && amount >= least && amount <= most;
      return {
        amount: isWithin ? undefined : messages.beyond(money(least), money(most)),
        note: firstError(values.note, reasonRules),
        ...(!isAbove(values) && {
          reference: firstError(values.reference, transferRules(messages).reference),
          proof: firstError(values.proof, transferRules(messages).proof),
        }),
      };
    },
    async send({ type, amount, note, method, reference, proof }) {
      const wish = { type, amount: readAmount(amount, currency) ?? 0, note, changeId };
      const transfer = { method, reference, proof: proof.trim() };
      await payOut(user.id, isAbove({ type, amount }) ? wish : { ...wish, ...transfer });
      onClose();
    },
  });
  const { values } = form;
  const amount = money(readAmount(values.amount, currency) ?? 0);
  const isRequest = isAbove(values);
  const type = form.field('type');
  return (
    <FormDialog
      title={messages.payOutTo(user.name)}
      size="md"
      action={isRequest ? messages.askFor(amount) : messages.payOutAmount(amount)}
      form={form}
      onClose={onClose}
    >
      {paying.length > 1 && (
        <Select<RewardProgram>
          label={messages.program}
          options={paying.map(({ program }) => ({
            id: program,
            label: messages.titles[program],
          }))}
          value={type.value}
          onChange={(next) => {
            type.onChange(next);
            form.field('amount').onChange(writeAmount(accountOf(next)?.balance ?? 0, currency));
          }}
        />
      )}
      <MoneyField
        currency={currency}
        label={messages.amount}
        hint={messages.range(money(least), money(accountOf(values.type)?.balance ?? 0))}
        {...form.field('amount')}
      />
      {!isRequest && <TransferFields form={form} />}
      <TextField
        label={messages.note}
        description={messages.noteHelp}
        isRequired
        {...form.field('note')}
      />
      <Effects lines={isRequest ? messages.payoutAsked : messages.payoutMade} />
    </FormDialog>
  );
}
