import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { readChoices, selectProducts } from './choices.ts';
import { figuresOf } from './figures.ts';
import { findManaged, type ManagedRow, stateOf } from './managed-checkout.repository.ts';
import { findFaults, offeredIds } from './publishing-faults.ts';

/** A page with everything its editor shows. */
export async function readManaged(
  db: Kysely<DB>,
  id: number,
  now: Date,
): Promise<Schema<'ManagedCheckout'>> {
  return toManaged(db, await findManaged(db, id), now);
}

export async function toManaged(
  db: Kysely<DB>,
  row: ManagedRow,
  now: Date,
): Promise<Schema<'ManagedCheckout'>> {
  const { id, version, publishedAt, updatedAt, product, draft } = row;
  const choices = await readChoices(db, draft.productId, now);
  const { rows } = await sql<{ figures: Schema<'CheckoutFigures'> }>`
    select ${figuresOf('c.id', now)} as figures from checkout c where c.id = ${id}`.execute(db);
  return {
    id,
    version,
    state: stateOf(row),
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    product,
    draft,
    offered: await selectProducts(db, offeredIds(draft)),
    choices,
    faults: await findFaults(db, draft, choices),
    figures: rows[0]?.figures ?? { views: 0, orders: 0 },
  };
}
