import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { paging } from '../paging.ts';
import { shownName } from './activity.ts';
import { findContest } from './contests.service.ts';
import type { RewardProgram } from './referral.rules.ts';

type Row = Schema<'Participant'> & { total: number };

interface BoardQuery {
  program: RewardProgram;
  callerId: number;
  page: number;
  pageSize: number;
}

/**
 * How many paid enrollments each person brought in the contest, or this year if there is none. Equal
 * numbers have the same rank, in the order in which they were reached.
 */
export async function readBoard(
  db: Kysely<DB>,
  { program, callerId, page, pageSize }: BoardQuery,
  now: Date,
): Promise<Schema<'ParticipantPage'>> {
  const contest = await findContest(db, program);
  const since = contest?.starts_at ?? new Date(Date.UTC(now.getUTCFullYear(), 0, 1));
  const until = contest?.ends_at ?? null;
  const board = sql`(
    select e.referrer_id, count(*)::int as enrollments, rank() over (order by count(*) desc)::int as rank,
      row_number() over (order by count(*) desc, max(e.enrolled_at), e.referrer_id)::int as place
    from referral_enrollment e join app_user u on u.id = e.referrer_id and u.deleted_at is null
    where e.program = ${program} and e.state in ('held', 'released') and e.enrolled_at >= ${since}
      and (${until}::timestamptz is null or e.enrolled_at < ${until}::timestamptz)
    group by e.referrer_id)`;
  const shown = sql`b.rank, coalesce(u.contest_name, ${shownName('u')}) as name, u.avatar, b.enrollments,
    b.referrer_id = ${callerId} as "isMe"`;
  const [list, own] = await Promise.all([
    sql<Row>`select ${shown}, count(*) over ()::int as total from ${board} b join app_user u on u.id = b.referrer_id
      order by b.place limit ${pageSize} offset ${page * pageSize}`.execute(db),
    sql<
      Schema<'Participant'>
    >`select ${shown} from ${board} b join app_user u on u.id = b.referrer_id
      where b.referrer_id = ${callerId}`.execute(db),
  ]);
  const address = program === 'referral' ? '/referrals/participants' : '/ambassador/participants';
  return {
    data: list.rows.map(({ total: _, ...row }) => row),
    paging: paging(address, { page, pageSize }, list.rows[0]?.total ?? page * pageSize),
    me: own.rows[0] ?? null,
  };
}
