import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, notFound } from '../../../plugins/errors/errors.ts';
import { openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { requireAuthored } from '../../products/authored.ts';
import {
  countMedia,
  findMedia,
  giveUpUnused,
  type MediaFilter,
  selectMedia,
} from './media.repository.ts';
import { replaceAddress } from './media-places.ts';
import { adoptMedia, readUploadedImage } from './uploaded-media.ts';

type MediaDeps = Pick<Deps, 'db' | 'clock' | 'storage'>;
type Person = { id: number };
type MediaFile = Schema<'MediaFile'>;

/** A page of the files of a product, the newest first, with what shows them. */
export async function listMedia(
  db: Kysely<DB>,
  person: Person,
  { id, kind, ...query }: { id: number; kind?: MediaFile['kind'] } & WindowQuery,
): Promise<Schema<'MediaPage'>> {
  const product = await requireAuthored(db, person, id, 'view');
  return readPage(db, person, { productId: product.id, ...(kind && { kind }) }, query);
}

/** A page of the files of all products that a person authors. */
export function listAllMedia(
  db: Kysely<DB>,
  person: Person,
  { kind, unused, search, ...query }: Omit<MediaFilter, 'productId'> & WindowQuery,
): Promise<Schema<'MediaPage'>> {
  return readPage(db, person, { kind, unused, search }, query);
}

async function readPage(
  db: Kysely<DB>,
  person: Person,
  filter: MediaFilter,
  query: WindowQuery,
): Promise<Schema<'MediaPage'>> {
  const window = openWindow({ name: 'media', parts: 1, isDescending: true }, query);
  const [found, total] = await Promise.all([
    selectMedia(db, person.id, filter, window),
    countMedia(db, person.id, filter),
  ]);
  const { rows, cursors } = toPage(window, found, (file) => [file.id]);
  return { data: rows, paging: { pageSize: window.pageSize, total, ...cursors } };
}

/** Adds an uploaded image to the files of a product. */
export async function addMedia(
  deps: MediaDeps,
  person: Person,
  { id, key }: { id: number; key: string },
): Promise<MediaFile> {
  const product = await requireAuthored(deps.db, person, id);
  await adoptImage(deps, person, { productId: product.id, key });
  return requireFile(deps.db, person, { productId: product.id, key });
}

/** Shows another image wherever this one is shown in what the person may change. */
export async function replaceMedia(
  deps: MediaDeps,
  person: Person,
  { id, fileId, key }: { id: number; fileId: number; key: string },
): Promise<MediaFile> {
  const product = await requireAuthored(deps.db, person, id);
  const of = { productId: product.id };
  const before = await requireFile(deps.db, person, { ...of, id: fileId });
  if (before.kind !== 'image') throw conflict('A video is replaced in its lesson.');
  const { address } = await adoptImage(deps, person, { ...of, key });
  await deps.db.transaction().execute(async (trx) => {
    const { uses } = await requireFile(trx, person, { ...of, id: fileId });
    if (uses.length === 0)
      throw conflict('This image is no longer used. It may have been replaced.');
    await replaceAddress(trx, { userId: person.id, from: before.address, to: address });
  });
  return requireFile(deps.db, person, { ...of, key });
}

export async function deleteMedia(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  person: Person,
  { id, fileId }: { id: number; fileId: number },
): Promise<void> {
  const product = await requireAuthored(db, person, id);
  await requireFile(db, person, { productId: product.id, id: fileId });
  await db.transaction().execute(async (trx) => {
    if ((await giveUpUnused(trx, sql`f.id = ${fileId}`, clock.now())) === 0)
      throw conflict('This file is in use. Replace it there first.');
  });
}

async function adoptImage(
  deps: MediaDeps,
  person: Person,
  { productId, key }: { productId: number; key: string },
) {
  const upload = { userId: person.id, key, category: 'mediaImage', field: 'key' } as const;
  const image = await readUploadedImage(deps, upload);
  const claim = { userId: person.id, productId, now: deps.clock.now() };
  await deps.db.transaction().execute((trx) => adoptMedia(trx, image, claim));
  return image;
}

async function requireFile(
  db: Kysely<DB>,
  person: Person,
  of: { productId: number } & ({ id: number } | { key: string }),
): Promise<MediaFile> {
  const file = await findMedia(db, person.id, of);
  if (!file) throw notFound('This file does not exist.');
  return file;
}
