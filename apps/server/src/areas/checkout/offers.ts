import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { type CrosssellRow, selectCrosssells } from '../pricing/crosssells.repository.ts';
import { reachable, taxOfPurchase, toCrosssell } from '../pricing/crosssells.service.ts';
import type { OrderRow } from './orders.repository.ts';

/** What a page offers with its product and after the payment, in the order shown. */
export async function readOffers(
  db: Kysely<DB>,
  checkoutId: number,
  at: Date,
): Promise<Schema<'Crosssell'>[]> {
  const rows = await selectCrosssells(db, { checkoutId }, { buyerId: null, at });
  return reachable(rows)
    .slice(0, 20)
    .map((row) => toCrosssell(row, null));
}

/**
 * What is offered next: unanswered, not owned, and following what was accepted (or, a downsell, refused). An order
 * without a card or wallet is offered only what is free.
 */
export async function nextOffer(
  db: Kysely<DB>,
  { checkout_id: checkoutId, user_id: buyerId, purchase_id: purchaseId, answers }: OrderRow,
  at: Date,
): Promise<Schema<'Crosssell'> | null> {
  if (purchaseId === null) return null;
  const offered = await selectCrosssells(db, { checkoutId }, { buyerId, at });
  const rows = (await hasMethod(db, purchaseId)) ? offered : offered.filter(isFree);
  const next = rows.find(
    (row) =>
      row.kind !== 'orderbump' && answers[row.crosssell_id] === undefined && isDue(row, answers),
  );
  if (!next) return null;
  return toCrosssell(next, await taxOfPurchase(db, { purchaseId, buyerId }));
}

const isFree = ({ amount }: CrosssellRow) => (amount ?? 0) === 0;

/** What was free or paid by credits has no card or wallet to charge. */
async function hasMethod(db: Kysely<DB>, purchaseId: number): Promise<boolean> {
  const { method_id } = await db
    .selectFrom('purchase')
    .select('method_id')
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  return method_id !== null;
}

/** An upsell follows an offer that was accepted, a downsell one that was not. */
function isDue({ kind, parent_id: parent }: CrosssellRow, answers: Record<string, boolean>) {
  if (parent === null) return true;
  return answers[parent] === (kind === 'upsell');
}
