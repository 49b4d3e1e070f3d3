import type { Schema } from '@uplink/api-client';
import { ModuleStatus, ModuleType } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { forbidden, locked, unprocessable } from '../../plugins/errors/errors.ts';
import { readModule } from '../catalog/catalog.service.ts';
import { grantAccess, holdAccess } from '../grants/grants.service.ts';
import { about } from '../notifications/about.ts';
import { findFreePlan } from '../pricing/free-plan.ts';
import { requireTerms } from '../terms/require-terms.ts';
import { findLesson, requireOpenLesson, requireReadableLesson } from './lesson-access.ts';
import { settleLesson, settleProduct } from './lesson-done.ts';
import { orderLock, productLock } from './lesson-lock.rules.ts';
import { type ProductState, selectProductStates } from './lesson-state.repository.ts';

const day = 86_400_000;

/**
 * Starts a product, or a lesson and with it the product it opens. Starting what runs or is done changes
 * nothing.
 */
export async function startModule(db: Kysely<DB>, clock: Clock, userId: number, id: number) {
  const { type } = await readModule(db, userId, id);
  const isLesson = type === ModuleType.lesson;
  const productId = isLesson ? await findStartedBy(db, userId, id) : id;
  if (productId !== undefined) await takeFreely(db, clock, userId, productId);
  await db.transaction().execute(async (trx) => {
    await holdAccess(trx, userId);
    if (productId !== undefined) await startProduct(trx, userId, productId, clock.now());
    if (!isLesson) return;
    await requireOpenLesson(trx, userId, id);
    await markStarted(trx, userId, id, clock.now());
  });
  return readModule(db, userId, id);
}

/**
 * The product of a lesson that nothing keeps closed but that its product has not been started. A lesson that was bought
 * by itself starts no product that is closed to its learner.
 */
async function findStartedBy(
  db: Kysely<DB>,
  userId: number,
  lessonId: number,
): Promise<number | undefined> {
  const { product, lessons, state } = await findLesson(db, userId, lessonId);
  if (state.is_owned && productLock(product)?.kind !== 'start') return undefined;
  requireStartable(product);
  if (state.is_owned) return product.id;
  const lock = orderLock(lessons, state);
  if (lock) throw locked(lock);
  return product.id;
}

/** Gives a product that is free to everyone to a person who has no access to it. */
async function takeFreely(db: Kysely<DB>, clock: Clock, userId: number, moduleId: number) {
  const plan = await findFreePlan(db, userId, moduleId);
  if (!plan) return;
  const { validDays } = plan;
  const until = validDays === null ? null : new Date(clock.now().getTime() + validDays * day);
  const grant = { userId, moduleId, source: { kind: 'free' as const }, until };
  await db
    .transaction()
    .execute((trx) => grantAccess(trx, grant, { actorId: null, reason: 'Free plan', clock }));
}

async function startProduct(trx: Kysely<DB>, userId: number, id: number, now: Date) {
  const module = await readModule(trx, userId, id);
  if (module.status === ModuleStatus.learning || module.status === ModuleStatus.done) return;
  await requireStartableNow(trx, userId, module);
  await requireTerms(trx, userId, id);
  await markStarted(trx, userId, id, now);
  await startContainersOf(trx, userId, id, now);
  await settleStarted(trx, userId, module, now);
}

/** All of it may be done already, where all of it is free. */
async function settleStarted(
  trx: Kysely<DB>,
  userId: number,
  { id, name, uniqueName, type }: Schema<'Module'>,
  now: Date,
) {
  if (type === ModuleType.course || type === ModuleType.project)
    await settleProduct(
      trx,
      userId,
      { product: { id, name, uniqueName, type }, cause: about.product(id) },
      now,
    );
}

async function requireStartableNow(trx: Kysely<DB>, userId: number, module: Schema<'Module'>) {
  const { id, name, type, status, incompleteDependencies } = module;
  if (type === ModuleType.labs) throw unprocessable('A lab starts when you open it.');
  const [state] = await selectProductStates(trx, userId, [id]);
  if (state) requireStartable(state);
  if (status !== ModuleStatus.notStarted && status !== ModuleStatus.startable) {
    throw forbidden("You can't start this product right now.");
  }
  if (incompleteDependencies.length === 0) return;
  const missing = incompleteDependencies.map((one) => one.name).join(' and ');
  throw locked({ reason: `Finish ${missing} first.`, moduleId: id, name, kind: 'lesson' });
}

/** Refuses a module that is locked for any reason other than not being started. */
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

/** A program or bundle is being learned as soon as one of its products is, if it is open itself. */
async function startContainersOf(trx: Kysely<DB>, userId: number, id: number, now: Date) {
  await trx
    .updateTable('user_module')
    .set({ status: ModuleStatus.learning, started_at: now, updated_at: now })
    .where('user_id', '=', userId)
    .where('module_id', 'in', (eb) =>
      eb
        .selectFrom('learner_module')
        .select('module_id')
        .where('user_id', '=', userId)
        .where('status', 'in', [ModuleStatus.notStarted, ModuleStatus.startable])
        .where('module_id', 'in', sql<number>`(select id from containers_of(${id}))`),
    )
    .execute();
}

/** Records that a lesson's content was finished, and settles what follows from it. */
export async function finishLesson(db: Kysely<DB>, clock: Clock, userId: number, lessonId: number) {
  await requireLesson(db, userId, lessonId);
  await db.transaction().execute(async (trx) => {
    await holdAccess(trx, userId);
    await requireReadableLesson(trx, userId, lessonId);
    const now = clock.now();
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
  throw unprocessable('Only lessons can be finished.');
}
