import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { forbidden } from '../../plugins/errors/errors.ts';
import { sealFor } from '../../vault/vault.ts';
import { openWindow, toPage, type WindowQuery } from '../keyset.ts';
import { writeAudit } from './audit-log.ts';
import { missing } from './managed-user.view.ts';
import { findNote, listNotes, type NoteRow, noteOrder } from './notes.repository.ts';

type NoteDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** The author or reader, and the person the note is about. */
export interface About {
  staff: PolicyPerson;
  userId: number;
}

/** What staff wrote about a person. */
export async function listUserNotes(
  { db, config }: NoteDeps,
  { staff, userId }: About,
  query: WindowQuery,
): Promise<Schema<'UserNotePage'>> {
  await requirePerson(db, userId);
  const window = openWindow(noteOrder, query);
  const { rows, total } = await listNotes(db, config, { userId, window });
  const page = toPage(window, rows, ({ id }) => [id]);
  return {
    data: page.rows.map((row) => toNote(row, staff)),
    paging: { pageSize: window.pageSize, total, ...page.cursors },
  };
}

/** Adds a note; sent again after a lost answer it is there once. */
export async function addUserNote(
  { db, clock, config }: NoteDeps,
  { staff, userId }: About,
  { note, changeId }: Schema<'UserNoteInput'>,
): Promise<Schema<'UserNote'>> {
  await requirePerson(db, userId);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('user_note')
      .values({
        user_id: userId,
        author_id: staff.id,
        note: await sealFor(trx, config, { userId, place: 'user_note.note' }, note.trim()),
        change_id: changeId,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['author_id', 'change_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) await writeAudit(trx, { actorId: staff.id, userId, action: 'addNote', now });
  });
  const { id } = await db
    .selectFrom('user_note')
    .select('id')
    .where('author_id', '=', staff.id)
    .where('change_id', '=', changeId)
    .executeTakeFirstOrThrow();
  return toNote((await findNote(db, config, id)) as NoteRow, staff);
}

/** Deletes a note: one's own, or any as an admin. One that is gone stays gone. */
export async function deleteUserNote(
  { db, clock }: NoteDeps,
  { staff, userId }: About,
  { noteId, reason }: { noteId: number; reason: string },
): Promise<void> {
  await requirePerson(db, userId);
  await db.transaction().execute(async (trx) => {
    const note = await trx
      .selectFrom('user_note')
      .select('author_id')
      .where('id', '=', noteId)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!note) return;
    if (!mayDelete(staff, note.author_id))
      throw forbidden("Only admins can delete other people's notes.");
    await trx.deleteFrom('user_note').where('id', '=', noteId).execute();
    const entry = { actorId: staff.id, userId, action: 'deleteNote' as const };
    await writeAudit(trx, { ...entry, reason, now: clock.now() });
  });
}

const mayDelete = (staff: PolicyPerson, authorId: number) =>
  may(staff, 'deleteUserNote', { authorId });

const toNote = ({ created_at, ...row }: NoteRow, staff: PolicyPerson): Schema<'UserNote'> => ({
  ...row,
  date: created_at.toISOString(),
  mayDelete: mayDelete(staff, row.by.id),
});

/** Refuses accounts that are not there. */
export async function requirePerson(db: Kysely<DB>, userId: number): Promise<void> {
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw missing();
}
