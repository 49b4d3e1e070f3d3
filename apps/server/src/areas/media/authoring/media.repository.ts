import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT, RETENTION_DAYS } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { directionOf, type ListWindow } from '../../keyset.ts';
import { permissionOf } from '../../products/authored.ts';
import { productRef, userRef } from '../../refs.ts';
import { shownAddresses } from './media-places.ts';

type MediaFile = Schema<'MediaFile'>;
type Row = Omit<MediaFile, 'uploadedAt' | 'sweptAt'> & {
  uploadedAt: Date;
  unusedSince: Date | null;
};

const mostUses = 100;
const day = 86_400_000;

export interface MediaFilter {
  /** @default all products that the person authors */
  productId?: number | undefined;
  kind?: MediaFile['kind'] | undefined;
  /** Only what nothing shows, or only what something shows. */
  unused?: boolean | undefined;
  /** A part of the name of the file or its product. */
  search?: string | undefined;
}

/** The files `f` of their products `m` under a filter. */
function chosen(userId: number, filter: MediaFilter): RawBuilder<unknown> {
  const { productId, kind, unused, search } = filter;
  const conditions = [
    productId === undefined
      ? sql`m.deleted_at is null and ${permissionOf(userId)} is not null`
      : sql`f.product_id = ${productId}`,
  ];
  if (kind) conditions.push(sql`f.kind = ${kind}`);
  if (unused !== undefined) {
    const isShown = sql`f.address in (select address from ${shownAddresses} s)`;
    conditions.push(unused ? sql`not ${isShown}` : isShown);
  }
  const words = search?.trim().toLowerCase();
  if (words)
    conditions.push(
      sql`(strpos(lower(f.name), ${words}) > 0 or strpos(lower(m.name), ${words}) > 0)`,
    );
  return sql`from media_file f join module m on m.id = f.product_id
    where ${sql.join(conditions, sql` and `)}`;
}

/** A page of files, the newest first; one row more than it shows. */
export function selectMedia(
  db: Kysely<DB>,
  userId: number,
  filter: MediaFilter,
  window: ListWindow,
): Promise<MediaFile[]> {
  const { after, order } = directionOf(window);
  const [last] = window.place?.key ?? [];
  const from = last === undefined ? sql`true` : sql`f.id ${after} ${last}`;
  const found = sql`select f.* ${chosen(userId, filter)} and ${from}
    order by f.id ${order} limit ${window.pageSize + 1}`;
  return readFiles(db, userId, found, order);
}

export async function countMedia(
  db: Kysely<DB>,
  userId: number,
  filter: MediaFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 ${chosen(userId, filter)} limit ${sql.lit(LIST_COUNT_LIMIT)}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A file of a product, by its id or the key of its upload. */
export async function findMedia(
  db: Kysely<DB>,
  userId: number,
  of: { productId: number } & ({ id: number } | { key: string }),
): Promise<MediaFile | undefined> {
  const named = 'id' in of ? sql`f.id = ${of.id}` : sql`f.upload_key = ${of.key}`;
  const found = sql`select f.* from media_file f where f.product_id = ${of.productId} and ${named}`;
  const [file] = await readFiles(db, userId, found, sql`asc`);
  return file;
}

async function readFiles(
  db: Kysely<DB>,
  userId: number,
  found: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<MediaFile[]> {
  const { rows } = await sql<Row>`
    with found as materialized (${found}),
    uses as (
      select s.address, jsonb_agg(jsonb_build_object('place', s.place, 'product', ${productRef('p')},
        'part', case when l.id is not null then jsonb_build_object('id', l.id, 'name', l.name) end)
        order by p.name, p.id, l.name, l.id, s.place) as list
      from ${shownAddresses} s
      join module p on p.id = s.product_id and p.deleted_at is null
      left join module l on l.id = s.lesson_id
      where s.address in (select address from found) and ${permissionOf(userId, 'p')} is not null
      group by s.address)
    select f.id, ${productRef('m')} as product, ${permissionOf(userId)} as permission, f.kind, f.name, f.address, f.size, f.width, f.height, f.duration,
      case when u.id is not null then ${userRef('u')} end as "uploadedBy", f.uploaded_at as "uploadedAt",
      f.unused_since as "unusedSince", coalesce(uses.list, '[]') as uses
    from found f join module m on m.id = f.product_id left join uses on uses.address = f.address left join app_user u on u.id = f.uploaded_by
    order by f.id ${order}`.execute(db);
  return rows.map(({ uploadedAt, unusedSince, ...file }) => ({
    ...file,
    size: Number(file.size),
    uses: file.uses.slice(0, mostUses),
    uploadedAt: uploadedAt.toISOString(),
    sweptAt: unusedSince ? sweepTime(unusedSince).toISOString() : null,
  }));
}

const sweepTime = (since: Date) => new Date(since.getTime() + RETENTION_DAYS.unusedMedia * day);

/** Gives up files that nothing shows; the sweep of uploads then removes their bytes. Returns their number. */
export async function giveUpUnused(
  trx: Kysely<DB>,
  files: RawBuilder<unknown>,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ key: string }>`
    delete from media_file f where ${files} and f.address not in (select address from ${shownAddresses} s)
    returning f.upload_key as key`.execute(trx);
  await trx
    .updateTable('upload_grant')
    .set({ stored_at: null, given_up_at: now })
    .where('key', 'in', ['', ...rows.map(({ key }) => key)])
    .execute();
  return rows.length;
}

/** Whether the files of some product still have this address. */
export async function isKept(db: Kysely<DB>, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('media_file')
    .select('id')
    .where('address', '=', address)
    .executeTakeFirst();
  return found !== undefined;
}
