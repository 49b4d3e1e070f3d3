import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { sanitize } from '../../../html/sanitize.ts';
import { addResources } from '../../products/authoring/product.service.ts';
import { replaceLabs } from './lesson-labs.ts';

export type LessonContent = Schema<'LessonContent'>;

interface Row
  extends Omit<Schema<'CreatorLesson'>, 'content' | 'saved'>,
    Omit<LessonContent, 'motivationalMessage' | 'labIds'> {
  motivationalMessage: string | null;
  createdAt: Date;
}

/** A lesson with everything its authors see of it, hidden or not; undefined for what is no lesson. */
export async function findAuthoredLesson(
  db: Kysely<DB>,
  lessonId: number,
): Promise<(Omit<Schema<'CreatorLesson'>, 'saved'> & { createdAt: Date }) | undefined> {
  const { rows } = await sql<Row>`
    select m.id, l.product_id as "productId", l.section_id as "sectionId", m.version, l.hidden as "isHidden",
      m.name, l.duration, l.xp_points as "xpPoints", m.description, l.motivational_message as "motivationalMessage",
      l.is_free as "isFree", m.created_at as "createdAt",
      (select coalesce(jsonb_agg(jsonb_build_object('title', r.title, 'url', r.url) order by r.position), '[]')
        from module_resource r where r.module_id = m.id) as resources,
      (select coalesce(jsonb_agg(jsonb_build_object('id', lab.id, 'name', lab.name) order by held.position), '[]')
        from lesson_lab held join module lab on lab.id = held.lab_id and lab.deleted_at is null
        where held.lesson_id = m.id) as labs,
      case when l.video_url is not null then jsonb_build_object('provider', l.video_provider, 'url', l.video_url,
        'poster', l.video_poster, 'duration', l.video_duration, 'captions', l.video_captions,
        'chapters', l.video_chapters, 'thumbnails', l.video_thumbnails) end as video,
      (select jsonb_build_object('name', f.name, 'size', f.size)
        from media_file f where f.address = l.video_url) as "videoFile",
      (select jsonb_build_object('id', q.id, 'title', q.title, 'questionCount',
        (select count(*) from quiz_question where quiz_id = q.id)) from quiz q where q.module_id = m.id and q.deleted_at is null) as quiz,
      (select jsonb_build_object('id', h.id, 'title', h.title, 'type', h.type)
        from homework h where h.module_id = m.id and h.deleted_at is null) as homework
    from authored_lesson l join module m on m.id = l.module_id
    where l.module_id = ${lessonId} and l.removed_at is null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const {
    name,
    duration,
    xpPoints,
    description,
    motivationalMessage,
    isFree,
    resources,
    ...lesson
  } = row;
  const message = motivationalMessage ?? '';
  const content = {
    name,
    duration,
    xpPoints,
    description,
    isFree,
    resources,
    motivationalMessage: message,
    labIds: lesson.labs.map(({ id }) => id),
  };
  return { ...lesson, content };
}

/** Writes a lesson's content, cleaned, as its next version. */
export async function writeContent(
  trx: Kysely<DB>,
  lessonId: number,
  content: LessonContent,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('module')
    .set({
      name: content.name.trim(),
      description: sanitize(content.description),
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('id', '=', lessonId)
    .execute();
  await trx
    .updateTable('authored_lesson')
    .set({
      duration: content.duration,
      xp_points: content.xpPoints,
      motivational_message: content.motivationalMessage.trim() || null,
      is_free: content.isFree,
    })
    .where('module_id', '=', lessonId)
    .execute();
  await trx.deleteFrom('module_resource').where('module_id', '=', lessonId).execute();
  await addResources(trx, lessonId, content.resources);
  await replaceLabs(trx, lessonId, content.labIds);
}
