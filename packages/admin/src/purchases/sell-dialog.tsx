import { useQuery, useQueryClient } from '@tanstack/react-query';
import { maxLength, required } from '@uplink/api-client/domain';
import { purchasableModulesQuery, userKeys, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { useSettledText } from '@uplink/kit/search';
import { TextField } from '@uplink/ui/field';
import { SearchField } from '@uplink/ui/search-field';
import { Select } from '@uplink/ui/select';
import { useRef, useState } from 'react';
import { messages } from './sell.messages.ts';
import { plansOf, submitOf } from './sell.rules.ts';

export interface SellDialogProps {
  userId: number;
  onClose: () => void;
}

const types = ['card', 'wallet', 'offline', 'noCharge'] as const;

/** Sells a product to somebody: which, by which plan, how it is paid, and why. */
export function SellDialog({ userId, onClose }: SellDialogProps) {
  const client = useUplink();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const found = useQuery(purchasableModulesQuery(client, userId, useSettledText(typed.trim())));
  // Of one wish: sent again after a lost answer it is sold once. A decline begins a new one.
  const requestId = useRef(newId());
  const form = useForm({
    stored: {
      productId: '',
      priceId: '',
      paymentType: 'card' as (typeof types)[number],
      reason: '',
    },
    rules: { productId: [required], priceId: [required], reason: [required, maxLength(500)] },
    async send({ priceId, paymentType, reason }) {
      const { state, decline } = await client.unwrap(
        client.api.POST('/management/users/{id}/purchases', {
          params: { path: { id: userId } },
          body: {
            priceId: Number(priceId),
            paymentType,
            requestId: requestId.current,
            managementContext: { logMessage: reason.trim() },
          },
        }),
        { rethrow: true },
      );
      for (const queryKey of userKeys) void queries.invalidateQueries({ queryKey });
      if (state === 'processing') throw new Error(messages.processing);
      if (state === 'declined') {
        requestId.current = newId();
        throw new Error(decline?.message ?? messages.declined);
      }
      onClose();
    },
  });
  const modules = found.data?.data ?? [];
  const product = form.field('productId');
  const price = form.field('priceId');
  const paymentType = form.field('paymentType');
  const plans = plansOf(modules.find((one) => String(one.product.id) === product.value));
  const plan = plans.find(({ id }) => id === price.value);
  return (
    <FormDialog
      title={messages.title}
      size="md"
      action={submitOf(plan?.price, paymentType.value)}
      form={form}
      onClose={onClose}
    >
      <SearchField label={messages.search} value={typed} onChange={setTyped} />
      <Select
        label={messages.product}
        placeholder={found.isSuccess && modules.length === 0 ? messages.none : messages.choose}
        isRequired
        options={modules.map((one) => ({ id: String(one.product.id), label: one.product.name }))}
        value={product.value}
        {...(product.errorMessage && { errorMessage: product.errorMessage })}
        onChange={(id) => {
          product.onChange(id);
          const [first] = plansOf(modules.find((one) => String(one.product.id) === id));
          price.onChange(first?.id ?? '');
        }}
      />
      <Select
        label={messages.plan}
        placeholder={messages.choose}
        isRequired
        isDisabled={plans.length === 0}
        options={plans.map(({ id, label }) => ({ id, label }))}
        value={price.value}
        onChange={price.onChange}
      />
      <Select
        label={messages.paymentType}
        options={types.map((id) => ({ id, label: messages.types[id] }))}
        value={paymentType.value}
        onChange={paymentType.onChange}
      />
      <TextField
        label={messages.reason}
        description={messages.reasonHelp}
        isRequired
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
