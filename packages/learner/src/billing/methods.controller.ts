import { useMutation, useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { methodsQuery, type NotReady, notReady, useUplink } from '@uplink/api-client/react';
import { approveWallet, type WalletOutcome } from '@uplink/kit/payments';
import { useHeldQuery } from '@uplink/kit/states';
import { useState } from 'react';
import { billingMessages } from './billing.messages.ts';
import { useBillingChange } from './billing-change.controller.ts';

type Method = Schema<'OwnPaymentMethod'>;

export type MethodsState =
  | NotReady
  | { status: 'ready'; card: Method | undefined; wallet: Method | undefined };

/** The learner's methods where a missing answer only means that less is offered. */
export const useMethods = (): readonly Method[] => useQuery(methodsQuery(useUplink())).data ?? [];

/** The learner's card and wallet, with all that can be done to them. */
export function useMethodsPanel() {
  const messages = useMessages(billingMessages);
  const client = useUplink();
  const { api, unwrap } = client;
  const onChange = useBillingChange();
  const query = useHeldQuery(methodsQuery(client));
  const [fault, setFault] = useState<string>();
  const [blocked, setBlocked] = useState<{ open: () => Promise<WalletOutcome> }>();

  const begin = async () => {
    const answer = await unwrap(
      api.GET('/me/payments', { params: { query: { action: 'getPayPalToken' } } }),
      { rethrow: true },
    );
    if (!('paypalToken' in answer)) throw new Error(messages.couldNot);
    return { token: answer.paypalToken, url: answer.url };
  };
  const connect = useMutation({
    mutationFn: async (open: () => Promise<WalletOutcome>) => {
      setFault(undefined);
      setBlocked(undefined);
      const outcome = await open();
      if (outcome.state === 'blocked') return setBlocked({ open: outcome.open });
      if (outcome.state === 'declined') return setFault(messages.notApproved);
      if (outcome.state !== 'approved') return undefined;
      await unwrap(
        api.POST('/me/payments', {
          params: { query: { action: 'createPayPalBillingAgreement' } },
          body: { paypalToken: outcome.token },
        }),
        { rethrow: true },
      );
      return onChange();
    },
    onError: (error) => setFault(error.message || messages.couldNot),
  });
  const makePrimary = useMutation({
    mutationFn: (paymentType: Method['type']) =>
      unwrap(
        api.PATCH('/me/payments', {
          params: { query: { action: 'makePrimary' } },
          body: { paymentType },
        }),
      ),
    onSuccess: onChange,
  });
  const disconnect = useMutation({
    mutationFn: (moveTo: 'card' | undefined) =>
      unwrap(api.DELETE('/me/payments', { params: { query: moveTo ? { moveTo } : {} } }), {
        rethrow: true,
      }),
    onSuccess: onChange,
  });

  return {
    state: stateOf(query),
    connect: () => connect.mutate(() => approveWallet(begin)),
    /** In a press of its own, since the browser kept the first window shut. */
    openWindow: blocked && (() => connect.mutate(blocked.open)),
    isConnecting: connect.isPending,
    fault,
    makePrimary: makePrimary.mutate,
    disconnect,
  };
}

function stateOf(query: ReturnType<typeof useHeldQuery<unknown, Method[]>>): MethodsState {
  if (!query.data) return notReady(query);
  const ofType = (type: Method['type']) => query.data.find((method) => method.type === type);
  return { status: 'ready', card: ofType('card'), wallet: ofType('wallet') };
}
