import type { Schema } from '@uplink/api-client';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { CheckoutOrder, DB } from '../../db/schema.ts';
import { hashOf } from '../../digests.ts';
import { notFound } from '../../plugins/errors/errors.ts';

export type OrderRow = Omit<Selectable<CheckoutOrder>, 'quote' | 'answers'> & {
  quote: Schema<'Quote'>;
  /** By the offer's id. */
  answers: Record<string, boolean>;
};

/** An order by its id, whoever asks. */
export async function findOrder(db: Kysely<DB>, id: string): Promise<OrderRow | undefined> {
  const row = await db
    .selectFrom('checkout_order')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row as OrderRow | undefined;
}

export interface OrderKey {
  uniqueId: string;
  orderId: string;
  token: string | undefined;
}

/** The order of a page by its token. Other orders, and those with an expired token, are not found. */
export async function requireOrder(
  db: Kysely<DB>,
  { uniqueId, orderId, token }: OrderKey,
  now: Date,
): Promise<OrderRow> {
  const row = await db
    .selectFrom('checkout_order')
    .innerJoin('checkout', 'checkout.id', 'checkout_order.checkout_id')
    .selectAll('checkout_order')
    .where('checkout_order.id', '=', orderId)
    .where('checkout.unique_id', '=', uniqueId)
    .where('token_hash', '=', hashOf(token ?? ''))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw notFound("This order doesn't exist.");
  return row as unknown as OrderRow;
}

/** Notes what was answered to an offer; the first answer stands. */
export async function noteAnswer(
  db: Kysely<DB>,
  { id }: OrderRow,
  crosssellId: number,
  accepted: boolean,
): Promise<OrderRow> {
  const answer = JSON.stringify({ [crosssellId]: accepted });
  const row = await db
    .updateTable('checkout_order')
    .set({ answers: sql`${answer}::jsonb || answers` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as unknown as OrderRow;
}

/** The newest charge of an offer of an order that isn't answered yet: it was accepted, and is not known to be paid. */
export async function findOpenUpsell(
  db: Kysely<DB>,
  { purchase_id, answers }: OrderRow,
): Promise<{ paymentId: number; crosssellId: number } | undefined> {
  const row = await db
    .selectFrom('payment')
    .innerJoin('purchase_line as line', 'line.id', 'payment.line_id')
    .select(['payment.id as paymentId', 'line.crosssell_id as crosssellId'])
    .where('payment.purchase_id', '=', purchase_id)
    .where('payment.kind', '=', 'upsell')
    .orderBy('payment.id', 'desc')
    .executeTakeFirst();
  if (!row || row.crosssellId === null || answers[row.crosssellId] !== undefined) return undefined;
  return { paymentId: row.paymentId, crosssellId: row.crosssellId };
}

/** Notes which purchase an order became; another tab's order for the same product finds that one's. */
export async function notePurchaseOf(
  db: Kysely<DB>,
  order: OrderRow,
  purchaseId: number | undefined,
): Promise<number | null> {
  const found =
    purchaseId === undefined
      ? sql<number | null>`(select id from purchase where user_id = checkout_order.user_id
          and request_id = checkout_order.id)`
      : sql<number | null>`${purchaseId}::bigint`;
  const { purchase_id } = await db
    .updateTable('checkout_order')
    .set({ purchase_id: sql`coalesce(purchase_id, ${found})` })
    .where('id', '=', order.id)
    .returning('purchase_id')
    .executeTakeFirstOrThrow();
  return purchase_id;
}
