import type { Schema } from '@uplink/api-client';
import {
  isDone,
  lessonPath,
  lessonRemaining,
  ModuleStatus,
  productPath,
  UNFINISHED_STATUSES,
} from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import { lockUntilEnd } from '../../db/lock-until-end.ts';
import type { DB } from '../../db/schema.ts';
import { moduleStatus } from '../../db/status-codes.ts';
import { issueDiplomas } from '../certificates/issue-diplomas.ts';
import { about } from '../notifications/about.ts';
import { notify } from '../notifications/notify.ts';
import { givePoints } from '../xp/points.ts';
import { findLesson, isTaught } from './lesson-access.ts';
import { productLock } from './lesson-lock.rules.ts';

/**
 * Decides after each event (content finished or skipped, quiz handed in, homework accepted) whether a
 * lesson is done. Then it gives its points once, and settles product and program above it. The
 * learner's row of the product is locked first, so that two events at once are decided one after the
 * other; running it twice changes nothing.
 */
export async function settleLesson(
  trx: Kysely<DB>,
  userId: number,
  lessonId: number,
  clock: Clock,
): Promise<void> {
  const now = clock.now();
  // Work on a lesson that authors removed or hid is still reviewed; nothing follows from it.
  if (!(await isTaught(trx, lessonId))) return;
  await lockProduct(trx, userId, lessonId);
  const { state, lessons, product, lesson } = await findLesson(trx, userId, lessonId);
  const isComplete =
    lessonRemaining({
      isFinished: state.is_finished,
      quizStatus: state.quiz_status,
      homeworkStatus: state.homework_status,
    }).length === 0;
  if (!isComplete && !state.skipped) return;
  if (isComplete && state.status !== ModuleStatus.done) {
    await setDone(trx, userId, lessonId, now);
    await givePoints(trx, {
      userId,
      source: { module_id: state.id },
      points: state.xp_points,
      now,
    });
    const after = lessons.find(({ ordinal }) => ordinal === state.ordinal + 1);
    const next = after && (after.is_free || productLock(product) === null) ? after : undefined;
    await notify(trx, {
      userId,
      kind: 'opened',
      about: about.lesson(lessonId),
      type: 'info',
      message: next
        ? `You finished ${state.name}. ${next.name} is now open.`
        : `You finished ${state.name}.`,
      url: next
        ? lessonPath({ ...lesson, id: next.id, sectionId: next.section_id })
        : productPath(lesson.product),
      occasion: `lesson-done:${lessonId}`,
      now,
    });
  }
  // In a product they don't own, learners only take free lessons: these never complete it.
  if (product.progress === null || isDone(product.progress)) return;
  const cause = about.lesson(lessonId);
  await settleProduct(trx, userId, { product: lesson.product, cause }, now);
}

/** A course or project is done when all its lessons are done or skipped; its notification joins that of the cause. */
export async function settleProduct(
  trx: Kysely<DB>,
  userId: number,
  { product, cause }: { product: Schema<'ProductRef'>; cause: string },
  now: Date,
): Promise<void> {
  if (!(await hasAllPassed(trx, userId, product.id))) return;
  await setDone(trx, userId, product.id, now);
  await notify(trx, {
    userId,
    kind: 'opened',
    about: cause,
    type: 'info',
    message: `You finished ${product.name}.`,
    url: productPath(product),
    occasion: `product-done:${product.id}`,
    now,
  });
  await issueDiplomas(trx, userId, product.id, now);
  await settlePrograms(trx, userId, product.id, now);
}

/**
 * A program that is open to its learner is done when all its children are, and so is what holds it. The
 * learner's rows of the programs are locked first: of two last children done at once, the second sees the first.
 */
export async function settlePrograms(
  trx: Kysely<DB>,
  userId: number,
  childId: number,
  now: Date,
): Promise<void> {
  await sql`
    select 1 from user_module um
    join module_child c on c.parent_id = um.module_id and c.child_id = ${childId}
    where um.user_id = ${userId} order by um.module_id for update of um`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select um.module_id as id from learner_module um
    join module_child c on c.parent_id = um.module_id and c.child_id = ${childId}
    where um.user_id = ${userId} and um.status = any (${UNFINISHED_STATUSES}::int[]) and not exists (
      select 1 from module_child other
      left join user_module ou on ou.user_id = ${userId} and ou.module_id = other.child_id
      where other.parent_id = um.module_id and coalesce(ou.status, 0) <> ${moduleStatus.done} and not coalesce(ou.skipped, false))`.execute(
    trx,
  );
  for (const { id } of rows) {
    await setDone(trx, userId, id, now);
    await issueDiplomas(trx, userId, id, now);
    await settlePrograms(trx, userId, id, now);
  }
}

async function lockProduct(trx: Kysely<DB>, userId: number, lessonId: number) {
  const rows = await trx
    .selectFrom('user_module')
    .select('status')
    .where('user_id', '=', userId)
    .where('module_id', '=', (eb) =>
      eb.selectFrom('lesson').select('product_id').where('module_id', '=', lessonId),
    )
    .forUpdate()
    .execute();
  if (rows.length === 0) await lockUntilEnd(trx, `lesson:${lessonId}:${userId}`);
}

async function hasAllPassed(trx: Kysely<DB>, userId: number, productId: number) {
  const { rows } = await sql<{ is_passed: boolean | null }>`
    select bool_and(coalesce(um.status, 0) = ${ModuleStatus.done} or coalesce(um.skipped, false)) as is_passed
    from lesson l
    left join user_module um on um.user_id = ${userId} and um.module_id = l.module_id
    where l.product_id = ${productId}`.execute(trx);
  return rows[0]?.is_passed === true;
}

async function setDone(trx: Kysely<DB>, userId: number, moduleId: number, now: Date) {
  const done = { status: ModuleStatus.done, done_at: now, updated_at: now };
  await trx
    .insertInto('user_module')
    .values({ user_id: userId, module_id: moduleId, started_at: now, ...done })
    .onConflict((conflict) => conflict.columns(['user_id', 'module_id']).doUpdateSet(done))
    .execute();
}
