import type { Books } from './books.ts';

const most = 50;

/** The newest lines of each book, and what the whole of it adds up to. Holds nothing that opens anything. */
export async function readLedger({ db }: Books) {
  const [charges, refunds, disputes, methods, events, totals] = await Promise.all([
    db
      .selectFrom('sandbox_charge')
      .select(['ref', 'idempotency_key', 'kind', 'method_ref', 'customer', 'amount', 'currency'])
      .select(['state', 'code', 'description', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute(),
    db
      .selectFrom('sandbox_refund')
      .select(['ref', 'idempotency_key', 'charge_ref', 'amount', 'currency', 'state', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute(),
    db
      .selectFrom('sandbox_dispute')
      .select(['ref', 'charge_ref', 'amount', 'currency', 'state', 'reason', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute(),
    db
      .selectFrom('sandbox_method')
      .select(['ref', 'kind', 'customer', 'script', 'payer_email', 'removed_at', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute(),
    db
      .selectFrom('sandbox_event')
      .select(['id', 'event_id', 'type', 'ref', 'is_forged', 'due_at', 'attempts'])
      .select(['last_status', 'delivered_at'])
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
    db
      .selectFrom('sandbox_movement')
      .select(['currency', 'kind'])
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        eb.fn.sum<number>('amount').as('amount'),
      ])
      .groupBy(['currency', 'kind'])
      .orderBy('currency')
      .orderBy('kind')
      .execute(),
  ]);
  return { charges, refunds, disputes, methods, events, totals };
}

export type Ledger = Awaited<ReturnType<typeof readLedger>>;
