import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { type GrantedFile, type GrantTerm, saveGrant } from './upload-grants.ts';

/** An upload in parts with its grant. */
export type PartsRow = NonNullable<Awaited<ReturnType<typeof findParts>>>;

const withGrant = (db: Kysely<DB>) =>
  db
    .selectFrom('upload_parts as p')
    .innerJoin('upload_grant as g', 'g.key', 'p.upload_key')
    .select([
      'p.id',
      'p.part_size as partSize',
      'p.joined_at as joinedAt',
      'g.key',
      'g.user_id as userId',
      'g.max_size as size',
      'g.content_type as contentType',
      'g.expires_at as expiresAt',
    ]);

/** Nothing that was given up or is over. */
const open = (db: Kysely<DB>, userId: number, now: Date) =>
  withGrant(db)
    .where('g.user_id', '=', userId)
    .where('g.given_up_at', 'is', null)
    .where('g.expires_at', '>', now);

export function findParts(db: Kysely<DB>, of: { userId: number; id: string; now: Date }) {
  return open(db, of.userId, of.now).where('p.id', '=', of.id).executeTakeFirst();
}

export interface ChosenFile {
  userId: number;
  file: GrantedFile;
  lastModified: number;
}

/** The upload of the same file for the same purpose, unless it was handed in. */
function findSame(db: Kysely<DB>, { userId, file, lastModified }: ChosenFile, now: Date) {
  return open(db, userId, now)
    .where('g.category', '=', file.category)
    .where('g.resource_id', 'is not distinct from', file.resourceId)
    .where('g.file_name', '=', file.fileName)
    .where('g.max_size', '=', file.maxSize)
    .where('p.last_modified', '=', lastModified)
    .where('g.stored_at', 'is', null)
    .orderBy('g.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The upload that this file continues, or a new one. */
export function findOrBegin(
  db: Kysely<DB>,
  chosen: ChosenFile,
  { partSize, ...term }: GrantTerm & { partSize: number },
): Promise<PartsRow> {
  const { userId, file, lastModified } = chosen;
  return db.transaction().execute(async (trx) => {
    // Two pages that choose one file at once get one upload.
    await trx
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .execute();
    const same = await findSame(trx, chosen, term.now);
    if (same) return same;
    const key = await saveGrant(trx, userId, file, term);
    const id = randomUUID();
    await trx
      .insertInto('upload_parts')
      .values({ id, upload_key: key, part_size: partSize, last_modified: lastModified })
      .execute();
    return withGrant(trx).where('p.id', '=', id).executeTakeFirstOrThrow();
  });
}

/** Notes that the file is whole; false when it was given up meanwhile. */
export async function noteJoined(db: Kysely<DB>, id: string, now: Date): Promise<boolean> {
  const noted = await db
    .updateTable('upload_parts as p')
    .from('upload_grant as g')
    .set({ joined_at: sql`coalesce(p.joined_at, ${now})` })
    .whereRef('g.key', '=', 'p.upload_key')
    .where('p.id', '=', id)
    .where('g.given_up_at', 'is', null)
    .returning('p.id')
    .executeTakeFirst();
  return noted !== undefined;
}

/**
 * Notes that its owner no longer wants it. What was handed in stays; what was not there answers undefined.
 * Forms of its parts are good until `formsEnd`; then whatever still came is swept.
 */
export async function noteGivenUp(
  db: Kysely<DB>,
  { userId, id, now, formsEnd }: { userId: number; id: string; now: Date; formsEnd: Date },
): Promise<{ key: string; isHandedIn: boolean } | undefined> {
  const found = await withGrant(db)
    .where('p.id', '=', id)
    .where('g.user_id', '=', userId)
    .executeTakeFirst();
  if (!found) return undefined;
  const given = await db
    .updateTable('upload_grant')
    .set({
      given_up_at: sql`coalesce(given_up_at, ${now})`,
      expires_at: sql`least(expires_at, ${formsEnd})`,
    })
    .where('key', '=', found.key)
    .where('stored_at', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return { key: found.key, isHandedIn: !given };
}
