import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import { useCustomer } from './customer.controller.ts';
import { type MailedOrderState, useMailedOrder } from './mailed-order.controller.ts';
import { readOrder } from './order.controller.ts';
import { readMemory } from './order-memory.ts';

export type ThankYouState =
  | MailedOrderState
  /** The order of another browser, or of another day. */
  | { status: 'gone' }
  | { status: 'ready'; order: Schema<'CheckoutOrder'>; isCustomer: boolean }
  /** A purchase that was mailed waits for its owner to sign in. */
  | { status: 'signInNeeded' };

/** What follows a purchase: the order of this browser, or one that its mail adds to an account. */
export function useThankYou(uniqueId: string, claim: string | undefined): ThankYouState {
  const client = useUplink();
  const { customer, isAsked: isSessionAsked } = useCustomer();
  const isSignedIn = customer !== undefined;
  const isAsked = claim === undefined && readMemory(uniqueId).requestId !== undefined;
  const order = useQuery({
    queryKey: ['checkout order', uniqueId],
    queryFn: () => readOrder(client, uniqueId),
    enabled: isAsked,
    retry: false,
  });
  const mailed = useMailedOrder(claim ?? '', isSignedIn);

  if (claim !== undefined) {
    if (isSessionAsked && !isSignedIn) return { status: 'signInNeeded' };
    return mailed;
  }
  if (order.data) return { status: 'ready', order: order.data, isCustomer: isSignedIn };
  return isAsked && !order.isError ? { status: 'loading' } : { status: 'gone' };
}
