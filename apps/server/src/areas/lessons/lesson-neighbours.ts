import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { type OpenLesson, toLessonRef } from '../learning/lesson-access.ts';
import { isPreview, lessonLock } from '../learning/lesson-lock.rules.ts';
import type { LessonState, ProductState } from '../learning/lesson-state.repository.ts';

/** What follows a lesson: for those without its product the next free one, if there is any. */
export async function findNext(
  db: Kysely<DB>,
  { state, product, lessons }: OpenLesson,
): Promise<Schema<'LessonNeighbour'> | null> {
  const next = neighbour(lessons, state.ordinal + 1, product);
  if (!next?.isLocked || !isPreview(product, state)) return next;
  const free = await db
    .selectFrom('lesson')
    .innerJoin('module', 'module.id', 'lesson.module_id')
    .select(['module.id', 'module.name', 'lesson.section_id'])
    .where('lesson.product_id', '=', product.id)
    .where('lesson.is_free', '=', true)
    .where('lesson.ordinal', '>', state.ordinal)
    .orderBy('lesson.ordinal')
    .limit(1)
    .executeTakeFirst();
  return free ? { lesson: toLessonRef(free, product), isLocked: false } : next;
}

export function neighbour(
  lessons: LessonState[],
  ordinal: number,
  product: ProductState,
): Schema<'LessonNeighbour'> | null {
  const lesson = lessons.find((one) => one.ordinal === ordinal);
  return lesson
    ? {
        lesson: toLessonRef(lesson, product),
        isLocked: lessonLock(product, lessons, lesson) !== null,
      }
    : null;
}
