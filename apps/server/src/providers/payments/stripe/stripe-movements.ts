import type Stripe from 'stripe';
import type { Movement } from '../payments.ts';
import type { StripeDeps } from './stripe-deps.ts';
import { asking } from './stripe-errors.ts';

const dayMs = 86_400_000;
/** Of one day; a busier academy needs smaller pages. */
const most = 10_000;

/** One day a page: Stripe lists the newest first, and a day can be turned around. */
export async function listMovements(
  { stripe }: StripeDeps,
  { since, cursor }: { since: Date; cursor?: string },
): Promise<{ movements: Movement[]; next?: string }> {
  const from = cursor ? Number(cursor) : since.getTime();
  const until = from + dayMs;
  const rows = await asking(() =>
    stripe.balanceTransactions
      .list({
        created: { gte: Math.floor(from / 1000), lt: Math.floor(until / 1000) },
        limit: 100,
        expand: ['data.source'],
      })
      .autoPagingToArray({ limit: most }),
  );
  const movements = rows.reverse().flatMap(toMovement);
  return { movements, ...(until <= Date.now() && { next: String(until) }) };
}

interface Source {
  id: string;
  payment_intent?: string | { id: string } | null;
  metadata?: Record<string, string> | null;
}

const kinds: Record<string, Movement['kind']> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refundFailed',
  dispute: 'dispute',
  dispute_reversal: 'disputeWon',
};

function toMovement(row: Stripe.BalanceTransaction): Movement[] {
  const kind = kinds[row.reporting_category];
  const source = row.source as Source | string | null;
  if (!kind || source === null || typeof source === 'string') return [];
  const { payment_intent: intent, metadata } = source;
  const chargeRef = typeof intent === 'string' ? intent : (intent?.id ?? '');
  return [
    {
      ...{ kind, chargeRef, ref: kind === 'charge' ? chargeRef : source.id },
      ...(metadata?.key && { idempotencyKey: metadata.key }),
      money: { amount: Math.abs(row.amount), currency: row.currency.toUpperCase() },
      at: new Date(row.created * 1000),
    },
  ];
}
