import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { requireAuthored } from '../../products/authored.ts';

type RenditionsDeps = Pick<Deps, 'db' | 'encoder'>;
type Person = { id: number };

/** The smaller versions of a lesson's video, and whether there can be any. */
export async function listVideoRenditions(
  { db, encoder }: RenditionsDeps,
  person: Person,
  lessonId: number,
): Promise<Schema<'VideoRenditions'>> {
  await requireAuthored(db, person, lessonId, 'view');
  const { rows } = await sql<Schema<'MadeRendition'>>`
    select r.side, r.state, case r.state when 'done' then 100 else r.percent end as percent
    from video_rendition r where r.media_id in ${videoOf(lessonId)} order by r.side desc`.execute(
    db,
  );
  return { isAvailable: await encoder.isThere(), list: rows };
}

/** Has those that failed made again. */
export async function retryVideoRenditions(
  deps: RenditionsDeps,
  person: Person,
  lessonId: number,
): Promise<Schema<'VideoRenditions'>> {
  await requireAuthored(deps.db, person, lessonId);
  await retry(deps.db, lessonId);
  return listVideoRenditions(deps, person, lessonId);
}

const retry = (db: Kysely<DB>, lessonId: number) =>
  sql`update video_rendition set state = 'waiting', attempts = 0, percent = 0, ended_at = null
    where state = 'failed' and media_id in ${videoOf(lessonId)}`.execute(db);

const videoOf = (lessonId: number) => sql`(select f.id from media_file f
  join authored_lesson l on l.video_url = f.address where l.module_id = ${lessonId})`;
