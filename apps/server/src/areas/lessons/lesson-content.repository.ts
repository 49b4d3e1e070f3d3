import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { isHeld } from '../moderation/hidden.ts';

export function selectContent(db: Kysely<DB>, userId: number, lessonId: number) {
  return db
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
    .select([
      isRated(userId).as('is_rated'),
      noteCount(userId).as('note_count'),
      questionCount.as('question_count'),
      exerciseTitles.as('exercise_titles'),
      labCount.as('lab_count'),
      renditions.as('renditions'),
    ])
    .where('module.id', '=', lessonId)
    .executeTakeFirstOrThrow();
}

const isRated = (userId: number) => sql<boolean>`exists (select 1 from rating own
  where own.user_id = ${userId} and own.module_id = lesson.module_id)`;

const noteCount = (userId: number) => sql<number>`(select count(*)::int from lesson_note own
  where own.user_id = ${userId} and own.module_id = lesson.module_id)`;

/** Null if the lesson has none. */
const exerciseTitles = sql<string[] | null>`(select
    array_agg(text.definition ->> 'title' order by exercise.position)
  from exercise join exercise_definition text
    on text.exercise_id = exercise.id and text.version = exercise.version
  where exercise.lesson_id = lesson.module_id)`;

/** Null where the video has no smaller version. */
const renditions = sql<Schema<'VideoRendition'>[] | null>`(select
    jsonb_agg(jsonb_build_object('side', smaller.side, 'url', smaller.address) order by smaller.side)
  from media_file file join video_rendition smaller on smaller.media_id = file.id and smaller.state = 'done'
  where file.address = lesson.video_url)`;

const labCount = sql<number>`(select count(*)::int from lesson_lab held
  join module lab on lab.id = held.lab_id and lab.deleted_at is null
  where held.lesson_id = lesson.module_id)`;

/** Null where the product has no discussions. */
const questionCount = sql<number | null>`(select
    case when product.discussion_enabled then (select count(*)::int from lesson_question q
      where q.module_id = lesson.module_id and q.deleted_at is null and not ${isHeld('question', sql`q.id`)}) end
  from module product where product.id = lesson.product_id)`;
