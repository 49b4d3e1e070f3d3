import type { Schema } from '@uplink/api-client';
import { readLessonPath } from '@uplink/api-client/domain';

export type LessonPart = 'lesson' | 'quiz' | { quizId: number; submissionId: number };

/** What a frame shows: a lesson, and which part of it. */
export interface LessonPlace {
  lessonId: number;
  part: LessonPart;
}

/** The place, and the course around it once its outline led there. */
export interface FramePlace extends LessonPlace {
  course?: Schema<'ProductRef'> | undefined;
}

type LessonInCourse = Pick<Schema<'OutlineLesson'>, 'id' | 'isLocked'>;

/** The course of a lesson, where it has more than this one. */
export function courseAround({
  product,
  previous,
  next,
}: Pick<Schema<'Lesson'>, 'product' | 'previous' | 'next'>): Schema<'ProductRef'> | undefined {
  const isOfCourse = [previous, next].some((one) => one?.lesson.product.id === product.id);
  return isOfCourse ? product : undefined;
}

/** The lesson or quiz that an address of the academy names, if it is one of these and opens here. */
export function placeAt(
  path: string,
  lessons: readonly LessonInCourse[],
  opens: (lesson: LessonInCourse) => boolean,
): LessonPlace | undefined {
  const { lessonId, part = 'lesson' } = readLessonPath(path) ?? {};
  const lesson = lessons.find(({ id }) => id === lessonId);
  const isShown = part === 'lesson' || part === 'quiz';
  return isShown && lesson && opens(lesson) ? { lessonId: lesson.id, part } : undefined;
}
