import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { type IntroBlock, selectIntroPage } from '../../catalog/intro-page.service.ts';
import { requireAuthored } from '../authored.ts';
import { findIntroFiles, type IntroFile } from './intro-files.repository.ts';
import { cleanBlock, lockProduct, writeIntroPage } from './intro-page.service.ts';

type BlockInput = Schema<'IntroPageChange'>['blocks'][number];

/** The intro page of a product for its authors, published or not. */
export async function readAuthoredIntro(
  db: Kysely<DB>,
  person: { id: number },
  moduleId: number,
): Promise<Schema<'IntroPage'>> {
  const { id } = await requireAuthored(db, person, moduleId, 'view');
  return selectIntroPage(db, id);
}

/** Replaces a page that is still as its author saw it; the same change sent again finds it made. */
export async function replaceIntroPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  person: { id: number },
  moduleId: number,
  { version, blocks }: Schema<'IntroPageChange'>,
): Promise<Schema<'IntroPage'>> {
  const { id } = await requireAuthored(db, person, moduleId);
  return db.transaction().execute(async (trx) => {
    await lockProduct(trx, id);
    const stored = await selectIntroPage(trx, id);
    const files = await findIntroFiles(trx, id);
    const wanted = blocks.map((block) => toBlock(block, stored.blocks, files));
    refuseForeignFiles(wanted, stored.blocks, files);
    if (isDeepStrictEqual(wanted.map(cleanBlock), stored.blocks)) return stored;
    if (stored.version !== version)
      throw stale({ status: 'changed', version: stored.version, by: null, date: null });
    await writeIntroPage(trx, id, wanted, clock.now());
    return selectIntroPage(trx, id);
  });
}

/** A block with what the server knows of its video: the poster and captions of the lesson that shows it. */
function toBlock(
  block: BlockInput,
  stored: readonly IntroBlock[],
  files: readonly IntroFile[],
): IntroBlock {
  if (block.kind !== 'video') return block;
  const file = files.find(({ address, kind }) => kind === 'video' && address === block.url);
  const before = stored.find((one) => one.kind === 'video' && one.url === block.url);
  const kept = before?.kind === 'video' ? before : { poster: null, captions: [] };
  const { kind, title, url } = block;
  const { poster, captions } = file ?? kept;
  return { kind, title, url, poster, captions };
}

/** What a page shows already may stay; anything new is a file of the product. */
function refuseForeignFiles(
  blocks: readonly IntroBlock[],
  stored: readonly IntroBlock[],
  files: readonly IntroFile[],
): void {
  const shown = stored.flatMap((block) => fileOf(block)?.address ?? []);
  const faults = blocks.flatMap((block, index) => {
    const file = fileOf(block);
    const isOwn =
      !file ||
      shown.includes(file.address) ||
      files.some(({ address, kind }) => address === file.address && kind === file.kind);
    return isOwn ? [] : [[`blocks.${index}`, VALIDATION.pattern]];
  });
  if (faults.length > 0)
    throw unprocessable('Choose pictures and videos of this product.', Object.fromEntries(faults));
}

function fileOf(block: IntroBlock): { kind: IntroFile['kind']; address: string } | undefined {
  if (block.kind === 'video') return { kind: 'video', address: block.url };
  if (block.kind !== 'hero' || !block.image) return undefined;
  return { kind: 'image', address: block.image.url };
}
