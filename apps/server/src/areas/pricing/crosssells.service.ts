import type { Schema } from '@uplink/api-client';
import { type TaxRate, withTax } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { toCover } from '../catalog/cover.view.ts';
import { type CrosssellRow, selectCrosssells } from './crosssells.repository.ts';
import { offeredPrice } from './offered-price.ts';
import { toPrice } from './price.view.ts';

type AddedTax = Omit<TaxRate, 'label'>;

export interface CrosssellQuery {
  priceId: number;
  buyerId: number;
  isRecursive: boolean;
  /** A purchase by this price, whose tax is in the amounts. */
  purchaseId: number | undefined;
  /** All when left out. */
  types: string[] | undefined;
  at: Date;
}

/** The offers of a price, for someone who may use it. */
export async function listCrosssells(
  db: Kysely<DB>,
  { priceId, buyerId, isRecursive, purchaseId, types, at }: CrosssellQuery,
): Promise<Schema<'Crosssell'>[]> {
  await offeredPrice(db, { priceId, buyerId, context: 'inApp', at });
  const rows = await selectCrosssells(db, { priceId }, { buyerId, at });
  const roots = isRecursive ? reachable(rows) : rows.filter(({ parent_id }) => parent_id === null);
  const tax = purchaseId === undefined ? null : await taxOfPurchase(db, { purchaseId, buyerId });
  return roots
    .filter(({ kind }) => types?.includes(kind) ?? true)
    .map((row) => toCrosssell(row, tax));
}

/** Those at the top, and those below an offer that is made itself. */
export function reachable(rows: CrosssellRow[]): CrosssellRow[] {
  const byId = new Map(rows.map((row) => [row.crosssell_id, row]));
  const isReached = (row: CrosssellRow, depth = 0): boolean => {
    if (row.parent_id === null) return true;
    const parent = byId.get(row.parent_id);
    return parent !== undefined && depth < rows.length && isReached(parent, depth + 1);
  };
  return rows.filter((row) => isReached(row));
}

/** The tax on what is added to someone's purchase. */
export async function taxOfPurchase(
  db: Kysely<DB>,
  { purchaseId, buyerId }: { purchaseId: number; buyerId: number },
): Promise<AddedTax> {
  const purchase = await db
    .selectFrom('purchase')
    .select(['tax_rate as rate', 'is_tax_included as isIncluded'])
    .where('id', '=', purchaseId)
    .where('user_id', '=', buyerId)
    .executeTakeFirst();
  if (!purchase) throw notFound('This purchase does not exist.');
  return purchase;
}

/** An offer with its price, and with the tax where a purchase says which. */
export function toCrosssell(row: CrosssellRow, tax: AddedTax | null): Schema<'Crosssell'> {
  const price = toPrice(row, { hasTried: true });
  const { currency, usual_price: usual } = row;
  return {
    id: row.crosssell_id,
    type: row.kind,
    parentId: row.parent_id,
    product: productOf(row),
    cover: toCover(row),
    image: row.image,
    title: row.title,
    text: row.text,
    price: {
      ...price,
      amount: { amount: withTax(price.amount.amount, tax), currency },
      listPrice: usual === null ? null : { amount: withTax(usual, tax), currency },
    },
  };
}

export const productOf = (row: CrosssellRow): Schema<'SoldProduct'> => ({
  id: row.module_id,
  name: row.product_name,
  uniqueName: row.unique_name,
  type: row.product_type,
});
