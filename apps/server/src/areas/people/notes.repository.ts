import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Secrets } from '../../sealed.ts';
import { openRows } from '../../vault/vault.ts';
import { directionOf, type ListOrder, type ListWindow } from '../keyset.ts';
import { userRef } from '../refs.ts';
import { countUpTo } from '../status-counts.ts';

export const noteOrder: ListOrder = { name: 'notes', parts: 1, isDescending: true };

export type NoteRow = Omit<Schema<'UserNote'>, 'date' | 'mayDelete'> & { created_at: Date };

const noteColumns = sql`n.id, n.note, ${userRef('a')} as by, n.created_at`;

/** A page of the notes about someone, newest first, and how many there are. */
export async function listNotes(
  db: Kysely<DB>,
  secrets: Secrets,
  { userId, window }: { userId: number; window: ListWindow },
) {
  const { after, order } = directionOf(window);
  const [id] = window.place?.key ?? [];
  const { rows } = await sql<NoteRow>`
    select ${noteColumns} from user_note n join app_user a on a.id = n.author_id
    where n.user_id = ${userId} ${id === undefined ? sql`` : sql`and n.id ${after} ${id}`}
    order by n.id ${order} limit ${window.pageSize + 1}`.execute(db);
  const counted = await sql<{ count: number }>`
    select ${countUpTo(sql`select 1 from user_note where user_id = ${userId}`)} as count`.execute(
    db,
  );
  return {
    rows: await openRows(db, secrets, 'user_note', rows),
    total: counted.rows[0]?.count ?? 0,
  };
}

export async function findNote(
  db: Kysely<DB>,
  secrets: Secrets,
  id: number,
): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`
    select ${noteColumns} from user_note n join app_user a on a.id = n.author_id
    where n.id = ${id}`.execute(db);
  const [note] = await openRows(db, secrets, 'user_note', rows);
  return note;
}
