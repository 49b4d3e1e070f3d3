import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { conflict } from '../../../plugins/errors/errors.ts';
import { requireAuthored } from '../../products/authored.ts';
import { readAuthoredLesson } from './authored-lesson.service.ts';
import { selectFormerVideos, swapVideos } from './former-videos.repository.ts';
import { countChange, lockLesson, requireSeen } from './lesson-video.service.ts';

type Person = { id: number };

/** The videos a lesson had before. */
export async function listFormerVideos(
  db: Kysely<DB>,
  person: Person,
  lessonId: number,
): Promise<Schema<'FormerVideo'>[]> {
  await requireAuthored(db, person, lessonId, 'view');
  return selectFormerVideos(db, lessonId);
}

/** Gives a lesson a video back that it had before; the one it has now becomes a former one. */
export async function restoreVideo(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  person: Person,
  { id, formerId }: { id: number; formerId: number },
  { replaces }: Schema<'VideoRestore'>,
): Promise<Schema<'CreatorLesson'>> {
  await db.transaction().execute(async (trx) => {
    requireSeen(await lockLesson(trx, person, id), replaces);
    const now = clock.now();
    if (!(await swapVideos(trx, { lessonId: id, id: formerId }, { by: person.id, now })))
      throw conflict('This video is no longer kept. Upload it again.');
    await countChange(trx, id, now);
  });
  return readAuthoredLesson(db, person, id);
}
