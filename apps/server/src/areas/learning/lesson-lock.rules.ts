import type { Schema } from '@uplink/api-client';
import { formatDate, isSuspended, lessonRemaining, ModuleStatus } from '@uplink/api-client/domain';
import { termsLock } from '../terms/terms-lock.rules.ts';
import type { LessonState, ProductState } from './lesson-state.repository.ts';

type Lock = Schema<'Lock'>;

/** Done or skipped: what follows is open. */
export function isPassed(lesson: Pick<LessonState, 'status' | 'skipped'>): boolean {
  return lesson.status === ModuleStatus.done || lesson.skipped;
}

/** Passed over, and not done since. */
export function isSkipped(one: Pick<LessonState, 'status' | 'skipped'>): boolean {
  return one.skipped && one.status !== ModuleStatus.done;
}

/** Why a product's content is closed to a learner; null when it is open. */
export function productLock(
  product: Pick<
    ProductState,
    'id' | 'name' | 'status' | 'blocker_id' | 'blocker_name' | 'terms_id' | 'terms_name'
  >,
): Lock | null {
  const own = { moduleId: product.id, name: product.name };
  if (product.status === null) {
    return { ...own, kind: 'purchase', reason: `You don't own ${product.name} yet.` };
  }
  if (isSuspended(product.status)) {
    return {
      ...own,
      kind: 'purchase',
      reason: `Your access to ${product.name} is paused. Renew it to continue.`,
    };
  }
  if (product.status === ModuleStatus.applied) {
    return {
      ...own,
      kind: 'start',
      reason: `Your application for ${product.name} is being reviewed.`,
    };
  }
  if (product.terms_id !== null && product.terms_name !== null) {
    return termsLock({ id: product.terms_id, name: product.terms_name });
  }
  if (product.blocker_id !== null && product.blocker_name !== null) {
    return {
      kind: 'lesson',
      moduleId: product.blocker_id,
      name: product.blocker_name,
      reason: `${product.name} opens when ${product.blocker_name} is done.`,
    };
  }
  if (product.status === ModuleStatus.notStarted || product.status === ModuleStatus.startable) {
    return { ...own, kind: 'start', reason: `Start ${product.name} to open its lessons.` };
  }
  return null;
}

/**
 * Whether a lesson is read without its product: it is free, and something keeps its published product closed.
 * A product that waits to be started is started first.
 */
export function isPreview(
  product: ProductState,
  lesson: Pick<LessonState, 'is_free' | 'is_owned'>,
): boolean {
  if (lesson.is_owned) return false;
  const lock = productLock(product);
  if (lock === null || !lesson.is_free || !product.is_public || product.is_deleted) return false;
  if (lock.kind !== 'start') return true;
  return product.status === ModuleStatus.applied || product.lacks_prerequisites;
}

/** Why a lesson is closed to those who read it. */
export function lessonLock(
  product: ProductState,
  lessons: LessonState[],
  lesson: LessonState,
): Lock | null {
  if (isPreview(product, lesson)) return null;
  return contentLock(product, lessons, lesson);
}

/**
 * Why a lesson is closed to a learner; null when it is open. A lesson that was bought by itself is open whatever its
 * product and the lessons before it say.
 */
export function contentLock(
  product: ProductState,
  lessons: LessonState[],
  lesson: LessonState,
): Lock | null {
  if (lesson.is_owned) return null;
  const closed = productLock(product);
  if (closed?.kind === 'purchase' && lesson.is_sold) return { ...closed, lessonId: lesson.id };
  return closed ?? orderLock(lessons, lesson);
}

/**
 * Why a lesson of an open product is closed: the one before it is not done, or its day in the cohort is to come. Free lessons have no order, and what
 * was begun stays open when authors change the order.
 */
export function orderLock(lessons: LessonState[], lesson: LessonState): Lock | null {
  if (lesson.is_free || isPassed(lesson) || lesson.status === ModuleStatus.learning) return null;
  if (lesson.opens_on !== null) {
    const reason = `${lesson.name} opens for your cohort on ${formatDate(lesson.opens_on)}.`;
    return { moduleId: lesson.id, name: lesson.name, kind: 'date', reason };
  }
  const previous = lessons.find(({ ordinal }) => ordinal === lesson.ordinal - 1);
  if (!previous || isPassed(previous)) return null;
  const [part] = lessonRemaining({
    isFinished: previous.is_finished,
    quizStatus: previous.quiz_status,
    homeworkStatus: previous.homework_status,
  });
  const at = { moduleId: previous.id, name: previous.name };
  if (part === 'quiz') {
    return {
      ...at,
      kind: 'quiz',
      reason: `${lesson.name} opens when the quiz of ${previous.name} is done.`,
    };
  }
  if (part === 'homework') {
    const waits = previous.homework_status === 'pending' ? 'accepted by your mentor' : 'done';
    return {
      ...at,
      kind: 'homework',
      reason: `${lesson.name} opens when the homework of ${previous.name} is ${waits}.`,
    };
  }
  return { ...at, kind: 'lesson', reason: `${lesson.name} opens when ${previous.name} is done.` };
}
