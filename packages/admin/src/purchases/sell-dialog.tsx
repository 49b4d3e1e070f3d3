import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { required } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { salePreviewQuery, userKeys, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { useRef, useState } from 'react';
import { PlanPicker } from '../shared/plan-picker.tsx';
import { joinable } from '../shared/plans.rules.ts';
import { sellMessages } from './sell.messages.ts';
import { submitOf } from './sell.rules.ts';
import { WhatHappens } from './what-happens.view.tsx';

export interface SellDialogProps {
  userId: number;
  onClose: () => void;
}

const types = ['card', 'wallet', 'offline', 'noCharge'] as const;

/** Sells a product to someone: which, by which plan, how it is paid, and why. */
export function SellDialog({ userId, onClose }: SellDialogProps) {
  const messages = useMessages(sellMessages);
  const formats = useAllFormats();
  const client = useUplink();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Schema<'PurchasableModule'>>();
  const needsCohort = joinable(chosen).length > 0;
  // Of one wish: sent again after a lost answer it is sold once. A decline begins a new one.
  const requestId = useRef(newId());
  const form = useForm({
    stored: {
      productId: '',
      priceId: '',
      batchId: '',
      paymentType: 'card' as (typeof types)[number],
      reason: '',
    },
    rules: {
      productId: [required],
      priceId: [required],
      batchId: needsCohort ? [required] : [],
      reason: reasonRules,
    },
    async send({ reason }) {
      const { state, decline } = await client.unwrap(
        client.api.POST('/management/users/{id}/purchases', {
          params: { path: { id: userId } },
          body: {
            ...sale,
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
  const { priceId, batchId } = form.values;
  const paymentType = form.field('paymentType');
  const sale = {
    priceId: Number(priceId),
    paymentType: paymentType.value,
    ...(batchId !== '' && { batchId: Number(batchId) }),
  };
  const isWhole = priceId !== '' && (!needsCohort || batchId !== '');
  const query = useQuery({ ...salePreviewQuery(client, userId, sale), enabled: isWhole });
  const preview = isWhole && !query.isError ? query.data : undefined;
  return (
    <FormDialog
      title={messages.title}
      size="md"
      action={submitOf(preview, paymentType.value, messages, formats)}
      isHeld={query.isError || query.isFetching}
      form={form}
      onClose={onClose}
    >
      <PlanPicker
        userId={userId}
        product={form.field('productId')}
        price={form.field('priceId')}
        cohort={form.field('batchId')}
        onChosen={setChosen}
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
      <WhatHappens preview={preview} isLoading={query.isFetching} refusal={query.error?.message} />
    </FormDialog>
  );
}
