import { useMutation, useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { purchaseReviewQuery, useUplink } from '@uplink/api-client/react';
import { useAuthentication } from '@uplink/kit/payments';
import { newId } from '@uplink/kit/saving';
import { useRef, useState } from 'react';
import { billingMessages } from './billing.messages.ts';
import { otherType, type RowAction } from './billing.rules.ts';
import { useBillingChange } from './billing-change.controller.ts';

export type ReviewedAction = Exclude<RowAction, 'requestRefund'>;

type Result = Schema<'PurchaseResult'>;

/** Reviews an action, does it once, and follows a charge to its end. */
export function usePurchaseDialog(
  purchase: Schema<'Purchase'>,
  action: ReviewedAction,
  onDone: () => void,
) {
  const messages = useMessages(billingMessages);
  const client = useUplink();
  const { api, unwrap } = client;
  const onChange = useBillingChange();
  const { authenticate, dialog } = useAuthentication();
  const paymentType = action === 'switchPaymentMethod' ? otherType(purchase) : undefined;
  const review = useQuery(
    purchaseReviewQuery(client, purchase.id, { action, ...(paymentType && { paymentType }) }),
  );
  // Of one wish: sent again after a lost answer it is charged once. A decline begins a new one.
  const requestId = useRef(newId());
  const [isUnknown, setUnknown] = useState(false);

  const ask = () =>
    unwrap(
      api.GET('/me/purchases/-/requests/{requestId}', {
        params: { path: { requestId: requestId.current } },
      }),
      { rethrow: true },
    );
  const send = ({ version, dueToday }: Schema<'PurchaseReview'>) =>
    unwrap(
      api.PATCH('/me/purchases/{id}', {
        params: { path: { id: purchase.id }, query: { action } },
        body: {
          version,
          requestId: requestId.current,
          dueToday,
          ...(paymentType && { paymentType }),
        },
      }),
      { rethrow: true },
    );

  async function follow(result: Result): Promise<void> {
    setUnknown(false);
    switch (result.state) {
      case 'bought':
        await onChange();
        return onDone();
      case 'confirmationNeeded':
        if (result.confirmation) await authenticate(result.confirmation);
        return follow(await confirm());
      case 'processing':
        setUnknown(true);
        return undefined;
      case 'declined':
        requestId.current = newId();
        await Promise.all([onChange(), review.refetch()]);
        throw new Error(declineOf(result));
    }
  }
  function declineOf({ decline }: Result): string {
    if (action !== 'payoff') return decline?.message ?? messages.couldNot;
    return messages.payoffFailed[purchase.paymentType === 'wallet' ? 'wallet' : 'card'];
  }
  const confirm = () =>
    unwrap(
      api.POST('/me/purchases/-/requests/{requestId}/confirmation', {
        params: { path: { requestId: requestId.current } },
      }),
      { rethrow: true },
    );

  const make = useMutation({
    mutationFn: async () => {
      if (isUnknown) return follow(await ask());
      return review.data ? follow(await send(review.data)) : undefined;
    },
    // What was reviewed may have changed: it is shown again beside the reason.
    onError: () => void review.refetch(),
  });
  return {
    review: review.data,
    error: make.error?.message ?? review.error?.message,
    isUnknown,
    isPending: make.isPending,
    confirm: () => make.mutate(),
    bankDialog: dialog,
  };
}
