import type { Schema } from '@uplink/api-client';
import { holdsProducts } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import { permissionOf, requireAuthored } from '../authored.ts';
import { noteChange } from './note-change.ts';
import { setChildren } from './product.service.ts';

/** The products of a program or bundle in order, unpublished ones too. */
export async function listBundle(
  db: Kysely<DB>,
  person: { id: number },
  moduleId: number,
): Promise<Schema<'BundledModule'>[]> {
  const { id } = await requireAuthored(db, person, moduleId, 'view');
  const { rows } = await sql<Schema<'BundledModule'>>`
    select m.id, m.name, m.type, m.unique_name as "uniqueName", m.is_public as "isPublic",
      (select count(*)::int from lesson l where l.product_id = m.id) as "lessonCount"
    from module_child c join module m on m.id = c.child_id
    where c.parent_id = ${id} and m.deleted_at is null and m.type <> 5
    order by c.position, m.id limit 500`.execute(db);
  return rows;
}

/** Sets the products of a program or bundle; what is new opens to the learners who have it. */
export async function replaceBundle(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  person: { id: number },
  moduleId: number,
  { childIds, version }: Schema<'ModuleBundleInput'>,
): Promise<void> {
  const product = await requireAuthored(db, person, moduleId);
  if (!holdsProducts(product.type))
    throw unprocessable('Only programs and bundles can contain products.');
  await db.transaction().execute(async (trx) => {
    await noteChange(trx, product.id, { by: person.id, now: clock.now(), version });
    if (!(await mayHold(trx, person.id, product, childIds))) {
      const fault = 'Choose courses, projects and labs that are published or yours.';
      throw unprocessable(fault, { childIds: fault });
    }
    await replaceChildren(trx, product.id, childIds);
  });
}

/** Replaces the products of a program or bundle. */
export async function replaceChildren(
  trx: Kysely<DB>,
  productId: number,
  childIds: number[],
): Promise<void> {
  await trx.deleteFrom('module_child').where('parent_id', '=', productId).execute();
  if (childIds.length > 0) await setChildren(trx, productId, childIds);
  // A tab of a product that is no longer here would lead nowhere.
  await trx
    .deleteFrom('module_tab')
    .where('module_id', '=', productId)
    .where('item_id', 'is not', null)
    .$if(childIds.length > 0, (query) => query.where('item_id', 'not in', childIds))
    .execute();
}

/** Products that are already in it may stay, whoever owns them. */
export async function mayHold(
  db: Kysely<DB>,
  userId: number,
  product: { id: number },
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from module m
    where m.id = any (${[...ids]}::bigint[]) and m.deleted_at is null and m.type in (2, 3, 10)
      and (m.is_public or (${permissionOf(userId)}) is not null
        or m.id in (select child_id from module_child where parent_id = ${product.id}))`.execute(
    db,
  );
  return rows[0]?.count === ids.length;
}
