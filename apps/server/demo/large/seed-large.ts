import { type Kysely, sql } from 'kysely';
import type { DB } from '../../src/db/schema.ts';
import { insertLargeCatalogue, MODULES_PER_PROGRAM } from './large-catalogue.ts';
import { insertLargeLearners, type ProgramsEach } from './large-learners.ts';
import { insertLargePeople, LARGE_DOMAIN } from './large-people.ts';

export interface LargeSize {
  /** A multiple of 100. */
  modules: number;
  learners: number;
  programsEach: ProgramsEach;
}

/** Of each 5,000, 500 and 400 rows for each learner: 200,000. */
export const LARGE: LargeSize = { modules: 5000, learners: 500, programsEach: 3 };

const learnerTables = [
  'user_module',
  'video_progress',
  'xp_event',
  'quiz_submission',
  'homework_submission',
  'watch_day',
  'user_notification',
] as const;

/**
 * Adds many modules and learners, the same ones each time, by a statement for each table. The
 * database may hold the demo academy beside them, but no real people.
 */
export async function seedLarge(db: Kysely<DB>, size: LargeSize = LARGE): Promise<void> {
  await refuseForeign(db);
  await db.transaction().execute(async (trx) => {
    await insertLargePeople(trx, 'admin', 1);
    const mentorIds = await insertLargePeople(trx, 'mentor', 10);
    const learnerIds = await insertLargePeople(trx, 'student', size.learners);
    await insertLargeCatalogue(trx, size.modules / MODULES_PER_PROGRAM, mentorIds);
    await insertLargeLearners(trx, learnerIds, size.programsEach);
  });
  await sql`analyze`.execute(db);
}

/** Whether it was filled by this seed before. */
export async function isLarge(db: Kysely<DB>): Promise<boolean> {
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', 'like', `%@${LARGE_DOMAIN}`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Rows of the large learners in each table that keeps what learners have, did and got. */
export async function countLearnerRows(db: Kysely<DB>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of learnerTables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} one
      join app_user u on u.id = one.user_id
      where u.email like ${`student-%@${LARGE_DOMAIN}`}`.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function refuseForeign(db: Kysely<DB>) {
  const { rows } = await sql<{ email: string }>`
    select email from app_user where email not like '%@example.org' limit 1`.execute(db);
  if (!rows[0]) return;
  throw new Error(
    `This database holds people that are not the demo's (${rows[0].email}). Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
  );
}
