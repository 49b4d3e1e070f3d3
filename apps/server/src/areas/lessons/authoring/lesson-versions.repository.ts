import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { userRef } from '../../refs.ts';
import type { LessonContent } from './authored-lesson.repository.ts';
import { selectLabNames } from './lesson-labs.ts';

const mostVersions = 50;
/** Saves of one author within this time are one version. */
const sittingMs = 600_000;

/** Versions from before lessons had labs don't name them. */
type KeptContent = Omit<LessonContent, 'labIds'> & { labIds?: number[] };

type Row = Omit<Schema<'LessonVersion'>, 'savedAt'> & { saved_at: Date };

const toVersion = ({ saved_at, ...row }: Row): Schema<'LessonVersion'> => ({
  ...row,
  savedAt: saved_at.toISOString(),
});

const columns = sql`v.number, case when u.id is not null then ${userRef('u')} end as by, v.saved_at`;

/** The versions that are kept of a lesson, the newest first. */
export async function listVersions(
  db: Kysely<DB>,
  lessonId: number,
  limit = mostVersions,
): Promise<Schema<'LessonVersion'>[]> {
  const { rows } = await sql<Row>`
    select ${columns} from lesson_version v left join app_user u on u.id = v.author_id
    where v.lesson_id = ${lessonId} order by v.number desc limit ${limit}`.execute(db);
  return rows.map(toVersion);
}

export async function findVersion(
  db: Kysely<DB>,
  lessonId: number,
  number: number,
): Promise<Schema<'LessonVersionContent'> | undefined> {
  const { rows } = await sql<Row & { content: KeptContent }>`
    select ${columns}, v.content from lesson_version v left join app_user u on u.id = v.author_id
    where v.lesson_id = ${lessonId} and v.number = ${number}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { content, ...version } = row;
  const labs = await selectLabNames(db, content.labIds ?? []);
  const labIds = labs.map(({ id }) => id);
  return { version: toVersion(version), content: { ...content, labIds }, labs };
}

interface KeptVersion {
  lessonId: number;
  number: number;
  /** Null for what was there before the first save. */
  authorId: number | null;
  content: LessonContent;
  now: Date;
}

/** Keeps a version, replacing the one that the same author has just saved. */
export async function keepVersion(
  trx: Kysely<DB>,
  { lessonId, number, authorId, content, now }: KeptVersion,
): Promise<void> {
  const last = await trx
    .selectFrom('lesson_version')
    .select(['number', 'author_id', 'began_at'])
    .where('lesson_id', '=', lessonId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isSameSitting =
    last !== undefined &&
    last.author_id === authorId &&
    now.getTime() - last.began_at.getTime() < sittingMs;
  if (isSameSitting)
    await trx
      .deleteFrom('lesson_version')
      .where('lesson_id', '=', lessonId)
      .where('number', '=', last.number)
      .execute();
  await trx
    .insertInto('lesson_version')
    .values({
      lesson_id: lessonId,
      number,
      author_id: authorId,
      content: JSON.stringify(content),
      began_at: isSameSitting ? last.began_at : now,
      saved_at: now,
    })
    .execute();
  await sql`delete from lesson_version where lesson_id = ${lessonId} and number not in (
    select number from lesson_version where lesson_id = ${lessonId} order by number desc limit ${mostVersions})`.execute(
    trx,
  );
}
