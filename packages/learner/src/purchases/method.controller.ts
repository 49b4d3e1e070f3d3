import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { paymentMethodsQuery, useUplink } from '@uplink/api-client/react';
import {
  type Authentication,
  approveWallet,
  type CardFieldHandle,
  sendCard,
} from '@uplink/kit/payments';
import { useRef, useState } from 'react';
import { purchasesMessages } from './purchases.messages.ts';

export interface MethodState {
  methods: readonly Schema<'OwnPaymentMethod'>[];
  /** A saved one, or a card that is typed. */
  chosen: 'card' | 'wallet' | 'newCard';
  onChoose: (method: MethodState['chosen']) => void;
  cardRef: { current: CardFieldHandle | null };
  walletFault: string | undefined;
  isConnecting: boolean;
  onConnect: () => void;
  /** Keeps a typed card; the kind to pay by, or undefined if the card form shows what is wrong. */
  prepare: () => Promise<'card' | 'wallet' | undefined>;
}

/** How the buyer pays: by what is saved, or by a card or wallet they add. */
export function useMethod({ authenticate }: Pick<Authentication, 'authenticate'>): MethodState {
  const messages = useMessages(purchasesMessages);
  const { api, unwrap } = useUplink();
  const client = useUplink();
  const queries = useQueryClient();
  const own = paymentMethodsQuery(client);
  const methods = useQuery(own).data ?? [];
  const [picked, setPicked] = useState<MethodState['chosen']>();
  const [walletFault, setWalletFault] = useState<string>();
  const [isConnecting, setConnecting] = useState(false);
  const cardRef = useRef<CardFieldHandle>(null);
  const primary = methods.find(({ isPrimary }) => isPrimary) ?? methods[0];
  const chosen = picked ?? primary?.type ?? 'newCard';

  async function connect() {
    setConnecting(true);
    setWalletFault(undefined);
    try {
      const outcome = await approveWallet(begin);
      if (outcome.state === 'blocked') setWalletFault(messages.windowBlocked);
      if (outcome.state !== 'approved') return;
      const { methods: kept } = await unwrap(
        api.POST('/me/payments', {
          params: { query: { action: 'createPayPalBillingAgreement' } },
          body: { paypalToken: outcome.token },
        }),
        { rethrow: true },
      );
      queries.setQueryData(own.queryKey, kept);
      setPicked('wallet');
    } catch {
      setWalletFault(messages.walletFailed);
    } finally {
      setConnecting(false);
    }
  }

  async function begin() {
    const query = { action: 'getPayPalToken' as const };
    const answer = await unwrap(api.GET('/me/payments', { params: { query } }), { rethrow: true });
    if (!('paypalToken' in answer)) throw new Error('The wallet began no approval.');
    return { token: answer.paypalToken, url: answer.url };
  }

  async function prepare() {
    if (chosen !== 'newCard') return chosen;
    const result = await cardRef.current?.submit();
    if (!result || 'fault' in result) return undefined;
    const send = () =>
      unwrap(
        api.POST('/me/payments', {
          params: { query: { action: 'addCard' } },
          body: { cardToken: result.token, card: result.card },
        }),
        { rethrow: true },
      );
    const { methods: kept } = await sendCard(send, authenticate);
    queries.setQueryData(own.queryKey, kept);
    // Another try pays by the same card, which is kept now.
    setPicked('card');
    return 'card' as const;
  }

  return {
    methods,
    chosen,
    onChoose: setPicked,
    cardRef,
    walletFault,
    isConnecting,
    onConnect: () => void connect(),
    prepare,
  };
}
