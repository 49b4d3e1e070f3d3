import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { userRef } from '../../refs.ts';

const mostKept = 5;

interface Change {
  by: number;
  now: Date;
}

/** Keeps the video that a lesson has now among its former ones; the oldest is forgotten. */
export async function keepFormerVideo(
  trx: Kysely<DB>,
  lessonId: number,
  change: Change,
): Promise<void> {
  await addFormer(trx, lessonId, change);
  await forgetOldest(trx, lessonId);
}

/** A lesson's video and a former one change places; false if that is no longer kept. */
export async function swapVideos(
  trx: Kysely<DB>,
  { lessonId, id }: { lessonId: number; id: number },
  change: Change,
): Promise<boolean> {
  await addFormer(trx, lessonId, change);
  const { numAffectedRows = 0n } = await sql`
    update authored_lesson l set video_provider = f.provider, video_url = f.url, video_poster = f.poster,
      video_duration = f.duration, video_captions = f.captions, video_chapters = f.chapters,
      video_thumbnails = f.thumbnails, duration = coalesce(f.duration, l.duration)
    from former_video f
    where f.id = ${id} and f.lesson_id = ${lessonId} and l.module_id = f.lesson_id`.execute(trx);
  await trx
    .deleteFrom('former_video')
    .where('id', '=', id)
    .where('lesson_id', '=', lessonId)
    .execute();
  await forgetOldest(trx, lessonId);
  return numAffectedRows > 0n;
}

function addFormer(trx: Kysely<DB>, lessonId: number, { by, now }: Change) {
  return sql`
    insert into former_video (lesson_id, provider, url, poster, duration, captions, chapters, thumbnails,
      replaced_by, replaced_at)
    select module_id, video_provider, video_url, video_poster, video_duration, video_captions, video_chapters,
      video_thumbnails, ${by}, ${now}
    from authored_lesson where module_id = ${lessonId} and video_url is not null`.execute(trx);
}

function forgetOldest(trx: Kysely<DB>, lessonId: number) {
  return sql`
    delete from former_video where lesson_id = ${lessonId} and id not in (
      select id from former_video where lesson_id = ${lessonId} order by id desc limit ${mostKept})`.execute(
    trx,
  );
}

/** The videos a lesson had before, the last first. */
export async function selectFormerVideos(
  db: Kysely<DB>,
  lessonId: number,
): Promise<Schema<'FormerVideo'>[]> {
  const { rows } = await sql<Omit<Schema<'FormerVideo'>, 'replacedAt'> & { replacedAt: Date }>`
    select f.id, file.name, f.url, f.poster, f.duration,
      case when u.id is not null then ${userRef('u')} end as "replacedBy", f.replaced_at as "replacedAt"
    from former_video f
    left join media_file file on file.address = f.url
    left join app_user u on u.id = f.replaced_by
    where f.lesson_id = ${lessonId} order by f.id desc`.execute(db);
  return rows.map(({ replacedAt, ...video }) => ({
    ...video,
    replacedAt: replacedAt.toISOString(),
  }));
}
