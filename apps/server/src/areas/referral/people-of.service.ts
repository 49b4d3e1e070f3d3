import type { Schema } from '@uplink/api-client';
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
import { countUpTo } from '../status-counts.ts';
import { shownName } from './activity.ts';
import type { RewardAccountKey } from './reward-entries.ts';

const teamOrder: ListOrder = { name: 'team', parts: 2, isDescending: true };

type Member = Omit<Schema<'TeamMember'>, 'id' | 'joinedAt'> & {
  id: number;
  joined_at: Date;
  at: number;
};

/** The people who joined by someone's link and are still there: each once, with the day of their last click. */
export const membersOf = (userId: number): RawBuilder<unknown> =>
  sql`select m.user_id, max(m.clicked_at) as joined_at from referral_mark m
    join app_user u on u.id = m.user_id and u.deleted_at is null and not u.blocked
    where m.referrer_id = ${userId} group by m.user_id`;

/** The people who joined by someone's link, newest first. */
export async function listTeam(
  db: Kysely<DB>,
  userId: number,
  query: WindowQuery,
): Promise<Schema<'TeamPage'>> {
  const window = openWindow(teamOrder, query);
  const { after, order } = directionOf(window);
  const [at, id] = window.place?.key ?? [];
  const members = membersOf(userId);
  const { rows } = await sql<Member>`
    select u.id, ${shownName('u')} as name, u.avatar, team.joined_at, ${toMicroseconds(sql`team.joined_at`)} as at,
      (select count(*)::int from referral_enrollment e where e.referrer_id = u.id and e.state in ('held', 'released')) as enrollments,
      exists (select 1 from ambassador_program a where a.user_id = u.id) as "isAmbassador"
    from (${members}) team join app_user u on u.id = team.user_id
    ${at === undefined ? sql`` : sql`where (team.joined_at, u.id) ${after} (${fromMicroseconds(sql`${at}::bigint`)}, ${id}::bigint)`}
    order by team.joined_at ${order}, u.id ${order} limit ${window.pageSize + 1}`.execute(db);
  const page = toPage(window, rows, (row) => [row.at, row.id]);
  const counted = await sql<{ count: number }>`select ${countUpTo(members)} as count`.execute(db);
  return {
    data: page.rows.map(({ id: member, joined_at, at: _, ...row }) => ({
      ...row,
      id: `m${member}`,
      joinedAt: joined_at.toISOString(),
    })),
    paging: { pageSize: window.pageSize, total: counted.rows[0]?.count ?? 0, ...page.cursors },
  };
}

const enrollmentOrder: ListOrder = { name: 'enrolled', parts: 1, isDescending: true };

interface EnrollmentView
  extends Pick<Schema<'RewardEnrollment'>, 'id' | 'name' | 'product' | 'amount' | 'currency'> {
  state: string;
  held_until: Date;
  enrolled_at: Date;
}

const enrollmentColumns = sql`e.id, ${shownName('p')} as name, e.product, e.amount, e.currency, e.state, e.held_until, e.enrolled_at`;

/** The people who enrolled by someone's link, newest first. */
export async function listEnrollments(
  db: Kysely<DB>,
  { userId, program }: RewardAccountKey,
  query: WindowQuery,
): Promise<Schema<'RewardEnrollmentPage'>> {
  const window = openWindow(enrollmentOrder, query);
  const { after, order } = directionOf(window);
  const [id] = window.place?.key ?? [];
  const own = sql`e.referrer_id = ${userId} and e.program = ${program}`;
  const { rows } = await sql<EnrollmentView>`
    select ${enrollmentColumns} from referral_enrollment e join app_user p on p.id = e.person_id
    where ${own} ${id === undefined ? sql`` : sql`and e.id ${after} ${id}`}
    order by e.id ${order} limit ${window.pageSize + 1}`.execute(db);
  const page = toPage(window, rows, (row) => [row.id]);
  const counted = await sql<{ count: number }>`
    select ${countUpTo(sql`select 1 from referral_enrollment e where ${own}`)} as count`.execute(
    db,
  );
  return {
    data: page.rows.map(toEnrollment),
    paging: { pageSize: window.pageSize, total: counted.rows[0]?.count ?? 0, ...page.cursors },
  };
}

/** One of them. */
export async function readEnrollment(
  db: Kysely<DB>,
  id: number,
): Promise<Schema<'RewardEnrollment'>> {
  const { rows } = await sql<EnrollmentView>`
    select ${enrollmentColumns} from referral_enrollment e join app_user p on p.id = e.person_id
    where e.id = ${id}`.execute(db);
  return toEnrollment(rows[0] as EnrollmentView);
}

/** What made someone suspicious is for staff. */
const toEnrollment = ({
  state,
  held_until,
  enrolled_at,
  ...row
}: EnrollmentView): Schema<'RewardEnrollment'> => ({
  ...row,
  state: (state === 'suspected' ? 'checking' : state) as Schema<'RewardEnrollment'>['state'],
  heldUntil: held_until.toISOString(),
  date: enrolled_at.toISOString(),
});
