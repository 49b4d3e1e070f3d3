import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { toCover } from '../catalog/cover.view.ts';
import { type CrosssellRow, selectCrosssells } from './crosssells.repository.ts';
import { offeredPrice } from './offered-price.ts';
import { toPrice } from './price.view.ts';

export interface CrosssellQuery {
  priceId: number;
  buyerId: number;
  isRecursive: boolean;
  /** All when left out. */
  types: string[] | undefined;
  at: Date;
}

/** What is offered beside a price, to someone who may buy with it. */
export async function listCrosssells(
  db: Kysely<DB>,
  { priceId, buyerId, isRecursive, types, at }: CrosssellQuery,
): Promise<Schema<'Crosssell'>[]> {
  await offeredPrice(db, { priceId, buyerId, context: 'inApp', at });
  const rows = await selectCrosssells(db, { priceId }, { buyerId, at });
  const roots = isRecursive ? reachable(rows) : rows.filter(({ parent_id }) => parent_id === null);
  return roots.filter(({ kind }) => types?.includes(kind) ?? true).map(toCrosssell);
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

export function toCrosssell(row: CrosssellRow): Schema<'Crosssell'> {
  const price = toPrice(row, { hasTried: true });
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
      listPrice:
        row.usual_price === null ? null : { amount: row.usual_price, currency: row.currency },
    },
  };
}

export const productOf = (row: CrosssellRow): Schema<'SoldProduct'> => ({
  id: row.module_id,
  name: row.product_name,
  uniqueName: row.unique_name,
  type: row.product_type,
});
