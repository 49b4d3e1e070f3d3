import type { Schema } from '@uplink/api-client';
import { PLAYLIST_LIMITS, required, VALIDATION } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { conflict, notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { findLesson } from '../learning/lesson-access.ts';
import { paging } from '../paging.ts';
import {
  lockPlaylist,
  type PlaylistFilter,
  selectPlaylistLessons,
  selectPlaylists,
  touchPlaylist,
} from './playlists.repository.ts';

interface PlaylistDeps {
  db: Kysely<DB>;
  clock: Clock;
}

/** A page of the user's playlists. */
export async function listPlaylists(
  db: Kysely<DB>,
  userId: number,
  filter: PlaylistFilter,
): Promise<Schema<'PlaylistPage'>> {
  const { data, total } = await selectPlaylists(db, userId, filter);
  return { data, paging: paging('/me/playlists', { ...filter }, total) };
}

export async function readPlaylist(
  db: Kysely<DB>,
  userId: number,
  id: number,
): Promise<Schema<'Playlist'>> {
  const row = await db
    .selectFrom('playlist')
    .select(['id', 'title', 'version', 'updated_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw missing();
  return {
    id: row.id,
    title: row.title,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    lessons: await selectPlaylistLessons(db, userId, id),
  };
}

/** Makes a list, with its first lesson if one is named. The same request again finds what it made. */
export async function createPlaylist(
  { db, clock }: PlaylistDeps,
  userId: number,
  input: Schema<'PlaylistInput'>,
): Promise<Schema<'Playlist'>> {
  const title = cleanTitle(input.title);
  const now = clock.now();
  const { lessonId } = input;
  if (lessonId !== undefined) await findLesson(db, userId, lessonId);
  const id = await db.transaction().execute(async (trx) => {
    // Lock the owner's row, so that two calls at once can't exceed the limit.
    await trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
    const made = await trx
      .selectFrom('playlist')
      .select('id')
      .where('user_id', '=', userId)
      .where('request_id', '=', input.requestId)
      .executeTakeFirst();
    if (made) return made.id;
    const { count } = await trx
      .selectFrom('playlist')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= PLAYLIST_LIMITS.lists) {
      throw unprocessable(
        `You can have up to ${PLAYLIST_LIMITS.lists} playlists. Delete one first.`,
      );
    }
    const row = await trx
      .insertInto('playlist')
      .values({
        user_id: userId,
        request_id: input.requestId,
        title,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (lessonId !== undefined) {
      await trx
        .insertInto('playlist_item')
        .values({ playlist_id: row.id, module_id: lessonId, position: 1 })
        .execute();
    }
    return row.id;
  });
  return readPlaylist(db, userId, id);
}

/** Names a list and orders its lessons; those left out are taken away, none is added. */
export async function updatePlaylist(
  { db, clock }: PlaylistDeps,
  userId: number,
  id: number,
  update: Schema<'PlaylistUpdate'>,
): Promise<Schema<'Playlist'>> {
  const title = cleanTitle(update.title);
  await db.transaction().execute(async (trx) => {
    const list = await lockPlaylist(trx, userId, id);
    if (!list) throw missing();
    const items = await trx
      .selectFrom('playlist_item')
      .select('module_id')
      .where('playlist_id', '=', id)
      .orderBy('position')
      .execute();
    const stored = items.map((item) => item.module_id);
    // The same again after a lost answer is no conflict.
    if (list.title === title && stored.join() === update.lessonIds.join()) return;
    if (list.version !== update.baseVersion) {
      throw conflict('This playlist was changed in another tab or on another device.');
    }
    const known = new Set(stored);
    if (!update.lessonIds.every((lessonId) => known.has(lessonId))) {
      throw unprocessable("A lesson isn't in this playlist.", { lessonIds: VALIDATION.pattern });
    }
    await trx
      .deleteFrom('playlist_item')
      .where('playlist_id', '=', id)
      .where('module_id', 'not in', [0, ...update.lessonIds])
      .execute();
    await sql`update playlist_item item set position = place.ordinality
      from unnest(${update.lessonIds}::bigint[]) with ordinality as place (module_id, ordinality)
      where item.playlist_id = ${id} and item.module_id = place.module_id`.execute(trx);
    await touchPlaylist(trx, id, clock.now(), title);
  });
  return readPlaylist(db, userId, id);
}

export async function deletePlaylist(db: Kysely<DB>, userId: number, id: number): Promise<void> {
  await db.deleteFrom('playlist').where('id', '=', id).where('user_id', '=', userId).execute();
}

/** Saves a lesson at the end of a list; one that is in it stays where it is. */
export async function addLesson(
  { db, clock }: PlaylistDeps,
  userId: number,
  id: number,
  lessonId: number,
): Promise<void> {
  await findLesson(db, userId, lessonId);
  await db.transaction().execute(async (trx) => {
    if (!(await lockPlaylist(trx, userId, id))) throw missing();
    const { count, last } = await trx
      .selectFrom('playlist_item')
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        eb.fn.coalesce(eb.fn.max('position'), sql<number>`0`).as('last'),
      ])
      .where('playlist_id', '=', id)
      .executeTakeFirstOrThrow();
    const added = await trx
      .insertInto('playlist_item')
      .values({ playlist_id: id, module_id: lessonId, position: Number(last) + 1 })
      .onConflict((onConflict) => onConflict.doNothing())
      .returning('module_id')
      .executeTakeFirst();
    if (!added) return;
    if (Number(count) >= PLAYLIST_LIMITS.lessons) {
      throw unprocessable(`A playlist can hold up to ${PLAYLIST_LIMITS.lessons} lessons.`);
    }
    await touchPlaylist(trx, id, clock.now());
  });
}

export async function removeLesson(
  { db, clock }: PlaylistDeps,
  userId: number,
  id: number,
  lessonId: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockPlaylist(trx, userId, id))) throw missing();
    const removed = await trx
      .deleteFrom('playlist_item')
      .where('playlist_id', '=', id)
      .where('module_id', '=', lessonId)
      .returning('module_id')
      .executeTakeFirst();
    if (removed) await touchPlaylist(trx, id, clock.now());
  });
}

function cleanTitle(text: string): string {
  const fault = required(text);
  if (fault) throw unprocessable(fault, { title: fault });
  return text.trim();
}

const missing = () => notFound('This playlist does not exist.');
