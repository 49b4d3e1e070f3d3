import type Stripe from 'stripe';
import type { ByKey, ByRef, Refund, RefundState } from '../payments.ts';
import type { StripeDeps } from './stripe-deps.ts';
import { asking } from './stripe-errors.ts';

const most = 100;

/** Stripe forgets keys after a day or more: what was given by this key is looked for first. */
export async function refund(deps: StripeDeps, wish: Refund): Promise<RefundState> {
  const { idempotencyKey, chargeRef, money, metadata } = wish;
  const known = await findByKey(deps, wish);
  if (known) return toState(known);
  const made = await asking(() =>
    deps.stripe.refunds.create(
      {
        payment_intent: chargeRef,
        amount: money.amount,
        metadata: { ...metadata, key: idempotencyKey },
      },
      { idempotencyKey: `${idempotencyKey}:refund` },
    ),
  );
  return toState(made);
}

export async function readRefund(
  deps: StripeDeps,
  by: (ByKey & { chargeRef: string }) | ByRef,
): Promise<RefundState | { state: 'notFound' }> {
  const { ref } = by;
  const found =
    ref === undefined
      ? await findByKey(deps, by)
      : await asking(() => deps.stripe.refunds.retrieve(ref));
  return found ? toState(found) : { state: 'notFound' };
}

function findByKey(
  { stripe }: StripeDeps,
  { chargeRef, idempotencyKey }: { chargeRef: string; idempotencyKey: string },
): Promise<Stripe.Refund | undefined> {
  return asking(async () => {
    const { data } = await stripe.refunds.list({ payment_intent: chargeRef, limit: most });
    return data.find(({ metadata }) => metadata?.key === idempotencyKey);
  });
}

function toState(refund: Stripe.Refund): RefundState {
  const { id: ref, status, amount, currency, payment_intent } = refund;
  const chargeRef =
    typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? '');
  const facts = { ref, chargeRef, money: { amount, currency: currency.toUpperCase() } };
  if (status === 'succeeded') return { ...facts, state: 'succeeded' };
  if (status !== 'failed' && status !== 'canceled') return { ...facts, state: 'pending' };
  return { ...facts, state: 'failed', message: refund.failure_reason ?? 'The refund failed.' };
}
