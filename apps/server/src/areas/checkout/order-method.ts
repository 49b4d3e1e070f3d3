import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../deps.ts';
import { keepMethod } from '../billing/methods.service.ts';
import { saveMethod } from '../billing/save-method.ts';

interface Buyer {
  id: number;
  /** Of the session, or the fingerprint of the browser's token. */
  sessionId: string;
  origin: string;
}

type Paying = Pick<Schema<'CheckoutOrderInput'>, 'paymentType' | 'cardToken' | 'paypalToken'>;

/** Keeps the card or wallet of an order for its buyer. Without a token they pay by what they saved. */
export async function keepOrderMethod(
  deps: Deps,
  { origin, ...caller }: Buyer,
  { paymentType, cardToken, paypalToken }: Paying,
): Promise<void> {
  const token = paymentType === 'wallet' ? paypalToken : cardToken;
  if (paymentType === undefined || token === undefined) return;
  const saved = await saveMethod(deps, { caller, origin }, { kind: paymentType, token });
  const kept = { provider: deps.payments[paymentType].name, saved, now: deps.clock.now() };
  await deps.db.transaction().execute((trx) => keepMethod(trx, caller.id, kept));
}
