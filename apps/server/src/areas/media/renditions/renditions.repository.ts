import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { SealedObject } from '../../../providers/storage/storage.ts';
import { renditionSides, worthwhile } from './rendition-sizes.rules.ts';

/** How long a process holds a version it is making; it renews the hold while it works. */
export const claimMs = 120_000;
const mostAttempts = 3;

export interface Claimed {
  id: number;
  side: number;
  /** Tells this try from a later one. */
  attempts: number;
  uploadKey: string;
  width: number;
  height: number;
  duration: number;
}

type Held = Pick<Claimed, 'id' | 'attempts'>;

/** Notes which smaller versions the videos of lessons still need. Safe to repeat. */
export async function planRenditions(db: Kysely<DB>, now: Date): Promise<void> {
  const sides = sql.join(renditionSides.map((side) => sql`(${sql.lit(side)})`));
  await sql`
    insert into video_rendition (media_id, side, created_at)
    select f.id, t.side, ${now}::timestamptz from media_file f cross join (values ${sides}) t (side)
    where f.kind = 'video' and f.duration is not null
      and least(f.width, f.height) >= t.side * ${sql.lit(worthwhile)}
      and f.address in (select video_url from authored_lesson where video_url is not null)
    on conflict do nothing`.execute(db);
}

/** Takes the next one for this process, also one that a killed process left; three times at most. */
export async function claimRendition(db: Kysely<DB>, now: Date): Promise<Claimed | undefined> {
  await sql`
    update video_rendition set state = 'failed', ended_at = ${now}
    where state = 'running' and claimed_until < ${now} and attempts >= ${mostAttempts}`.execute(db);
  const { rows } = await sql<Claimed>`
    update video_rendition r set state = 'running', attempts = attempts + 1, percent = 0,
      claimed_until = ${new Date(now.getTime() + claimMs)}
    from media_file f where f.id = r.media_id and r.id = (
      select id from video_rendition
      where state = 'waiting' or (state = 'running' and claimed_until < ${now})
      order by side, id limit 1 for update skip locked)
    returning r.id, r.side, r.attempts, f.upload_key as "uploadKey", f.width, f.height, f.duration`.execute(
    db,
  );
  return rows[0];
}

/** Says how far it is, and that it is still being made; false when another process has it. */
export async function renewClaim(
  db: Kysely<DB>,
  { id, attempts }: Held,
  { percent, now }: { percent: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('video_rendition')
    .set({ percent, claimed_until: new Date(now.getTime() + claimMs) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type RenditionEnd =
  /** Shown from `address` from now on. */
  | { state: 'done'; file: SealedObject; address: string }
  /** It would be no smaller than the video. */
  | { state: 'skipped' }
  | { state: 'failed' }
  /** The server stops: the next one makes it. */
  | { state: 'waiting' };

/** Ends a try; false when another process has it, and what was made is worth nothing. */
export async function endRendition(
  db: Kysely<DB>,
  { id, attempts }: Held,
  end: RenditionEnd,
  now: Date,
): Promise<boolean> {
  const { state } = end;
  const stored =
    state === 'done'
      ? {
          storage_key: end.file.key,
          size: end.file.size,
          sha256: end.file.sha256,
          address: end.address,
        }
      : {};
  const isOver = state !== 'waiting';
  const { numUpdatedRows } = await db
    .updateTable('video_rendition')
    .set({
      state,
      claimed_until: null,
      ended_at: isOver ? now : null,
      ...stored,
      ...(!isOver && { attempts: attempts - 1 }),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The bytes behind an address, if it is that of a smaller version. */
export async function findRendition(
  db: Kysely<DB>,
  address: string,
): Promise<SealedObject | undefined> {
  const row = await db
    .selectFrom('video_rendition')
    .select(['storage_key', 'size', 'sha256'])
    .where('address', '=', address)
    .executeTakeFirst();
  if (!row?.storage_key || !row.sha256) return undefined;
  return { key: row.storage_key, size: Number(row.size), sha256: row.sha256 };
}
