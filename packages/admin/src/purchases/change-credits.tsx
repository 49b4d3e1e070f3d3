import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { DEFAULT_CURRENCY, firstError } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { userKeys, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { readAmount, reasonRules, useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { TextField } from '@uplink/ui/field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Select } from '@uplink/ui/select';
import { useState } from 'react';
import { userCreditsMessages } from './user-credits.messages.ts';

export interface ChangeCreditsProps {
  userId: number;
  balances: readonly Schema<'Money'>[];
  onClose: () => void;
}

interface Values {
  kind: Schema<'UserCreditChange'>['kind'];
  currency: string;
  amount: string;
  reason: string;
}

const most = 100_000_000;

/** Gives a buyer credits or takes unused ones back, once for each time it is opened. */
export function ChangeCredits({ userId, balances, onClose }: ChangeCreditsProps) {
  const messages = useMessages(userCreditsMessages);
  const formats = useAllFormats();
  const client = useUplink();
  const queries = useQueryClient();
  const [requestId] = useState(newId);
  const currencies = [...new Set([...balances.map(({ currency }) => currency), DEFAULT_CURRENCY])];
  const unused = (currency: string) =>
    balances.find((one) => one.currency === currency)?.amount ?? 0;
  const form = useForm<Values>({
    stored: { kind: 'give', currency: currencies[0] ?? DEFAULT_CURRENCY, amount: '', reason: '' },
    rules: ({ kind, currency, amount, reason }) => {
      const value = readAmount(amount, currency) ?? 0;
      const limit = kind === 'give' ? most : unused(currency);
      const money = (amount: number) => formats.money({ amount, currency });
      return {
        amount: value >= 1 && value <= limit ? undefined : messages.beyond(money(1), money(limit)),
        reason: firstError(reason, reasonRules),
      };
    },
    async send({ kind, currency, amount, reason }) {
      const change = { requestId, kind, currency, amount: readAmount(amount, currency) ?? 0 };
      try {
        await client.unwrap(
          client.api.POST('/management/users/{id}/credits', {
            params: { path: { id: userId } },
            body: { ...change, logMessage: reason.trim() },
          }),
          { rethrow: true },
        );
      } finally {
        for (const queryKey of userKeys) void queries.invalidateQueries({ queryKey });
      }
      onClose();
    },
  });
  const { kind, currency, amount } = form.values;
  const asked = formats.money({ amount: readAmount(amount, currency) ?? 0, currency });
  const way = form.field('kind');
  return (
    <FormDialog
      title={messages.dialogTitle}
      size="md"
      action={kind === 'give' ? messages.giveAmount(asked) : messages.takeAmount(asked)}
      isDanger={kind === 'takeBack'}
      form={form}
      onClose={onClose}
    >
      <SegmentedControl
        aria-label={messages.way}
        options={[
          { id: 'give', label: messages.give },
          { id: 'takeBack', label: messages.takeBack, isDisabled: balances.length === 0 },
        ]}
        value={way.value}
        onChange={way.onChange}
      />
      {currencies.length > 1 && (
        <Select
          label={messages.currency}
          options={currencies.map((id) => ({ id, label: id }))}
          {...form.field('currency')}
        />
      )}
      <TextField
        label={messages.amountIn(currency)}
        description={messages.has(formats.money({ amount: unused(currency), currency }))}
        inputMode="decimal"
        isRequired
        {...form.field('amount')}
      />
      <TextField
        label={messages.reason}
        description={messages.logged}
        isRequired
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
