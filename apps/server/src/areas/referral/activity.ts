import type { Schema } from '@uplink/api-client';
import { mayAny, type PolicyPerson } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import {
  directionOf,
  fromMicroseconds,
  type ListOrder,
  openWindow,
  toMicroseconds,
  toPage,
  type WindowQuery,
} from '../keyset.ts';
import { userRef } from '../refs.ts';
import { countUpTo } from '../status-counts.ts';
import type { RewardProgram } from './referral.rules.ts';
import type { RewardAccountKey } from './reward-entries.ts';

type Activity = Schema<'RewardActivity'>;

interface NewActivity extends RewardAccountKey {
  kind: Activity['kind'];
  person?: string | null;
  product?: string | null;
  amount?: number | null;
  now: Date;
}

/** Adds a line to someone's log; the clicks of a day share one. */
export async function noteActivity(
  db: Kysely<DB>,
  { userId, program, kind, person, product, amount, now }: NewActivity,
): Promise<void> {
  await sql`
    insert into referral_activity as known (user_id, program, kind, person, product, amount, day, created_at)
    values (${userId}, ${program}, ${kind}, ${person ?? null}, ${product ?? null}, ${amount ?? null},
      ${now.toISOString().slice(0, 10)}::date, ${now})
    on conflict (user_id, program, day) where kind = 'click'
    do update set count = known.count + 1`.execute(db);
}

/** First name and initial: what others may read of a person. */
export const shownName = (alias: string): RawBuilder<string> =>
  sql`(${sql.ref(`${alias}.first_name`)} || ' ' || left(${sql.ref(`${alias}.last_name`)}, 1) || '.')`;

const order: ListOrder = { name: 'rewards', parts: 2, isDescending: true };

export interface DateRange {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Whether an instant is within the days of a range, in UTC. */
export const within = (instant: RawBuilder<unknown>, { startDate, endDate }: DateRange) =>
  sql`(${startDate ?? null}::date is null or ${instant} >= ${startDate ?? null}::date::timestamp at time zone 'UTC')
    and (${endDate ?? null}::date is null or ${instant} < (${endDate ?? null}::date + 1)::timestamp at time zone 'UTC')`;

interface ActivityFilter extends DateRange {
  userId?: number;
  program?: RewardProgram | undefined;
  /** Without them, every kind. */
  kinds?: readonly Activity['kind'][];
}

/** What links did. The other kinds tell what someone earned and was paid. */
const kindsOfLinks = ['click', 'application', 'enrollment', 'takenBack', 'team'] as const;

type Row = Omit<Activity, 'date'> & { created_at: Date; at: number; user: Schema<'UserRef'> };

async function readActivity(db: Kysely<DB>, filter: ActivityFilter, query: WindowQuery) {
  const window = openWindow(order, query);
  const { after, order: direction } = directionOf(window);
  const [at, id] = window.place?.key ?? [];
  const { userId = null, program = null, kinds = null } = filter;
  const chosen = sql`(${userId}::bigint is null or a.user_id = ${userId}::bigint)
    and (${program}::text is null or a.program = ${program}::text)
    and (${kinds}::text[] is null or a.kind = any (${kinds}::text[])) and ${within(sql`a.created_at`, filter)}`;
  const { rows } = await sql<Row>`
    select a.id, a.kind, a.count, a.person, a.product, a.amount, r.currency, a.created_at,
      ${toMicroseconds(sql`a.created_at`)} as at, ${userRef('u')} as user
    from referral_activity a join reward_rules r on r.program = a.program join app_user u on u.id = a.user_id
    where ${chosen} ${
      at === undefined
        ? sql``
        : sql`and (a.created_at, a.id) ${after} (${fromMicroseconds(sql`${at}::bigint`)}, ${id}::bigint)`
    }
    order by a.created_at ${direction}, a.id ${direction} limit ${window.pageSize + 1}`.execute(db);
  const counted = await sql<{ count: number }>`
    select ${countUpTo(sql`select 1 from referral_activity a where ${chosen}`)} as count`.execute(
    db,
  );
  const page = toPage(window, rows, (row) => [row.at, row.id]);
  return {
    rows: page.rows.map(({ created_at, at: _, user, ...row }) => ({
      activity: { ...row, date: created_at.toISOString() },
      user,
    })),
    paging: { pageSize: window.pageSize, total: counted.rows[0]?.count ?? 0, ...page.cursors },
  };
}

/** What the links of a person did, newest first. */
export async function listActivity(
  db: Kysely<DB>,
  filter: ActivityFilter & { userId: number },
  query: WindowQuery,
): Promise<Schema<'RewardActivityPage'>> {
  const { rows, paging } = await readActivity(db, filter, query);
  return { data: rows.map(({ activity }) => activity), paging };
}

/** What happened in a program, with whose it is. Who sees names alone sees no money. */
export async function listProgramLogs(
  db: Kysely<DB>,
  staff: PolicyPerson,
  { program, ...query }: WindowQuery & DateRange & { program: RewardProgram },
): Promise<Schema<'StaffRewardActivityPage'>> {
  const seesMoney = mayAny(staff, 'readRewards');
  const filter = { ...query, program, ...(!seesMoney && { kinds: kindsOfLinks }) };
  const { rows, paging } = await readActivity(db, filter, query);
  if (seesMoney) return { data: rows, paging };
  const data = rows.map(({ activity, user }) => ({
    activity: { ...activity, amount: null },
    user,
  }));
  return { data, paging };
}
