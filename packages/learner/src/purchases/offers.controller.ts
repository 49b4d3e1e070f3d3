import { useMutation, useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { offersQuery, useUplink } from '@uplink/api-client/react';
import { useAuthentication } from '@uplink/kit/payments';
import { newId } from '@uplink/kit/saving';
import { type ReactNode, useState } from 'react';
import { nextOffer, payableOffers } from './purchase.rules.ts';
import { purchasesMessages } from './purchases.messages.ts';

export interface OffersState {
  /** What is offered now. */
  offer: Schema<'Crosssell'> | undefined;
  isLoading: boolean;
  isAdding: boolean;
  /** Why it was not added. */
  fault: string | undefined;
  onAccept: (offer: Schema<'Crosssell'>) => void;
  onDecline: (offer: Schema<'Crosssell'>) => void;
  /** The bank's dialog. */
  dialog: ReactNode;
}

/** Offers after a purchase, one by one; each is paid by a press of its own. */
export function useOffers(purchase: Schema<'Purchase'>): OffersState {
  const messages = useMessages(purchasesMessages);
  const client = useUplink();
  const { api, unwrap } = client;
  const offers = useQuery(offersQuery(client, purchase));
  const [answers, setAnswers] = useState<ReadonlyMap<number, boolean>>(new Map());
  const answer = (id: number, isAccepted: boolean) =>
    setAnswers(new Map([...answers, [id, isAccepted]]));
  // One id for each offer: pressed twice, or sent again after a lost answer, it is charged once.
  const [requestIds] = useState(() => new Map<number, string>());
  const { authenticate, dialog } = useAuthentication();
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: async ({ id: crosssellId, price }: Schema<'Crosssell'>) => {
      const requestId = requestIds.get(crosssellId) ?? newId();
      requestIds.set(crosssellId, requestId);
      const result = await unwrap(
        api.POST('/me/purchases/{id}/upsells', {
          params: { path: { id: purchase.id } },
          body: { crosssellId, requestId, dueToday: price.amount },
        }),
        { rethrow: true },
      );
      if (!result.confirmation) return result;
      await authenticate(result.confirmation);
      return unwrap(
        api.POST('/me/purchases/-/requests/{requestId}/confirmation', {
          params: { path: { requestId } },
        }),
        { rethrow: true },
      );
    },
    onSuccess: (result, { id }) => {
      if (result.state === 'bought') answer(id, true);
      else if (result.state === 'declined') requestIds.delete(id);
    },
  });
  const declined = data?.state === 'declined' ? (data.decline?.message ?? '') : undefined;
  const unsettled = data?.state === 'processing' ? messages.processingText : undefined;
  // The bank was left without an answer: accepting once more asks it again.
  const unconfirmed = data?.state === 'confirmationNeeded' ? messages.confirmText : undefined;
  return {
    offer: nextOffer(payableOffers(offers.data ?? [], purchase), answers),
    isLoading: offers.isPending,
    isAdding: isPending,
    fault: error?.message ?? declined ?? unsettled ?? unconfirmed,
    dialog,
    onAccept: (offer) => mutate(offer),
    onDecline: ({ id }) => {
      reset();
      answer(id, false);
    },
  };
}
