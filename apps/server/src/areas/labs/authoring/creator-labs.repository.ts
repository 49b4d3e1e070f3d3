import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { directionOf, type ListWindow } from '../../keyset.ts';

type Db = Kysely<DB>;

export interface LabFilter {
  search?: string;
  type?: 1 | 2 | 3;
}

function authoredBy(userId: number, { search, type }: LabFilter): RawBuilder<unknown> {
  const conditions = [
    sql`m.type = 10 and m.deleted_at is null and (m.owner_id = ${userId}
      or m.id in (select module_id from module_permission where user_id = ${userId}))`,
  ];
  if (type) conditions.push(sql`m.subtype = ${type}`);
  if (search)
    conditions.push(
      sql`position(lower(${search}) in lower(m.name || ' ' || p.vendor || ' ' || p.vendor_id)) > 0`,
    );
  return sql.join(conditions, sql` and `);
}

const columns = sql`m.id, m.name as title, coalesce(m.short_description, '') as description, p.vendor,
  p.vendor_id as "vendorId", m.subtype as type, p.number_of_labs as "numberOfLabs",
  p.number_of_questions as "numberOfQuestions", m.is_public as "isPublic", m.version`;

/** A page of the labs someone authors, the newest first; one row more than it shows. */
export async function selectAuthoredLabs(
  db: Db,
  userId: number,
  filter: LabFilter,
  window: ListWindow,
): Promise<Schema<'CreatorLab'>[]> {
  const { after, order } = directionOf(window);
  const [last] = window.place?.key ?? [];
  const from = last === undefined ? sql`true` : sql`m.id ${after} ${last}`;
  const { rows } = await sql<Schema<'CreatorLab'>>`
    select ${columns} from module m join practice_lab p on p.module_id = m.id
    where ${authoredBy(userId, filter)} and ${from}
    order by m.id ${order} limit ${window.pageSize + 1}`.execute(db);
  return rows;
}

export async function countAuthoredLabs(
  db: Db,
  userId: number,
  filter: LabFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from module m join practice_lab p on p.module_id = m.id
    where ${authoredBy(userId, filter)} limit ${LIST_COUNT_LIMIT}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findAuthoredLab(
  db: Db,
  id: number,
): Promise<Schema<'CreatorLab'> | undefined> {
  const { rows } = await sql<Schema<'CreatorLab'>>`
    select ${columns} from module m join practice_lab p on p.module_id = m.id
    where m.id = ${id} and m.type = 10 and m.deleted_at is null`.execute(db);
  return rows[0];
}

/** Changes a lab from the version its author saw; whether it was still that one. */
export async function updateLabRow(
  trx: Db,
  { id, version }: { id: number; version: number },
  lab: Schema<'CreatorLabInput'>,
  now: Date,
): Promise<boolean> {
  const changed = await trx
    .updateTable('module')
    .set({
      name: lab.title.trim(),
      short_description: lab.description,
      subtype: lab.type,
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await trx
    .updateTable('practice_lab')
    .set({
      vendor: lab.vendor.trim(),
      vendor_id: lab.vendorId.trim(),
      number_of_labs: lab.numberOfLabs,
      number_of_questions: lab.numberOfQuestions,
    })
    .where('module_id', '=', id)
    .execute();
  return true;
}

export async function removeLab(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('module').set({ deleted_at: now }).where('id', '=', id).execute();
}
