import type { Schema } from '@uplink/api-client';
import { ModuleStatus, ModuleType, UNFINISHED_STATUSES } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { forbidden, unprocessable } from '../../plugins/errors/errors.ts';
import { readModule } from '../catalog/catalog.service.ts';
import { holdAccess } from '../grants/grants.service.ts';
import { findLesson, requireOpenLesson } from './lesson-access.ts';
import { settleLesson, settlePrograms } from './lesson-done.ts';
import { contentLock, isPassed } from './lesson-lock.rules.ts';
import { type ProductState, selectProductStates } from './lesson-state.repository.ts';
import { markStarted, requireStartable } from './progress.service.ts';

type Module = Schema<'Module'>;

/** Whether this learner may pass a module over now; asked about what they may see. */
export async function canSkip(
  db: Kysely<DB>,
  userId: number,
  { id, type, status }: Module,
): Promise<boolean> {
  if (type === ModuleType.lesson) {
    const { state, lessons, product } = await findLesson(db, userId, id);
    const isOpen = contentLock(product, lessons, state) === null;
    return isOpen && product.skip_allowed && !isPassed(state);
  }
  if (status === null || (type !== ModuleType.course && type !== ModuleType.project)) return false;
  const [product] = await selectProductStates(db, userId, [id]);
  return product !== undefined && isSkippable(product) && !isPassed(product);
}

/** Its program allows skipping, and everything before it is done or skipped. */
function isSkippable(product: ProductState): boolean {
  return (
    product.via_skip_allowed === true &&
    product.blocker_id === null &&
    UNFINISHED_STATUSES.includes(product.status ?? 0)
  );
}

/** Skips a module: no points, and what follows opens. Skipping twice has no effect. */
export async function skipModule(
  db: Kysely<DB>,
  clock: Clock,
  userId: number,
  id: number,
): Promise<Module> {
  const { type } = await readModule(db, userId, id);
  if (type === ModuleType.lesson) await skipLesson(db, clock, userId, id);
  else await skipProduct(db, clock, userId, id);
  return readModule(db, userId, id);
}

async function skipLesson(db: Kysely<DB>, clock: Clock, userId: number, lessonId: number) {
  await db.transaction().execute(async (trx) => {
    await holdAccess(trx, userId);
    const { product } = await requireOpenLesson(trx, userId, lessonId);
    if (!product.skip_allowed) throw forbidden(`Lessons of ${product.name} can't be skipped.`);
    await markStarted(trx, userId, lessonId, clock.now());
    await markSkipped(trx, userId, lessonId, clock.now());
    await settleLesson(trx, userId, lessonId, clock);
  });
}

/** A course or project of a program; the program is done when this was all it waited for. */
async function skipProduct(db: Kysely<DB>, clock: Clock, userId: number, id: number) {
  await db.transaction().execute(async (trx) => {
    await holdAccess(trx, userId);
    const [product] = await selectProductStates(trx, userId, [id]);
    if (!product) throw unprocessable('Only lessons, courses and projects can be skipped.');
    if (product.status === ModuleStatus.done) return;
    requireStartable(product);
    if (!isSkippable(product))
      throw forbidden(
        product.via_name === null
          ? `${product.name} can't be skipped.`
          : `Parts of ${product.via_name} can't be skipped.`,
      );
    await markSkipped(trx, userId, id, clock.now());
    await settlePrograms(trx, userId, id, clock.now());
  });
}

/** A row that was done in the meantime doesn't change. */
async function markSkipped(trx: Kysely<DB>, userId: number, id: number, now: Date) {
  await trx
    .updateTable('user_module')
    .set({ skipped: true, updated_at: now })
    .where('user_id', '=', userId)
    .where('module_id', '=', id)
    .where('status', 'in', UNFINISHED_STATUSES)
    .execute();
}
