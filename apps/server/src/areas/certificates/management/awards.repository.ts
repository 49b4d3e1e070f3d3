import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { directionOf, type ListWindow } from '../../keyset.ts';
import { escapeLike } from '../../like.rules.ts';
import { userRef } from '../../refs.ts';
import { countUpTo } from '../../status-counts.ts';

export interface AwardFilter {
  search?: string;
  type?: number;
  status?: Schema<'DiplomaStatus'>;
}

export interface AwardRow {
  id: number;
  version: number;
  user: Schema<'UserRef'>;
  userId: number;
  recipient: string;
  type: Schema<'DiplomaType'>;
  name: string;
  module_name: string;
  reference_number: string;
  code: string;
  issued_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  revoked_reason: string | null;
  expiry_years: number;
  changedBy: Schema<'UserRef'> | null;
  changed_at: Date | null;
}

const columns = sql`i.id, i.version, ${userRef('u')} as user, i.user_id as "userId", i.recipient, i.type, i.name,
  i.module_name, i.reference_number, i.code, i.issued_at, i.expires_at, i.revoked_at, i.revoked_reason,
  d.expiry_years, i.changed_at, (select ${userRef('by')} from app_user by where by.id = i.changed_by) as "changedBy"`;
const source = sql`diploma_issue i join app_user u on u.id = i.user_id join diploma d on d.id = i.diploma_id`;

function matching({ search, type, status }: AwardFilter, now: Date): RawBuilder<unknown> {
  const words = search && escapeLike(search.toLowerCase());
  const isOver = sql`coalesce(i.expires_at <= ${now}, false)`;
  const states = {
    revoked: sql`i.revoked_at is not null`,
    expired: sql`i.revoked_at is null and ${isOver}`,
    valid: sql`i.revoked_at is null and not ${isOver}`,
  };
  const conditions = [
    ...(words ? [sql`lower(i.recipient || ' ' || i.reference_number) like ${`%${words}%`}`] : []),
    ...(type ? [sql`i.type = ${type}`] : []),
    ...(status ? [states[status]] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** A page of what was issued, one row more than it shows, and how much there is. */
export async function selectAwards(
  db: Kysely<DB>,
  { filter, now }: { filter: AwardFilter; now: Date },
  window: ListWindow,
): Promise<{ rows: AwardRow[]; total: number }> {
  const { after, order } = directionOf(window);
  const [last] = window.place?.key ?? [];
  const found = matching(filter, now);
  const { rows } = await sql<AwardRow>`
    select ${columns} from ${source}
    where ${found} ${last === undefined ? sql`` : sql`and i.id ${after} ${last}`}
    order by i.id ${order} limit ${window.pageSize + 1}`.execute(db);
  const counted = await sql<{ total: number }>`
    select ${countUpTo(sql`select 1 from diploma_issue i where ${found}`)} as total`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** One of them, held until the end of the transaction. */
export async function lockAward(trx: Kysely<DB>, id: number): Promise<AwardRow | undefined> {
  const { rows } = await sql<AwardRow>`
    select ${columns} from ${source} where i.id = ${id} for update of i`.execute(trx);
  return rows[0];
}
