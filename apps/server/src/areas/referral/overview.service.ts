import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { shownName } from './activity.ts';
import { membersOf } from './people-of.service.ts';
import { nextTierOf } from './referral.rules.ts';
import { type RewardAccountKey, sumRewards } from './reward-entries.ts';
import { readRules } from './reward-rules.ts';
import { readLastRequest } from './withdraw-requests.repository.ts';

type Overview = Schema<'RewardOverview'>;
export type OverviewDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'>;

interface Facts {
  code: string;
  name: string;
  isAmbassador: boolean;
  given: number;
  calendly: string | null;
  paidOut: number;
  enrollments: number;
  teamCount: number;
}

/** What a person earned in a program and by which link. */
export async function readRewards(
  { db, clock, publicUrl }: OverviewDeps,
  account: RewardAccountKey,
): Promise<Overview> {
  const { program } = account;
  const [facts, sums, rules, funnel, lastWithdrawRequest] = await Promise.all([
    readFacts(db, account),
    sumRewards(db, account),
    readRules(db, program),
    readFunnel(db, account, clock.now()),
    readLastRequest(db, account),
  ]);
  const { code, name, isAmbassador, given, calendly, paidOut, enrollments, teamCount } = facts;
  const isProgram = program === 'ambassador';
  return {
    program,
    isMember: !isProgram || isAmbassador,
    ...sums,
    paidOut,
    currency: rules.currency,
    minWithdrawal: rules.min_withdrawal,
    inviteUrl: `${publicUrl}/i/${code}`,
    referralCode: code,
    displayName: name,
    funnel,
    teamCount,
    tiers: rules.tiers.map(({ from_count, ...tier }) => ({ fromCount: from_count, ...tier })),
    tier: nextTierOf(rules.tiers, { program, enrollments, given }).name,
    team: isProgram ? await readTeam(db, account.userId, rules) : null,
    calendly: isProgram ? calendly : null,
    lastWithdrawRequest,
  };
}

async function readFacts(db: Kysely<DB>, { userId, program }: RewardAccountKey): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select u.referral_code as code, coalesce(u.contest_name, ${shownName('u')}) as name,
      a.user_id is not null as "isAmbassador", coalesce(a.from_count, 1) as given, a.calendly,
      (select coalesce(sum(w.amount), 0)::bigint from withdraw_request w
        join payout p on p.request_id = w.id and p.status = 'paid'
        where w.user_id = u.id and w.program = ${program}) as "paidOut",
      (select count(*)::int from referral_enrollment e
        where e.referrer_id = u.id and e.program = ${program} and e.state in ('held', 'released')) as enrollments,
      (select count(*)::int from (${membersOf(userId)}) members) as "teamCount"
    from app_user u left join ambassador_program a on a.user_id = u.id
    where u.id = ${userId}`.execute(db);
  return rows[0] as Facts;
}

async function readTeam(
  db: Kysely<DB>,
  userId: number,
  { team_amount: amount, team_cap: cap }: { team_amount: number; team_cap: number },
): Promise<Schema<'TeamReward'>> {
  const { rows } = await sql<{ earned: number; signUps: number }>`
    select coalesce(sum(amount), 0)::bigint as earned, count(*)::int as "signUps" from reward_entry
    where user_id = ${userId} and program = 'ambassador' and kind = 'team'`.execute(db);
  const { earned = 0, signUps = 0 } = rows[0] ?? {};
  const left = amount === 0 ? 0 : Math.ceil(Math.max(0, cap - earned) / amount);
  const joined = await teamNames(db, userId);
  return { amount, cap, earned, signUps, mostSignUps: signUps + left, joined };
}

async function teamNames(db: Kysely<DB>, userId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select ${shownName('u')} as name from reward_entry e join app_user u on u.id = e.member_id
    where e.user_id = ${userId} and e.kind = 'team' order by e.id limit 20`.execute(db);
  return rows.map(({ name }) => name);
}

async function readFunnel(
  db: Kysely<DB>,
  { userId, program }: RewardAccountKey,
  now: Date,
): Promise<Schema<'RewardFunnel'>[]> {
  const year = new Date(Date.UTC(now.getUTCFullYear(), 0, 1));
  const month = new Date(now.getTime() - 30 * 86_400_000);
  const { rows } = await sql<Schema<'RewardFunnel'>>`
    select range.name as range,
      coalesce(sum(a.count) filter (where a.kind = 'click'), 0)::int as clicks,
      coalesce(sum(a.count) filter (where a.kind = 'application'), 0)::int as applications,
      coalesce(sum(a.count) filter (where a.kind = 'enrollment'), 0)::int as enrollments
    from (values (1, 'days30', ${month}::timestamptz), (2, 'year', ${year}::timestamptz),
      (3, 'all', '-infinity'::timestamptz)) range (place, name, since)
    left join referral_activity a on a.user_id = ${userId} and a.program = ${program} and a.created_at >= range.since
    group by range.place, range.name order by range.place`.execute(db);
  return rows;
}

/** Chooses the name that contests and boards show. */
export async function chooseName(db: Kysely<DB>, userId: number, name: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ contest_name: name.trim() })
    .where('id', '=', userId)
    .execute();
}
