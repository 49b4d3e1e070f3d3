import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT, mayAny, type PolicyPerson } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { moduleStatus } from '../../db/status-codes.ts';
import type { Deps } from '../../deps.ts';
import { openRows } from '../../vault/vault.ts';
import {
  directionOf,
  fromMicroseconds,
  type ListOrder,
  type ListWindow,
  toMicroseconds,
} from '../keyset.ts';
import { reviews } from '../mentoring/scope.ts';
import { productRef, userRef } from '../refs.ts';

export interface ApplicationFilter {
  /** Statuses, comma-joined. */
  status?: string;
  productId?: number;
  userId?: number;
}

/** What waits comes first, the oldest first. */
export const applicationOrder: ListOrder = { name: 'waiting', parts: 3 };

/** Its index has the same words. */
const isDecided = sql<boolean>`a.state <> 'waiting'`;

const narrow = (column: string, value: number | undefined): RawBuilder<unknown> =>
  value === undefined ? sql`` : sql`and ${sql.ref(column)} = ${value}`;

/** Applications of others that someone may decide on; one that came to the program otherwise waits no longer. */
const reviewedBy = (reviewer: PolicyPerson) => sql`
  from application a join module p on p.id = a.module_id join app_user u on u.id = a.user_id
  where a.user_id <> ${reviewer.id}
    ${mayAny(reviewer, 'overseeApplications') ? sql`` : sql`and ${reviews(reviewer.id, sql`a.module_id`)}`}
    and (${isDecided} or exists (select 1 from user_module um
      where um.user_id = a.user_id and um.module_id = a.module_id and um.status = ${moduleStatus.applied}))`;

const filtered = (reviewer: PolicyPerson, { productId, userId }: ApplicationFilter) =>
  sql`${reviewedBy(reviewer)} ${narrow('a.module_id', productId)} ${narrow('a.user_id', userId)}`;

type Row = Omit<Schema<'ApplicationItem'>, 'submittedAt' | 'decidedAt'> & {
  applied_at: Date;
  decided_at: Date | null;
};

const columns = sql`a.id, p.name as title, ${productRef('p')} as product, ${userRef('u')} as user, a.state as status,
  (select ${userRef('d')} from app_user d where d.id = a.decided_by) as "decidedBy", a.applied_at, a.decided_at`;

const toItem = ({ applied_at, decided_at, ...row }: Row): Schema<'ApplicationItem'> => ({
  ...row,
  submittedAt: applied_at.toISOString(),
  decidedAt: decided_at?.toISOString() ?? null,
});

/** A page of applications, each with its place in the list. */
export async function listReviewedApplications(
  db: Kysely<DB>,
  reviewer: PolicyPerson,
  { status, ...filter }: ApplicationFilter,
  window: ListWindow,
) {
  const { order } = directionOf(window);
  const { rows } = await sql<Row & { place: number[] }>`
    select ${columns},
      jsonb_build_array((${isDecided})::int, ${toMicroseconds(sql`a.applied_at`)}, a.id) as place
    ${filtered(reviewer, filter)}
      ${status === undefined ? sql`` : sql`and a.state = any (${status.split(',')}::text[])`}
      ${comesAfter(window)}
    order by ${isDecided} ${order}, a.applied_at ${order}, a.id ${order}
    limit ${window.pageSize + 1}`.execute(db);
  return rows.map(({ place, ...row }) => ({ place, item: toItem(row) }));
}

function comesAfter(window: ListWindow): RawBuilder<unknown> {
  if (!window.place) return sql``;
  const [rank, at, id] = window.place.key;
  return sql`and (${isDecided}, a.applied_at, a.id) ${directionOf(window).after}
    (${rank !== 0}::boolean, ${fromMicroseconds(sql`${at}::bigint`)}, ${id}::bigint)`;
}

/** How many there are in each state; what waits is counted first. */
export async function countReviewedApplications(
  db: Kysely<DB>,
  reviewer: PolicyPerson,
  filter: ApplicationFilter,
): Promise<Schema<'StatusCounts'>> {
  const { rows } = await sql<Schema<'StatusCounts'>[number]>`
    select status, count(*)::int as count from (
      select a.state as status ${filtered(reviewer, filter)}
      order by ${isDecided}, a.applied_at limit ${sql.lit(LIST_COUNT_LIMIT)}) counted
    group by status order by status`.execute(db);
  return rows;
}

/** Message and reason as they are stored: encrypted for the applicant. */
export interface FoundApplication {
  item: Schema<'ApplicationItem'>;
  message: string;
  reason: string | null;
}

/** One application, whoever may decide on it. */
export async function findApplication(
  db: Kysely<DB>,
  id: number,
): Promise<FoundApplication | undefined> {
  const { rows } = await sql<Row & { message: string; reason: string | null }>`
    select ${columns}, a.message, a.reason
    from application a join module p on p.id = a.module_id join app_user u on u.id = a.user_id
    where a.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { message, reason, ...item } = row;
  return { item: toItem(item), message, reason };
}

/** Why someone was refused before, the latest first. */
export async function listRefusals(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { userId, moduleId, before }: { userId: number; moduleId: number; before: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('application')
    .select('reason')
    .where('user_id', '=', userId)
    .where('module_id', '=', moduleId)
    .where('id', '<', before)
    .where('state', '=', 'refused')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const opened = await openRows(db, config, 'application', rows);
  return opened.flatMap(({ reason }) => (reason === null ? [] : [reason]));
}
