import { type Permission, rankOf } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { forbidden, notFound } from '../../plugins/errors/errors.ts';
import { isPart } from '../module-kinds.ts';

/** A product as its authors reach it. */
export interface Authored {
  /** The product, whichever of its sections and lessons was named. */
  id: number;
  type: number;
  name: string;
  uniqueName: string;
  isPublic: boolean;
  version: number;
  /** Owners manage. */
  permission: Permission;
}

/** What someone may do with a product: `manage` for its owner; null for products that are not theirs. */
export const permissionOf = (userId: number, product = 'm'): RawBuilder<Permission | null> => sql`
  case when ${sql.ref(`${product}.owner_id`)} = ${userId} then 'manage' else (
    select given.permission from module_permission given
    where given.module_id = ${sql.ref(`${product}.id`)} and given.user_id = ${userId}) end`;

/**
 * The product that a call of its author is about, named by itself or by one of its sections and lessons. What the
 * caller does not author answers like what never was (decision 14); what they only read may not be changed.
 */
export async function requireAuthored(
  db: Kysely<DB>,
  person: { id: number },
  moduleId: number,
  needed: Permission = 'edit',
): Promise<Authored> {
  const product = await findAuthored(db, person, moduleId);
  return requirePermission(product, needed, 'This product does not exist.');
}

/** What has a price list: the product, or one of its lessons, which may be sold by itself. */
export async function requirePriced(
  db: Kysely<DB>,
  person: { id: number },
  moduleId: number,
  needed: Permission = 'edit',
): Promise<Authored> {
  const product = await requireAuthored(db, person, moduleId, needed);
  const lesson = await db
    .selectFrom('module')
    .innerJoin('authored_lesson', 'authored_lesson.module_id', 'module.id')
    .select(['module.id', 'name', 'unique_name as uniqueName', 'type'])
    .where('module.id', '=', moduleId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return { ...product, ...lesson };
}

/** The same where a part of the product was asked for: `missing` says that this part isn't there. */
export function requirePermission(
  product: Authored | undefined,
  needed: Permission,
  missing: string,
): Authored {
  if (!product) throw notFound(missing);
  if (rankOf(product.permission) < rankOf(needed)) throw forbidden(refusals[needed]);
  return product;
}

/** The product of a module that someone may read as its author. */
export async function findAuthored(
  db: Kysely<DB>,
  person: { id: number },
  moduleId: number,
): Promise<Authored | undefined> {
  const { rows } = await sql<Omit<Authored, 'permission'> & { permission: Permission | null }>`
    select p.id, p.type, p.name, p.unique_name as "uniqueName", p.is_public as "isPublic", p.version,
      ${permissionOf(person.id, 'p')} as permission
    ${fromModules} and m.id = ${moduleId}`.execute(db);
  const [row] = rows;
  return row && row.permission !== null ? { ...row, permission: row.permission } : undefined;
}

/** Those of the modules that someone may change as their author. */
export async function selectEditable(
  db: Kysely<DB>,
  person: { id: number },
  moduleIds: number[],
): Promise<Set<number>> {
  if (moduleIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number; permission: Permission | null }>`
    select m.id, ${permissionOf(person.id, 'p')} as permission
    ${fromModules} and m.id = any (${moduleIds}::bigint[])`.execute(db);
  const editable = rows.filter(
    ({ permission }) => permission !== null && rankOf(permission) >= rankOf('edit'),
  );
  return new Set(editable.map(({ id }) => id));
}

/** Modules `m` with the product `p` that each is or belongs to. */
const fromModules = sql`
    from module m
    left join authored_lesson l on l.module_id = m.id
    left join module_child part on part.child_id = m.id and m.type = 5
    join module p on p.id = coalesce(l.product_id, part.parent_id, m.id) and not ${isPart('p')}
    where m.deleted_at is null and p.deleted_at is null`;

const refusals: Record<Permission, string> = {
  view: "You can't open this product.",
  edit: 'You can read this product, but not change it. Ask its owner for permission.',
  manage: 'Only people who manage this product can do this. Ask its owner.',
};
