import type { Schema } from '@uplink/api-client';
import { lessonRemaining } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { requireOpenLesson, toLessonRef, toProgramRef } from '../learning/lesson-access.ts';
import { isPassed, isSkipped, orderLock } from '../learning/lesson-lock.rules.ts';
import type { LessonState, ProductState } from '../learning/lesson-state.repository.ts';
import { listResources } from '../learning/my-modules.service.ts';
import { toOutlineHomework, toOutlineQuiz } from '../learning/outline.service.ts';
import { openWatch } from './watch.service.ts';

/** A lesson to learn from. Reading it starts the clock that watch reports are measured against. */
export async function readLesson(
  db: Kysely<DB>,
  clock: Clock,
  userId: number,
  lessonId: number,
): Promise<Schema<'Lesson'>> {
  const { state, product, lessons } = await requireOpenLesson(db, userId, lessonId);
  const [content, watch, resources] = await Promise.all([
    db
      .selectFrom('lesson')
      .innerJoin('module', 'module.id', 'lesson.module_id')
      .select([
        'module.description',
        'lesson.motivational_message',
        'lesson.video_provider',
        'lesson.video_url',
        'lesson.video_poster',
        'lesson.video_duration',
        'lesson.video_captions',
        'lesson.video_chapters',
        'lesson.video_thumbnails',
      ])
      .select((eb) =>
        eb
          .selectFrom('lesson as before')
          .select(eb.fn.countAll<number>().as('count'))
          .whereRef('before.section_id', '=', 'lesson.section_id')
          .whereRef('before.ordinal', '<=', 'lesson.ordinal')
          .as('position'),
      )
      .select([noteCount(userId).as('note_count'), questionCount.as('question_count')])
      .where('module.id', '=', lessonId)
      .executeTakeFirstOrThrow(),
    openWatch(db, userId, lessonId, clock.now()),
    listResources(db, lessonId),
  ]);
  return {
    id: state.id,
    name: state.name,
    product: toLessonRef(state, product).product,
    parent: toProgramRef(product),
    section: { id: state.section_id, name: state.section_name, position: state.section_position },
    position: content.position ?? 1,
    status: state.status as Schema<'LearnerStatus'> | null,
    isFree: state.is_free,
    isFinished: state.is_finished,
    isSkipped: isSkipped(state),
    canSkip: product.skip_allowed && !isPassed(state),
    remaining: remainingOf(state),
    description: content.description,
    motivationalMessage: content.motivational_message,
    xpPoints: state.xp_points,
    level: product.level,
    duration: state.duration,
    video:
      content.video_url && content.video_provider && content.video_duration
        ? {
            provider: content.video_provider as 'file' | 'hls',
            url: content.video_url,
            poster: content.video_poster,
            duration: content.video_duration,
            captions: content.video_captions as unknown as Schema<'TextTrack'>[],
            chapters: content.video_chapters,
            thumbnails: content.video_thumbnails,
          }
        : null,
    watch,
    resources,
    noteCount: content.note_count,
    questionCount: content.question_count,
    quiz: toOutlineQuiz(state, false),
    homework: toOutlineHomework(state, false),
    previous: neighbour(lessons, state.ordinal - 1, product),
    next: neighbour(lessons, state.ordinal + 1, product),
  };
}

const noteCount = (userId: number) => sql<number>`(select count(*)::int from lesson_note own
  where own.user_id = ${userId} and own.module_id = lesson.module_id)`;

/** Null where the product has no discussions. */
const questionCount = sql<number | null>`(select
    case when product.discussion_enabled then (select count(*)::int from lesson_question q
      where q.module_id = lesson.module_id and q.deleted_at is null) end
  from module product where product.id = lesson.product_id)`;

export function remainingOf(state: LessonState) {
  return lessonRemaining({
    isFinished: state.is_finished,
    quizStatus: state.quiz_status,
    homeworkStatus: state.homework_status,
  });
}

export function neighbour(
  lessons: LessonState[],
  ordinal: number,
  product: ProductState,
): Schema<'LessonNeighbour'> | null {
  const lesson = lessons.find((one) => one.ordinal === ordinal);
  return lesson
    ? { lesson: toLessonRef(lesson, product), isLocked: orderLock(lessons, lesson) !== null }
    : null;
}
