import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { dayIn, isTimeZone } from '../../local-day.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { type LearnedDay, mondayOf, shiftDay, WEEKS_BACK, weekOf } from './week.rules.ts';

/** This week by the learner's clock, with what they planned. */
export async function readWeek(
  { db, clock }: { db: Kysely<DB>; clock: Clock },
  userId: number,
  evenings: number | null,
): Promise<Schema<'Week'>> {
  const { time_zone: timeZone } = await db
    .selectFrom('app_user')
    .select('time_zone')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const today = dayIn(timeZone, clock.now());
  const since = shiftDay(mondayOf(today), -7 * WEEKS_BACK);
  const learned = await readLearned(db, { userId, timeZone, since });
  return { ...weekOf(learned, today, evenings), planned: evenings, timeZone };
}

async function readLearned(
  db: Kysely<DB>,
  { userId, timeZone, since }: { userId: number; timeZone: string | null; since: string },
): Promise<Map<string, LearnedDay>> {
  const { rows } = await sql<{ day: string } & LearnedDay>`
    select day::text, max(seconds)::int as seconds, bool_or(finished) as "isFinished" from (
      select day, round(seconds) as seconds, false as finished from watch_day
      where user_id = ${userId} and day >= ${since}::date
      union all
      select (created_at at time zone ${timeZone ?? 'UTC'})::date, 0, true from xp_event
      where user_id = ${userId} and created_at >= ${since}::date - interval '1 day') learned
    group by day`.execute(db);
  return new Map(rows.map(({ day, ...one }) => [day, one]));
}

/** Where the learner's days begin; later learning counts there. Only a zone that the database knows too. */
export async function saveTimeZone(
  db: Kysely<DB>,
  userId: number,
  timeZone: string,
): Promise<void> {
  if (!isTimeZone(timeZone)) throw unknownZone();
  const { numAffectedRows } = await sql`
    update app_user set time_zone = ${timeZone} where id = ${userId}
      and exists (select 1 from pg_timezone_names where name = ${timeZone})`.execute(db);
  if (numAffectedRows !== 1n) throw unknownZone();
}

const unknownZone = () => unprocessable("This time zone isn't known.");
