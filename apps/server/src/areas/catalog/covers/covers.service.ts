import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../plugins/errors/errors.ts';
import { isPart } from '../../module-kinds.ts';
import { listed } from '../catalog.service.ts';
import { toCover } from '../cover.view.ts';
import { type CoverPicture, drawCoverPng, drawCoverSvg } from './cover-picture.ts';

/** Change it when the drawing code draws otherwise: shared pictures are fetched again. */
const drawing = 1;
/** About 60 kB each. */
const mostKept = 100;

export interface CoverFile {
  body: Buffer | string;
  /** Another one when the product's name or cover changes. */
  version: string;
}

export type CoverFormat = 'png' | 'svg';

/** Draws the covers of published products and keeps the latest; what many ask for is drawn once. */
export function createCovers({ db, academyName }: Pick<Deps, 'db' | 'academyName'>) {
  const kept = new Map<string, Promise<Buffer>>();

  function drawOnce(version: string, picture: CoverPicture): Promise<Buffer> {
    const drawn = kept.get(version) ?? drawCoverPng(picture);
    kept.delete(version);
    kept.set(version, drawn);
    drawn.catch(() => kept.delete(version));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest) kept.delete(oldest);
    return drawn;
  }

  return async (product: CoverName, format: CoverFormat): Promise<CoverFile> => {
    const picture = { ...(await findPicture(db, product)), academyName };
    const version = versionOf(picture);
    const body = format === 'svg' ? drawCoverSvg(picture.cover) : await drawOnce(version, picture);
    return { body, version };
  };
}

export interface CoverName {
  type: number;
  uniqueName: string;
}

async function findPicture(
  db: Kysely<DB>,
  { type, uniqueName }: CoverName,
): Promise<Omit<CoverPicture, 'academyName'>> {
  const { rows } = await sql<Parameters<typeof toCover>[0] & { name: string }>`
    select m.name, m.unique_name, m.cover_motif, m.cover_hue from module m
    where m.type = ${type} and m.unique_name = ${uniqueName} and not ${isPart('m')}
      and ${listed}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound('There is no cover at this address.');
  return { title: row.name, cover: toCover(row) };
}

function versionOf({ title, cover, academyName }: CoverPicture): string {
  const parts = JSON.stringify([drawing, title, cover, academyName]);
  return createHash('sha256').update(parts).digest('base64url').slice(0, 16);
}
