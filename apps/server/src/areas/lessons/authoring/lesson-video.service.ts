import type { Schema } from '@uplink/api-client';
import { readWebVtt } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import { lockUntilEnd } from '../../../db/lock-until-end.ts';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, notFound, unprocessable } from '../../../plugins/errors/errors.ts';
import { keepCaptions } from '../../media/authoring/captions.repository.ts';
import {
  adoptMedia,
  readUploadedImage,
  readUploadedVideo,
} from '../../media/authoring/uploaded-media.ts';
import { requireAuthored } from '../../products/authored.ts';
import { findAuthoredLesson } from './authored-lesson.repository.ts';
import { readAuthoredLesson } from './authored-lesson.service.ts';
import { keepFormerVideo } from './former-videos.repository.ts';

type VideoDeps = Pick<Deps, 'db' | 'clock' | 'storage'>;
type Person = { id: number };

const mostLanguages = 20;

/** Gives a lesson its video, or takes it away; the length of the lesson follows. */
export async function setLessonVideo(
  deps: VideoDeps,
  person: Person,
  lessonId: number,
  { key, poster, replaces }: Schema<'LessonVideoInput'>,
): Promise<Schema<'CreatorLesson'>> {
  const { db, clock } = deps;
  await requireAuthored(db, person, lessonId);
  const own = { userId: person.id };
  const video = key
    ? await readUploadedVideo(deps, { ...own, key, category: 'lessonVideo', field: 'key' })
    : undefined;
  const picture =
    video && poster
      ? await readUploadedImage(deps, {
          ...own,
          key: poster,
          category: 'mediaImage',
          field: 'poster',
        })
      : undefined;
  await db.transaction().execute(async (trx) => {
    const before = await lockLesson(trx, person, lessonId);
    requireSeen(before, replaces);
    const claim = { userId: person.id, productId: before.productId, now: clock.now() };
    await keepFormerVideo(trx, lessonId, { by: person.id, now: claim.now });
    for (const media of [video, picture]) if (media) await adoptMedia(trx, media, claim);
    await trx
      .updateTable('authored_lesson')
      .set(
        video
          ? {
              video_provider: 'file',
              video_url: video.address,
              video_poster: picture?.address ?? null,
              video_duration: video.duration,
              video_thumbnails: null,
              duration: video.duration ?? 0,
            }
          : {
              video_provider: null,
              video_url: null,
              video_poster: null,
              video_duration: null,
              video_thumbnails: null,
              video_captions: '[]',
            },
      )
      .where('module_id', '=', lessonId)
      .execute();
    await countChange(trx, lessonId, clock.now());
  });
  return readAuthoredLesson(db, person, lessonId);
}

/** Keeps the captions of a lesson's video in one language, or takes them away. */
export async function setLessonCaptions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  person: Person,
  { id, language }: { id: number; language: string },
  { label, text, replaces }: Schema<'LessonCaptionsInput'>,
): Promise<Schema<'CreatorLesson'>> {
  if (text !== null) checkCaptions(text);
  await db.transaction().execute(async (trx) => {
    const { video } = await lockLesson(trx, person, id);
    if (!video) throw conflict('This lesson has no video. Upload it first.');
    const stored = video.captions.find((track) => track.language === language);
    if ((stored?.url ?? null) !== replaces)
      throw conflict('These captions were changed in the meantime. Open them again to see how.');
    const now = clock.now();
    const track = text !== null && {
      language,
      label: label.trim(),
      url: await keepCaptions(trx, { text, savedBy: person.id, now }),
    };
    const others = video.captions.filter((one) => one.language !== language);
    if (track && others.length >= mostLanguages)
      throw unprocessable(`A video can have captions in ${mostLanguages} languages at most.`);
    const place = stored ? video.captions.indexOf(stored) : others.length;
    const captions = track ? others.toSpliced(place, 0, track) : others;
    await trx
      .updateTable('authored_lesson')
      .set({ video_captions: JSON.stringify(captions) })
      .where('module_id', '=', id)
      .execute();
    await countChange(trx, id, now);
  });
  return readAuthoredLesson(db, person, id);
}

function checkCaptions(text: string): void {
  const [fault] = readWebVtt(text).faults;
  if (!fault) return;
  const message = `Line ${fault.line}: ${fault.message}`;
  throw unprocessable(message, { text: message });
}

/** A lesson that this person may change, kept from others until the transaction ends. */
export async function lockLesson(trx: Kysely<DB>, person: Person, lessonId: number) {
  await requireAuthored(trx, person, lessonId);
  await lockUntilEnd(trx, `lesson:${lessonId}`);
  const lesson = await findAuthoredLesson(trx, lessonId);
  if (!lesson) throw notFound('This lesson does not exist.');
  return lesson;
}

/** Refuses to replace a video that the author did not see. */
export function requireSeen(
  { video }: Pick<Schema<'CreatorLesson'>, 'video'>,
  seen: string | null,
): void {
  if ((video?.url ?? null) !== seen)
    throw conflict('This lesson got another video in the meantime. Reload it to see which.');
}

/** A text that is written at the same time is then merged instead of written over. */
export async function countChange(trx: Kysely<DB>, lessonId: number, now: Date): Promise<void> {
  await trx
    .updateTable('module')
    .set({ version: sql`version + 1`, updated_at: now })
    .where('id', '=', lessonId)
    .execute();
}
