import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { seatsLeft } from '../pricing/open-cohorts.ts';

/** Free seats of the cohort that starts on a day; null without a limit, or a day. */
export async function selectSeatsLeft(
  db: Kysely<DB>,
  moduleId: number,
  day: string | null,
): Promise<number | null> {
  if (day === null) return null;
  const { rows } = await sql<{ left: number | null }>`
    select ${seatsLeft} as left from cohort c
    where c.module_id = ${moduleId} and c.is_open and c.start_date = ${day}::date limit 1`.execute(
    db,
  );
  return rows[0]?.left ?? null;
}
