import { ModuleStatus, ModuleType } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { forbidden, locked, unprocessable } from '../../plugins/errors/errors.ts';
import { readModule } from '../catalog/catalog.service.ts';
import { requireOpenLesson } from './lesson-access.ts';
import { settleLesson } from './lesson-done.ts';
import { productLock } from './lesson-lock.rules.ts';
import { type ProductState, selectProductStates } from './lesson-state.repository.ts';

/** Starts a product or an open lesson. Starting what runs or is done changes nothing. */
export async function startModule(db: Kysely<DB>, clock: Clock, userId: number, id: number) {
  const module = await readModule(db, userId, id);
  if (module.type === ModuleType.lesson) {
    await requireOpenLesson(db, userId, id);
    await markStarted(db, userId, id, clock.now());
    return readModule(db, userId, id);
  }
  if (module.status === ModuleStatus.learning || module.status === ModuleStatus.done) return module;
  if (module.type === ModuleType.labs) throw unprocessable('A lab begins when it is launched.');
  const [state] = await selectProductStates(db, userId, [id]);
  if (state) requireStartable(state);
  if (module.status !== ModuleStatus.notStarted && module.status !== ModuleStatus.startable) {
    throw forbidden('You cannot start this product now.');
  }
  const missing = module.incompleteDependencies.map(({ name }) => name);
  if (missing.length > 0) {
    throw locked({
      reason: `Finish ${missing.join(' and ')} first.`,
      moduleId: id,
      name: module.name,
      kind: 'lesson',
    });
  }
  await markStarted(db, userId, id, clock.now());
  await startProgramsOf(db, userId, id, clock.now());
  return readModule(db, userId, id);
}

/** Refuses what is closed for another reason than that nobody started it. */
export function requireStartable(product: ProductState): void {
  const lock = productLock(product);
  if (lock && (lock.kind !== 'start' || product.status === ModuleStatus.applied))
    throw locked(lock);
}

export async function markStarted(db: Kysely<DB>, userId: number, id: number, now: Date) {
  await db
    .insertInto('user_module')
    .values({
      user_id: userId,
      module_id: id,
      status: ModuleStatus.learning,
      started_at: now,
      updated_at: now,
    })
    .onConflict((onConflict) =>
      onConflict
        .columns(['user_id', 'module_id'])
        .doUpdateSet({
          status: ModuleStatus.learning,
          started_at: sql`coalesce(user_module.started_at, ${now})`,
          updated_at: now,
        })
        .where('user_module.status', 'in', [ModuleStatus.notStarted, ModuleStatus.startable]),
    )
    .execute();
}

/** A program is being learned as soon as one of its products is. */
async function startProgramsOf(db: Kysely<DB>, userId: number, id: number, now: Date) {
  await db
    .updateTable('user_module')
    .set({ status: ModuleStatus.learning, started_at: now, updated_at: now })
    .where('user_id', '=', userId)
    .where('status', 'in', [ModuleStatus.notStarted, ModuleStatus.startable])
    .where('module_id', 'in', (eb) =>
      eb.selectFrom('module_child').select('parent_id').where('child_id', '=', id),
    )
    .execute();
}

/** Records that a lesson's content was finished, and settles what follows from it. */
export async function finishLesson(db: Kysely<DB>, clock: Clock, userId: number, lessonId: number) {
  await requireLesson(db, userId, lessonId);
  await requireOpenLesson(db, userId, lessonId);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await markStarted(trx, userId, lessonId, now);
    await trx
      .updateTable('user_module')
      .set({ finished_at: sql`coalesce(finished_at, ${now})`, updated_at: now })
      .where('user_id', '=', userId)
      .where('module_id', '=', lessonId)
      .execute();
    await settleLesson(trx, userId, lessonId, clock);
  });
  return readModule(db, userId, lessonId);
}

async function requireLesson(db: Kysely<DB>, userId: number, id: number) {
  const isLesson = await db
    .selectFrom('lesson')
    .select('module_id')
    .where('module_id', '=', id)
    .executeTakeFirst();
  if (isLesson) return;
  await readModule(db, userId, id);
  throw unprocessable('Only lessons are finished.');
}
