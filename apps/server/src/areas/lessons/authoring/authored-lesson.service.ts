import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../clock.ts';
import { lockUntilEnd } from '../../../db/lock-until-end.ts';
import type { DB } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../plugins/errors/errors.ts';
import { requireAuthored } from '../../products/authored.ts';
import {
  findAuthoredLesson,
  type LessonContent,
  writeContent,
} from './authored-lesson.repository.ts';
import type { Authorship } from './authored-lesson.ts';
import { requireOwnLabs } from './lesson-labs.ts';
import { findVersion, keepVersion, listVersions } from './lesson-versions.repository.ts';

type Person = { id: number };

const missing = 'This lesson does not exist.';

/** A lesson as its authors see it. */
export async function readAuthoredLesson(
  db: Kysely<DB>,
  person: Person,
  lessonId: number,
): Promise<Schema<'CreatorLesson'>> {
  await requireAuthored(db, person, lessonId, 'view');
  return readSaved(db, lessonId);
}

/** Saves what an author wrote on the version they saw. */
export async function saveLesson(
  { db, clock }: { db: Kysely<DB>; clock: Clock },
  person: Person,
  lessonId: number,
  { version, content }: Schema<'CreatorLessonInput'>,
): Promise<Schema<'CreatorLesson'>> {
  return db.transaction().execute(async (trx) => {
    await requireAuthored(trx, person, lessonId);
    await lockUntilEnd(trx, `lesson:${lessonId}`);
    const before = await findAuthoredLesson(trx, lessonId);
    if (!before) throw notFound(missing);
    if (before.version !== version)
      throw conflict('This lesson was changed in the meantime. Your changes are kept here.');
    await requireOwnLabs(trx, person.id, {
      labIds: content.labIds,
      before: before.content.labIds,
    });
    await writeLesson(trx, lessonId, content, { authorId: person.id, now: clock.now() });
    return readSaved(trx, lessonId);
  });
}

/** Writes what a lesson says as its next version, and keeps what it said before the first one. */
export async function writeLesson(
  trx: Kysely<DB>,
  lessonId: number,
  content: LessonContent,
  { authorId, now }: Authorship,
): Promise<void> {
  const before = await findAuthoredLesson(trx, lessonId);
  if (!before) throw notFound(missing);
  const isFirst = (await listVersions(trx, lessonId, 1)).length === 0;
  if (isFirst)
    await keepVersion(trx, {
      lessonId,
      number: before.version,
      authorId: null,
      content: before.content,
      now: before.createdAt,
    });
  await writeContent(trx, lessonId, content, now);
  const saved = await readSaved(trx, lessonId);
  const kept = { lessonId, number: saved.version, content: saved.content };
  await keepVersion(trx, { ...kept, authorId, now });
}

export async function listLessonVersions(
  db: Kysely<DB>,
  person: Person,
  lessonId: number,
): Promise<Schema<'LessonVersion'>[]> {
  await requireAuthored(db, person, lessonId, 'view');
  return listVersions(db, lessonId);
}

export async function readLessonVersion(
  db: Kysely<DB>,
  person: Person,
  { id, number }: { id: number; number: number },
): Promise<Schema<'LessonVersionContent'>> {
  await requireAuthored(db, person, id, 'view');
  const found = await findVersion(db, id, number);
  if (!found) throw notFound('This version is no longer kept.');
  return found;
}

async function readSaved(db: Kysely<DB>, lessonId: number): Promise<Schema<'CreatorLesson'>> {
  const found = await findAuthoredLesson(db, lessonId);
  // A product or section of the author's is not a lesson either.
  if (!found) throw notFound(missing);
  const { createdAt, ...lesson } = found;
  const [saved = null] = await listVersions(db, lessonId, 1);
  return { ...lesson, saved };
}
