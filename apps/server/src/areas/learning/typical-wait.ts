import { TYPICAL_WAIT, type WaitClass, waitClass } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** The class of the recent waits, in seconds, that a query finds; null if there are too few. */
export async function readTypicalWait(
  db: Kysely<DB>,
  now: Date,
  waits: (since: Date) => RawBuilder<unknown>,
): Promise<WaitClass | null> {
  const { days, share, leastAnswers } = TYPICAL_WAIT;
  const since = new Date(now.getTime() - days * 86_400_000);
  const { rows } = await sql<{ count: number; seconds: number | null }>`
    select count(*)::int as count,
      percentile_disc(${sql.lit(share)}) within group (order by waited.seconds)::float8 as seconds
    from (${waits(since)}) waited`.execute(db);
  const { count = 0, seconds = null } = rows[0] ?? {};
  return seconds === null || count < leastAnswers ? null : waitClass(seconds);
}

/** How long applicants usually wait for their answer. */
export const readApplicationWait = (db: Kysely<DB>, now: Date): Promise<WaitClass | null> =>
  readTypicalWait(
    db,
    now,
    (since) => sql`select extract(epoch from decided_at - applied_at) as seconds from application
      where decided_at >= ${since} order by decided_at desc limit 1000`,
  );
