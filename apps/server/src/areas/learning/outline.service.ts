import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import {
  asVisitor,
  type FrameSignIn,
  nobody,
  toProductRef,
  toProgramRef,
} from './lesson-access.ts';
import { isPassed, isPreview, isSkipped, orderLock, productLock } from './lesson-lock.rules.ts';
import {
  type LessonState,
  type ProductState,
  selectLessonStates,
  selectProductStates,
} from './lesson-state.repository.ts';

/** Sections and lessons of a course or project with the learner's state in each. */
export async function readOutline(
  db: Kysely<DB>,
  userId: number,
  productId: number,
): Promise<Schema<'Outline'>> {
  const [product] = await selectProductStates(db, userId, [productId]);
  if (!product || (product.status === null && (!product.is_public || product.is_deleted))) {
    throw notFound('This product does not exist.');
  }
  return buildOutline(product, await selectLessonStates(db, userId, [productId]));
}

/** The outlines of the courses and projects that a learner has, read side by side. */
export async function readOwnOutlines(
  db: Kysely<DB>,
  userId: number,
  most: number,
): Promise<Schema<'Outline'>[]> {
  const all = await selectProductStates(db, userId);
  const products = all.filter(({ status }) => status !== null).slice(0, most);
  const ids = products.map(({ id }) => id);
  const lessons = await selectLessonStates(db, userId, ids);
  return products.map((product) =>
    buildOutline(
      product,
      lessons.filter(({ product_id }) => product_id === product.id),
    ),
  );
}

/**
 * The same as visitors see it: free lessons are open, and there is no progress. In a frame that a learner opened for one
 * of its lessons, as that learner sees it.
 */
export async function readVisitorsOutline(
  db: Kysely<DB>,
  productId: number,
  signIn?: FrameSignIn,
): Promise<Schema<'Outline'>> {
  const [product] = await selectProductStates(db, nobody, [productId]);
  if (!product?.is_public || product.is_deleted) throw notFound('This product does not exist.');
  const lessons = await selectLessonStates(db, nobody, [productId]);
  if (signIn && lessons.some(({ id }) => id === signIn.lessonId))
    return readOutline(db, signIn.userId, productId);
  return { ...buildOutline(asVisitor(product), lessons), lock: null };
}

/** The outline from what was read; pure. */
export function buildOutline(product: ProductState, lessons: LessonState[]): Schema<'Outline'> {
  const closed = productLock(product);
  // Before it is started everything but the first lesson is shown as locked, by order alone.
  const isClosed = closed !== null && closed.kind !== 'start';
  const isLocked = (lesson: LessonState) =>
    !lesson.is_owned &&
    !isPreview(product, lesson) &&
    (isClosed || orderLock(lessons, lesson) !== null);
  const current = isClosed
    ? undefined
    : lessons.find((lesson) => !isPassed(lesson) && !isLocked(lesson));
  const firstLocked = lessons.find((lesson) => !isClosed && orderLock(lessons, lesson) !== null);
  const sections = new Map<number, Schema<'OutlineSection'>>();
  for (const lesson of lessons) {
    const section = sections.get(lesson.section_id) ?? {
      id: lesson.section_id,
      name: lesson.section_name,
      position: lesson.section_position,
      isLocked: isLocked(lesson),
      done: 0,
      total: 0,
      lessons: [],
    };
    section.total += 1;
    if (isPassed(lesson)) section.done += 1;
    const isForSale = closed?.kind === 'purchase' && lesson.is_sold && isLocked(lesson);
    const shown = toOutlineLesson(lesson, section.total, isLocked(lesson));
    section.lessons.push({ ...shown, ...(isForSale && { isForSale }) });
    sections.set(lesson.section_id, section);
  }
  const open = lessons.filter((lesson) => !isPassed(lesson));
  return {
    product: toProductRef(product),
    parent: toProgramRef(product),
    status: product.status as Schema<'LearnerStatus'> | null,
    done: lessons.length - open.length,
    total: lessons.length,
    remainingSeconds: open.reduce(
      (sum, lesson) => sum + Math.max(0, lesson.duration - lesson.watch_position),
      0,
    ),
    currentLessonId: current?.id ?? null,
    lock: closed ?? (firstLocked ? orderLock(lessons, firstLocked) : null),
    isNumbered: product.numeration_enabled,
    sections: [...sections.values()],
  };
}

export function toOutlineLesson(
  lesson: LessonState,
  position: number,
  isLocked: boolean,
): Schema<'OutlineLesson'> {
  return {
    id: lesson.id,
    name: lesson.name,
    position,
    status: lesson.status as Schema<'LearnerStatus'> | null,
    isFree: lesson.is_free,
    isFinished: lesson.is_finished,
    isLocked,
    isSkipped: isSkipped(lesson),
    duration: lesson.duration,
    hasVideo: lesson.video_url !== null,
    watchPosition: lesson.watch_position,
    xpPoints: lesson.xp_points,
    quiz: toOutlineQuiz(lesson, isLocked),
    homework: toOutlineHomework(lesson, isLocked),
  };
}

export function toOutlineQuiz(
  lesson: LessonState,
  isLocked: boolean,
): Schema<'OutlineQuiz'> | null {
  if (lesson.quiz_id === null) return null;
  const status = lesson.quiz_status ?? 'notSubmitted';
  return {
    id: lesson.quiz_id,
    questionCount: lesson.quiz_questions,
    status: isLocked && status === 'notSubmitted' ? 'notAvailable' : status,
  };
}

export function toOutlineHomework(
  lesson: LessonState,
  isLocked: boolean,
): Schema<'OutlineHomework'> | null {
  if (lesson.homework_id === null) return null;
  const status = lesson.homework_status ?? 'notSubmitted';
  return {
    id: lesson.homework_id,
    type: lesson.homework_type ?? 'UPLOAD',
    status: isLocked && status === 'notSubmitted' ? 'notAvailable' : status,
  };
}
