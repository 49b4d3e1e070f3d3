import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { directionOf, type ListWindow } from '../../keyset.ts';
import { productRef, userRef } from '../../refs.ts';
import type { DiplomaDesign } from './diploma-design.rules.ts';

type Db = Kysely<DB>;
type Product = Schema<'ProductRef'>;

export interface DiplomaFilter {
  type?: 1 | 2 | 3;
  search?: string;
}

const issuedCount = sql<number>`(select count(*)::int from diploma_issue i where i.diploma_id = d.id)`;

const products = (limit: number) => sql<Product[]>`(
  select coalesce(json_agg(given.product), '[]') from (
    select ${productRef('m')} as product from module_diploma md join module m on m.id = md.module_id
    where md.diploma_id = d.id and m.deleted_at is null order by m.name, m.id limit ${limit}) given)`;

export const nextReference = (
  prefix: RawBuilder<unknown>,
  start: RawBuilder<unknown>,
) => sql<string>`
  ${prefix} || greatest(coalesce((select last_number + 1 from diploma_counter where prefix = ${prefix}), 0), ${start})`;

function ownedBy(userId: number, { type, search }: DiplomaFilter): RawBuilder<unknown> {
  const conditions = [sql`d.owner_id = ${userId} and d.deleted_at is null`];
  if (type) conditions.push(sql`d.type = ${type}`);
  if (search) conditions.push(sql`position(lower(${search}) in lower(d.name)) > 0`);
  return sql.join(conditions, sql` and `);
}

export type DiplomaItemRow = Omit<Schema<'CreatorDiplomaItem'>, 'updatedAt'> & { updatedAt: Date };

/** A page of someone's certificates, one row more than it shows. */
export async function selectDiplomas(
  db: Db,
  userId: number,
  filter: DiplomaFilter,
  window: ListWindow,
): Promise<DiplomaItemRow[]> {
  const { after, order } = directionOf(window);
  const [last] = window.place?.key ?? [];
  const from = last === undefined ? sql`true` : sql`d.id ${after} ${last}`;
  const { rows } = await sql<DiplomaItemRow>`
    select d.id, d.type, d.name, d.reference_prefix as "referencePrefix", d.expiry_years as "expiryDate",
      d.updated_at as "updatedAt", ${issuedCount} as "issuedCount", ${products(3)} as products
    from diploma d where ${ownedBy(userId, filter)} and ${from}
    order by d.id ${order} limit ${window.pageSize + 1}`.execute(db);
  return rows;
}

export async function countDiplomas(
  db: Db,
  userId: number,
  filter: DiplomaFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from diploma d where ${ownedBy(userId, filter)} limit ${LIST_COUNT_LIMIT}) found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface DiplomaRow {
  id: number;
  type: number;
  name: string;
  body: string;
  referencePrefix: string;
  referenceStartNumber: number;
  expiryDate: number;
  signatures: Schema<'Signature'>[];
  design: DiplomaDesign | null;
  version: number;
  updatedAt: Date;
  issuedCount: number;
  nextReference: string;
  products: Product[];
  changedBy: Schema<'UserRef'> | null;
}

/** One of someone's own certificates. */
export async function findDiploma(
  db: Db,
  userId: number,
  id: number,
): Promise<DiplomaRow | undefined> {
  const { rows } = await sql<DiplomaRow>`
    select d.id, d.type, d.name, d.body, d.reference_prefix as "referencePrefix",
      d.reference_start_number as "referenceStartNumber", d.expiry_years as "expiryDate", d.signatures, d.design,
      d.version, d.updated_at as "updatedAt", ${issuedCount} as "issuedCount", ${products(50)} as products,
      ${nextReference(sql`d.reference_prefix`, sql`d.reference_start_number`)} as "nextReference",
      case when by.id is not null then ${userRef('by')} end as "changedBy"
    from diploma d left join app_user by on by.id = d.changed_by
    where d.id = ${id} and ${ownedBy(userId, {})}`.execute(db);
  return rows[0];
}

export interface DiplomaColumns {
  type: number;
  name: string;
  body: string;
  reference_prefix: string;
  reference_start_number: number;
  expiry_years: number;
  image: string | null;
  signatures: string;
  design: string;
  changed_by: number;
  updated_at: Date;
}

export async function insertDiploma(trx: Db, columns: DiplomaColumns): Promise<number> {
  const { id } = await trx
    .insertInto('diploma')
    .values({ ...columns, owner_id: columns.changed_by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a certificate from the version its author saw; whether it was still that one. */
export async function updateDiplomaRow(
  trx: Db,
  { id, version }: { id: number; version: number },
  columns: DiplomaColumns,
): Promise<boolean> {
  const changed = await trx
    .updateTable('diploma')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Products that give it to those who finish them from now on. Naming a product switches its certificate on. */
export async function replaceProducts(
  trx: Db,
  diplomaId: number,
  moduleIds: number[],
): Promise<void> {
  const before = await trx
    .deleteFrom('module_diploma')
    .where('diploma_id', '=', diplomaId)
    .returning('module_id')
    .execute();
  if (moduleIds.length === 0) return;
  await trx
    .insertInto('module_diploma')
    .values(moduleIds.map((module_id) => ({ module_id, diploma_id: diplomaId })))
    .execute();
  const known = new Set(before.map(({ module_id }) => module_id));
  const added = moduleIds.filter((id) => !known.has(id));
  if (added.length === 0) return;
  await trx
    .updateTable('module')
    .set({ certificate_enabled: true })
    .where('id', 'in', added)
    .execute();
}

export async function removeDiploma(trx: Db, id: number, now: Date): Promise<void> {
  await trx.updateTable('diploma').set({ deleted_at: now }).where('id', '=', id).execute();
  await replaceProducts(trx, id, []);
}
