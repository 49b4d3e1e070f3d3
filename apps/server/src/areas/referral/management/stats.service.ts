import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { type DateRange, within } from '../activity.ts';
import type { RewardProgram } from '../referral.rules.ts';

/** Figures of a program: of some days, and what is owed now. */
export async function readProgramStats(
  db: Kysely<DB>,
  program: RewardProgram,
  range: DateRange,
): Promise<Schema<'ProgramStats'>> {
  const activity = within(sql`a.created_at`, range);
  const entry = within(sql`e.created_at`, range);
  const { rows } = await sql<Schema<'ProgramStats'>>`
    select acts.*, sums.*, r.currency,
      (select coalesce(sum(w.amount), 0)::bigint from payout p join withdraw_request w on w.id = p.request_id
        where w.program = ${program} and p.status = 'paid' and ${within(sql`p.created_at`, range)}) as "paidOut"
    from reward_rules r
    cross join (select coalesce(sum(a.count) filter (where a.kind = 'click'), 0)::int as clicks,
        coalesce(sum(a.count) filter (where a.kind = 'application'), 0)::int as applications,
        coalesce(sum(a.count) filter (where a.kind = 'enrollment'), 0)::int as enrollments
      from referral_activity a where a.program = ${program} and ${activity}) acts
    cross join (select
        coalesce(sum(e.amount) filter (where e.kind in ('reward', 'team') and ${entry}), 0)::bigint as earned,
        coalesce(-sum(e.amount) filter (where e.kind = 'takenBack' and ${entry}), 0)::bigint as "takenBack",
        coalesce(sum(e.amount) filter (where e.pot = 'balance'), 0)::bigint as owed,
        coalesce(sum(e.amount) filter (where e.pot = 'held'), 0)::bigint as held
      from reward_entry e where e.program = ${program}) sums
    where r.program = ${program}`.execute(db);
  return rows[0] as Schema<'ProgramStats'>;
}
