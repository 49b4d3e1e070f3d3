import { useMutation, useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import { useEffect, useRef } from 'react';
import { useCustomer } from './customer.controller.ts';
import { readOrder } from './order.controller.ts';
import { readMemory } from './order-memory.ts';

export type ThankYouState =
  | { status: 'loading' }
  /** The order of another browser, or of another day. */
  | { status: 'gone' }
  | { status: 'ready'; order: Schema<'CheckoutOrder'>; isCustomer: boolean }
  /** A purchase that was mailed waits for its owner to sign in. */
  | { status: 'signInNeeded' }
  | { status: 'claiming' }
  | { status: 'claimed'; claimed: Schema<'ClaimedOrder'> }
  | { status: 'claimFailed'; message: string };

/** What follows a purchase: the order of this browser, or one that is added to an account by its mail. */
export function useThankYou(uniqueId: string, claim: string | undefined): ThankYouState {
  const client = useUplink();
  const { customer, isAsked: isSessionAsked } = useCustomer();
  const isAsked = claim === undefined && readMemory(uniqueId).requestId !== undefined;
  const order = useQuery({
    queryKey: ['checkout order', uniqueId],
    queryFn: () => readOrder(client, uniqueId),
    enabled: isAsked,
    retry: false,
  });
  const { mutate, data, error } = useMutation({
    mutationFn: (code: string) =>
      client.unwrap(client.api.POST('/me/orders', { body: { code } }), { rethrow: true }),
  });
  const isSent = useRef(false);
  const isSignedIn = customer !== undefined;
  useEffect(() => {
    if (claim === undefined || !isSignedIn || isSent.current) return;
    isSent.current = true;
    mutate(claim);
  }, [claim, isSignedIn, mutate]);

  if (claim !== undefined) {
    if (data) return { status: 'claimed', claimed: data };
    if (error) return { status: 'claimFailed', message: error.message };
    if (isSessionAsked && !isSignedIn) return { status: 'signInNeeded' };
    return { status: 'claiming' };
  }
  if (order.data) return { status: 'ready', order: order.data, isCustomer: isSignedIn };
  return isAsked && !order.isError ? { status: 'loading' } : { status: 'gone' };
}
