import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { isOwnLab } from './own-labs.ts';

export interface LabRow {
  id: number;
  name: string;
  unique_name: string;
  description: string;
  type: number;
  vendor: string;
  vendor_id: string;
  number_of_labs: number;
  number_of_questions: number;
  first_access_at: Date | null;
  expires_at: Date | null;
  is_own: boolean;
  /** It is made of stages. */
  has_stages: boolean;
  /** The exam that it prepares for, taken here. */
  exam_name: string | null;
  opened_by: Schema<'ProductRef'>[];
}

const isVisible = (userId: number) => sql`m.deleted_at is null
  and ((m.is_public and not m.hidden) or a.lab_id is not null or ${isOwnLab(userId)})`;

const from = (userId: number, where: RawBuilder<unknown>) => sql`
  from module m
  join practice_lab p on p.module_id = m.id
  left join lab_access a on a.user_id = ${userId} and a.lab_id = m.id
  where m.type = 10 and ${isVisible(userId)} and ${where}`;

/** The programs and courses that open the lab `m`, by itself or by a bundle that holds it. */
const openedBy = sql`(select coalesce(json_agg(json_build_object(
    'id', o.id, 'name', o.name, 'uniqueName', o.unique_name, 'type', o.type) order by o.id), '[]')
  from (select distinct o.id, o.name, o.unique_name, o.type from module o
    join product_lab by_product on by_product.product_id = o.id
    where o.is_public and not o.hidden and o.deleted_at is null
      and (by_product.lab_id = m.id
        or by_product.lab_id in (select parent_id from module_child where child_id = m.id))
    order by o.id limit 3) o)`;

const examOf = sql`(select e.unique_name from assessment_module am join assessment e on e.id = am.assessment_id
  where am.module_id = m.id and e.is_public and e.deleted_at is null order by e.id limit 1)`;

/** Labs this person may see, with their own access to each. */
export async function selectLabs(
  db: Kysely<DB>,
  userId: number,
  where: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<LabRow[]> {
  const { rows } = await sql<LabRow>`
    select m.id, m.name, m.unique_name, coalesce(m.short_description, '') as description, m.subtype as type, p.vendor,
      p.vendor_id, p.number_of_labs, p.number_of_questions, a.first_access_at, a.expires_at,
      ${isOwnLab(userId)} as is_own,
      exists (select 1 from lab_definition d where d.lab_id = m.id) as has_stages, ${examOf} as exam_name,
      case when ${isOwnLab(userId)} then '[]'::json else ${openedBy} end as opened_by
    ${from(userId, where)} order by m.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countLabs(
  db: Kysely<DB>,
  userId: number,
  where: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${from(userId, where)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Notes the first access; a later one, and one at the same time, changes nothing. */
export async function keepFirstAccess(
  db: Kysely<DB>,
  row: { user_id: number; lab_id: number; first_access_at: Date; expires_at: Date },
) {
  await db
    .insertInto('lab_access')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'lab_id']).doNothing())
    .execute();
  return db
    .selectFrom('lab_access')
    .select(['first_access_at', 'expires_at'])
    .where('user_id', '=', row.user_id)
    .where('lab_id', '=', row.lab_id)
    .executeTakeFirstOrThrow();
}
