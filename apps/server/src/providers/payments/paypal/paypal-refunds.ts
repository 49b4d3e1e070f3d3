import { ProviderRefused } from '../payment-errors.ts';
import type { ByKey, ByRef, Refund, RefundState } from '../payments.ts';
import { bodyOf } from './paypal-api.ts';
import { captureOf, type Order, type PaypalRefund, readOrder } from './paypal-charges.ts';
import type { PaypalDeps } from './paypal-deps.ts';
import { linkOf } from './paypal-methods.ts';
import { fromPaypal, toPaypal } from './paypal-money.ts';

/** PayPal forgets keys after weeks: what was given by this key is looked for first. */
export async function refund(deps: PaypalDeps, wish: Refund): Promise<RefundState> {
  const order = await readOrder(deps, wish.chargeRef);
  const known = findByKey(order, wish.idempotencyKey);
  if (known) return toState(known, wish.chargeRef);
  const capture = captureOf(order);
  if (!capture) throw new ProviderRefused('This charge took no money.');
  const answer = await deps.api(`/v2/payments/captures/${capture.id}/refund`, {
    method: 'POST',
    requestId: `${wish.idempotencyKey}:refund`,
    body: { amount: toPaypal(wish.money), custom_id: wish.idempotencyKey },
  });
  return toState(bodyOf(answer), wish.chargeRef);
}

export async function readRefund(
  deps: PaypalDeps,
  by: (ByKey & { chargeRef: string }) | ByRef,
): Promise<RefundState | { state: 'notFound' }> {
  if (by.ref === undefined) {
    const found = findByKey(await readOrder(deps, by.chargeRef), by.idempotencyKey);
    return found ? toState(found, by.chargeRef) : { state: 'notFound' };
  }
  const answer = await deps.api(`/v2/payments/refunds/${encodeURIComponent(by.ref)}`);
  if (answer.status === 404) return { state: 'notFound' };
  const refund = bodyOf(answer);
  return toState(refund, await orderOf(deps, linkOf(refund, 'up').split('/').at(-1) ?? ''));
}

/** The order that a capture belongs to: its id is the charge's ref. */
export async function orderOf({ api }: PaypalDeps, capture: string): Promise<string> {
  const body = bodyOf(await api(`/v2/payments/captures/${encodeURIComponent(capture)}`));
  return body.supplementary_data?.related_ids?.order_id ?? '';
}

function findByKey(order: Order, key: string): PaypalRefund | undefined {
  return order.purchase_units?.[0]?.payments?.refunds?.find(({ custom_id }) => custom_id === key);
}

function toState({ id: ref, status, amount }: PaypalRefund, chargeRef: string): RefundState {
  const facts = { ref, chargeRef, money: fromPaypal(amount) };
  if (status === 'COMPLETED') return { ...facts, state: 'succeeded' };
  if (status === 'PENDING') return { ...facts, state: 'pending' };
  return { ...facts, state: 'failed', message: 'PayPal could not refund the payment.' };
}
