import type { Schema } from '@uplink/api-client';
import { ModuleStatus } from '@uplink/api-client/domain';
import { toCover } from '../catalog/cover.view.ts';
import { toLessonRef } from './lesson-access.ts';
import { productLock } from './lesson-lock.rules.ts';
import type { LessonState, ProductState } from './lesson-state.repository.ts';
import { buildOutline } from './outline.service.ts';

/** Open, or open once it is started. What is closed otherwise has no next step and no open work. */
export function isReachable(product: ProductState): boolean {
  const lock = productLock(product);
  if (lock?.kind !== 'start') return lock === null;
  return product.status !== ModuleStatus.applied && !product.lacks_prerequisites;
}

/** The current lesson of what was touched last; of something to start when nothing runs. */
export function findNextStep(
  products: readonly ProductState[],
  lessons: readonly LessonState[],
): Schema<'ContinueLearning'> | null {
  const touched = (product: ProductState) =>
    Math.max(
      0,
      ...lessons
        .filter((one) => one.product_id === product.id)
        .map((one) => one.touched_at?.getTime() ?? 0),
    );
  const inOrder = [...products].sort(
    (one, other) =>
      Number(other.status === ModuleStatus.learning) -
        Number(one.status === ModuleStatus.learning) || touched(other) - touched(one),
  );
  for (const product of inOrder) {
    const step = stepIn(
      product,
      lessons.filter((lesson) => lesson.product_id === product.id),
    );
    if (step) return step;
  }
  return null;
}

function stepIn(product: ProductState, own: LessonState[]): Schema<'ContinueLearning'> | null {
  const outline = buildOutline(product, own);
  const lesson = own.find(({ id }) => id === outline.currentLessonId);
  const section = outline.sections.find(({ id }) => id === lesson?.section_id);
  if (!lesson || !section) return null;
  return {
    lesson: toLessonRef(lesson, product),
    cover: toCover(product),
    section,
    lessonNumber: lesson.ordinal,
    lessonTotal: own.length,
    shortDescription: product.short_description ?? '',
    xpPoints: lesson.xp_points,
    level: product.level,
    status: product.status as Schema<'LearnerStatus'> | null,
    isFree: product.is_free,
    position: lesson.watch_position,
    duration: lesson.duration,
    hasVideo: lesson.video_url !== null,
    poster: lesson.video_url?.replace(/\.mp4$/, '.jpg') ?? null,
    quizQuestionCount: lesson.quiz_status === 'notSubmitted' ? lesson.quiz_questions : 0,
    nextName: own.find(({ ordinal }) => ordinal === lesson.ordinal + 1)?.name ?? null,
  };
}
