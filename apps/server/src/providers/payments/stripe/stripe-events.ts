import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentEvent } from '../payment-event.ts';
import type { StripeDeps } from './stripe-deps.ts';

const toleranceSeconds = 300;
const kinds: [pattern: RegExp, type: PaymentEvent['type']][] = [
  [/^charge\.dispute\./, 'dispute'],
  [/^refund\.|^charge\.refund\./, 'refund'],
  [/^payment_intent\./, 'charge'],
  [/^payment_method\./, 'method'],
];

/** Verified by Stripe's own library, over the raw body. */
export async function readEvent(
  { stripe }: StripeDeps,
  secret: string,
  delivery: { rawBody: Buffer; headers: IncomingHttpHeaders; now: Date },
): Promise<PaymentEvent | 'other' | undefined> {
  const { rawBody, headers, now } = delivery;
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string' || isFromTheFuture(signature, now)) return undefined;
  try {
    const event = stripe.webhooks.constructEvent(
      ...([rawBody, signature, secret, toleranceSeconds, undefined, now.getTime()] as const),
    );
    const [, type] = kinds.find(([pattern]) => pattern.test(event.type)) ?? [];
    const object = event.data.object as { id?: string; metadata?: Record<string, string> | null };
    if (!type || !object.id) return 'other';
    const key = object.metadata?.key;
    return {
      ...{ id: event.id, type, ref: object.id, version: event.created },
      at: new Date(event.created * 1000),
      ...(key && { idempotencyKey: key }),
    };
  } catch {
    return undefined;
  }
}

/** The library only refuses what is too old. */
function isFromTheFuture(signature: string, now: Date): boolean {
  const at = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0);
  return at - now.getTime() / 1000 > toleranceSeconds;
}
