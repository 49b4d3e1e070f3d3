import type { Schema } from '@uplink/api-client';
import { lessonRemaining } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { requireOpenLesson, toLessonRef } from '../learning/lesson-access.ts';
import { orderLock } from '../learning/lesson-lock.rules.ts';
import type { LessonState, ProductState } from '../learning/lesson-state.repository.ts';
import { listResources } from '../learning/my-modules.service.ts';
import { toOutlineHomework, toOutlineQuiz } from '../learning/outline.service.ts';

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
      ])
      .where('module.id', '=', lessonId)
      .executeTakeFirstOrThrow(),
    openWatch(db, userId, lessonId, clock.now()),
    listResources(db, lessonId),
  ]);
  const inSection = lessons.filter((one) => one.section_id === state.section_id);
  return {
    id: state.id,
    name: state.name,
    product: toLessonRef(state, product).product,
    parent:
      product.via_module_id !== null
        ? {
            id: product.via_module_id,
            name: product.via_name ?? '',
            uniqueName: product.via_unique_name ?? '',
            type: 1,
          }
        : null,
    section: { id: state.section_id, name: state.section_name, position: state.section_position },
    position: inSection.findIndex((one) => one.id === lessonId) + 1,
    status: state.status as Schema<'LearnerStatus'> | null,
    isFinished: state.is_finished,
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
          }
        : null,
    watch,
    resources,
    quiz: toOutlineQuiz(state, false),
    homework: toOutlineHomework(state, false),
    previous: neighbour(lessons, state.ordinal - 1, product),
    next: neighbour(lessons, state.ordinal + 1, product),
  };
}

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

async function openWatch(db: Kysely<DB>, userId: number, lessonId: number, now: Date) {
  const row = await db
    .insertInto('video_progress')
    .values({ user_id: userId, module_id: lessonId, opened_at: now, reported_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'module_id']).doUpdateSet({ opened_at: now, reported_at: now }),
    )
    .returning(['position', 'seconds_watched'])
    .executeTakeFirstOrThrow();
  return { position: Math.floor(row.position), secondsWatched: Math.floor(row.seconds_watched) };
}

/** Seconds of play a report may claim beyond what passed: a clock is never read at the same moment. */
const tolerance = 2;

/**
 * Credits a watch report: never more than passed on the server's clock since the last one, never more
 * in all than the video is long. A report sent twice counts once.
 */
export async function reportWatch(
  db: Kysely<DB>,
  clock: Clock,
  userId: number,
  lessonId: number,
  report: Schema<'WatchReport'>,
): Promise<void> {
  await requireOpenLesson(db, userId, lessonId);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    if (report.reportId) {
      const isNew = await trx
        .insertInto('watch_report')
        .values({ report_id: report.reportId, user_id: userId, created_at: now })
        .onConflict((conflict) => conflict.column('report_id').doNothing())
        .executeTakeFirst();
      if (Number(isNew.numInsertedOrUpdatedRows) === 0) return;
    }
    const { rows } = await sql<{ credited: number }>`
      with length as (
        select coalesce(video_duration, 0) as seconds from lesson where module_id = ${lessonId}
      ), before as (
        select p.seconds_watched, least(
          ${report.secondsWatched}::numeric,
          extract(epoch from ${now}::timestamptz - p.reported_at) + ${tolerance},
          length.seconds - p.seconds_watched) as credit, length.seconds
        from video_progress p, length
        where p.user_id = ${userId} and p.module_id = ${lessonId}
        for update of p
      )
      update video_progress set
        seconds_watched = before.seconds_watched + greatest(before.credit, 0),
        position = least(${report.position}::numeric, before.seconds),
        reported_at = ${now}
      from before
      where user_id = ${userId} and module_id = ${lessonId}
      returning greatest(before.credit, 0)::float8 as credited`.execute(trx);
    const credited = rows[0]?.credited ?? 0;
    if (credited === 0) return;
    await trx
      .insertInto('watch_day')
      .values({ user_id: userId, day: now.toISOString().slice(0, 10), seconds: credited })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'day'])
          .doUpdateSet({ seconds: sql`watch_day.seconds + ${credited}` }),
      )
      .execute();
  });
}
