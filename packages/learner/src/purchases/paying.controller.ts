import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema, serverMessage } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { progressKeys, readKey, useUplink } from '@uplink/api-client/react';
import type { Authentication } from '@uplink/kit/payments';
import { newId } from '@uplink/kit/saving';
import { useReducer } from 'react';
import { needsMethod } from '../shared/quote.rules.ts';
import { nextPhase, type PurchasePhase } from './purchase.rules.ts';
import { purchasesMessages } from './purchases.messages.ts';

export interface PayingState {
  phase: PurchasePhase;
  onPay: () => void;
  onConfirm: () => void;
  /** Asks what became of an order whose answer was lost. */
  onCheck: () => void;
}

interface PayingOptions {
  body: Schema<'QuoteRequest'> | undefined;
  quote: Schema<'Quote'> | undefined;
  prepare: () => Promise<'card' | 'wallet' | undefined>;
  authenticate: Authentication['authenticate'];
}

/** Places the order once it is paid for by a press, and follows it until its outcome is known. */
export function usePaying({ body, quote, prepare, authenticate }: PayingOptions): PayingState {
  const messages = useMessages(purchasesMessages);
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const [phase, send] = useReducer(
    nextPhase,
    undefined,
    (): PurchasePhase => ({
      step: 'form',
      requestId: newId(),
    }),
  );

  /** What an error means for an order: refused, or no one knows. */
  function fail(error: unknown) {
    if (error instanceof ApiError && error.code === 'priceChanged')
      void queries.invalidateQueries({ queryKey: ['/me/quotes'] });
    // A place came free after the cohorts were read.
    if (error instanceof ApiError && error.fieldErrors.batchId)
      void queries.invalidateQueries({ queryKey: readKey('/prices') });
    if (error instanceof ApiError && error.kind === 'refusal')
      send({ do: 'refuse', fault: error.message, newId: newId() });
    else send({ do: 'lose' });
  }

  async function take(result: Schema<'PurchaseResult'>) {
    send({ do: 'answer', result, newId: newId() });
    if (result.state !== 'bought') return;
    const keys = [
      ...progressKeys,
      readKey('/me/credits'),
      readKey('/modules'),
      // The first address becomes that of the profile.
      readKey('/me/profile'),
    ];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  }

  async function pay(requestId: string) {
    if (!body || !quote) return;
    send({ do: 'pay' });
    let paymentType: 'card' | 'wallet' | undefined;
    if (needsMethod(quote)) {
      try {
        paymentType = await prepare();
      } catch (error) {
        const fault = serverMessage(error) ?? messages.cardNotAdded;
        return send({ do: 'refuse', fault, newId: requestId });
      }
      if (!paymentType) return send({ do: 'giveBack' });
    }
    const { dueToday: amount, currency, nextCharge } = quote;
    try {
      const result = await unwrap(
        api.POST('/me/modules', {
          params: { query: {} },
          body: {
            ...body,
            requestId,
            dueToday: { amount, currency },
            ...(nextCharge && { nextCharge: { amount: nextCharge.amount, currency } }),
            ...(paymentType && { paymentType }),
          },
        }),
        { rethrow: true },
      );
      if ('state' in result) await take(result);
    } catch (error) {
      fail(error);
    }
  }

  const byId = (requestId: string) => ({ params: { path: { requestId } } });

  async function confirm(requestId: string, action: Schema<'Confirmation'>) {
    try {
      await authenticate(action);
      const call = api.POST('/me/purchases/-/requests/{requestId}/confirmation', byId(requestId));
      await take(await unwrap(call, { rethrow: true }));
    } catch {
      send({ do: 'lose' });
    }
  }

  async function check(requestId: string) {
    try {
      const call = api.GET('/me/purchases/-/requests/{requestId}', byId(requestId));
      await take(await unwrap(call, { rethrow: true }));
    } catch (error) {
      // The order never arrived: it can be sent again.
      if (error instanceof ApiError && error.status === 404) send({ do: 'giveBack' });
    }
  }

  return {
    phase,
    onPay: () => phase.step === 'form' && void pay(phase.requestId),
    onConfirm: () =>
      phase.step === 'confirming' && void confirm(phase.requestId, phase.confirmation),
    onCheck: () => phase.step === 'processing' && void check(phase.requestId),
  };
}
