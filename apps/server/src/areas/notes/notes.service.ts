import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { NOTES_PER_LESSON, required } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { requireOpenLesson } from '../learning/lesson-access.ts';
import { paging } from '../paging.ts';
import { countNotes, findNote, type NoteFilter, selectNotes } from './notes.repository.ts';

type Db = Kysely<DB>;

export async function listNotes(
  db: Db,
  userId: number,
  filter: NoteFilter & { page: number; pageSize: number },
): Promise<Schema<'NotePage'>> {
  const { page, pageSize } = filter;
  const [data, total] = await Promise.all([
    selectNotes(db, userId, filter, { limit: pageSize, offset: page * pageSize }),
    countNotes(db, userId, filter),
  ]);
  return { data, paging: paging('/me/notes', { ...filter }, total) };
}

/** Names of the products that someone took notes in. */
export async function listNoteProducts(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('lesson_note')
    .innerJoin('lesson', 'lesson.module_id', 'lesson_note.module_id')
    .innerJoin('module as product', 'product.id', 'lesson.product_id')
    .select('product.name')
    .distinct()
    .where('lesson_note.user_id', '=', userId)
    .orderBy('product.name')
    .limit(1000)
    .execute();
  return rows.map(({ name }) => name);
}

/** An own note; another's is as missing as one that never was. */
export async function readNote(db: Db, userId: number, id: string): Promise<Schema<'Note'>> {
  const note = await findNote(db, userId, id);
  if (!note) throw notFound('This note does not exist.');
  return note;
}

/** Stores a new note of an open lesson. The same note sent again, after a lost reply, is no second one. */
export async function takeNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  { id = randomUUID(), moduleId, position, text }: Schema<'NoteInput'>,
): Promise<Schema<'Note'>> {
  requireText(text);
  const known = await findNote(db, userId, id);
  if (!known) {
    await requireOpenLesson(db, userId, moduleId);
    const now = clock.now();
    await db.transaction().execute(async (trx) => {
      await requireRoom(trx, userId, moduleId);
      await trx
        .insertInto('lesson_note')
        .values({
          user_id: userId,
          id,
          module_id: moduleId,
          position,
          text,
          created_at: now,
          saved_at: now,
        })
        .onConflict((onConflict) => onConflict.columns(['user_id', 'id']).doNothing())
        .execute();
    });
  }
  const note = known ?? (await readNote(db, userId, id));
  if (note.text !== text || note.lesson.id !== moduleId) throw changedElsewhere();
  return note;
}

/** Counts under a lock: two notes at once do not both take the last place. */
async function requireRoom(trx: Db, userId: number, moduleId: number): Promise<void> {
  await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if ((await countNotes(trx, userId, { moduleId })) >= NOTES_PER_LESSON) {
    throw unprocessable(`A lesson holds up to ${NOTES_PER_LESSON} notes. Delete one first.`);
  }
}

/** Changes the text. A change based on an older version than the stored one is a conflict. */
export async function changeNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  id: string,
  { text, baseVersion }: Schema<'NoteChange'>,
): Promise<Schema<'Note'>> {
  requireText(text);
  const note = await readNote(db, userId, id);
  if (note.text === text) return note;
  const changed = await db
    .updateTable('lesson_note')
    .set((eb) => ({ text, version: eb('version', '+', 1), saved_at: clock.now() }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', baseVersion ?? note.version)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw changedElsewhere();
  return readNote(db, userId, id);
}

/** Deletes a note; one that is gone already is gone. */
export async function deleteNote(db: Db, userId: number, id: string): Promise<void> {
  await db.deleteFrom('lesson_note').where('user_id', '=', userId).where('id', '=', id).execute();
}

const changedElsewhere = () =>
  conflict('This note was changed in another tab or on another device.');

function requireText(text: string): void {
  const fault = required(text);
  if (fault) throw unprocessable(fault, { text: fault });
}
