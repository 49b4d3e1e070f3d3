import { ModuleStatus } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { attemptEach, inOrder } from '../../jobs/attempt-each.ts';
import { settleLesson } from './lesson-done.ts';

const mostAtOnce = 500;

/** Notes that a lesson asks for less than before; `settleRelieved` finishes it for those who waited for that only. */
export async function relieveLesson(trx: Kysely<DB>, lessonId: number, now: Date): Promise<void> {
  await trx
    .insertInto('relieved_lesson')
    .values({ module_id: lessonId, relieved_at: now })
    .onConflict((conflict) => conflict.column('module_id').doUpdateSet({ relieved_at: now }))
    .execute();
}

/** Settles the learners of relieved lessons, each for themselves. Safe to repeat and to break off. */
export async function settleRelieved(db: Kysely<DB>, clock: Clock): Promise<void> {
  const lessons = await db.selectFrom('relieved_lesson').selectAll().limit(mostAtOnce).execute();
  const settle = async ({ module_id, relieved_at }: (typeof lessons)[number]) => {
    await attemptEach(
      inOrder((after) => listWaiting(db, module_id, after)),
      ({ id }) => db.transaction().execute((trx) => settleLesson(trx, id, module_id, clock)),
      ({ id }) => `person ${id}`,
    );
    // Relieved again meanwhile, it stays for the next run.
    await db
      .deleteFrom('relieved_lesson')
      .where('module_id', '=', module_id)
      .where('relieved_at', '=', relieved_at)
      .execute();
  };
  await attemptEach(lessons, settle, ({ module_id }) => `lesson ${module_id}`);
}

function listWaiting(db: Kysely<DB>, lessonId: number, after: number) {
  return db
    .selectFrom('user_module')
    .select('user_id as id')
    .where('module_id', '=', lessonId)
    .where('finished_at', 'is not', null)
    .where('status', '<>', ModuleStatus.done)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(mostAtOnce)
    .execute();
}
