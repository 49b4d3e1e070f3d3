import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import type { FileDeps } from '../../uploads/sealed-files.ts';
import { requireAuthored } from '../authored.ts';
import type { ProductContent } from './content.types.ts';
import { kindOf, type LoadedProduct, loadProduct } from './load-product.ts';
import { findMedia, listMedia, type Media, withAddresses } from './media.ts';
import { writeArchive } from './write-archive.ts';
import { writeProduct } from './write-product.ts';

/** A product as its files. */
export interface ProductFiles {
  texts: Map<string, string>;
  media: Media[];
}

/** A product as an archive of its files; the same product is always the same bytes. */
export async function exportProduct(
  deps: FileDeps,
  person: { id: number },
  moduleId: number,
): Promise<{ name: string; archive: Readable }> {
  const product = await requireAuthored(deps.db, person, moduleId, 'view');
  if (!kindOf[product.type]) throw unprocessable('Labs have no files to export.');
  const { content } = await loadProduct(deps.db, product.id);
  const { texts, media } = await toFiles(deps, content);
  return { name: `${product.uniqueName}.zip`, archive: writeArchive(texts, media) };
}

/** The files of a product, its pictures and captions in the folder `media`. */
export async function toFiles(deps: FileDeps, content: ProductContent): Promise<ProductFiles> {
  const media = await findMedia(deps, listMedia(content));
  const paths = new Map(media.map(({ address, path }) => [address, path]));
  return { texts: writeProduct(withAddresses(content, paths)), media };
}

/** What tells one state of a product from every other. */
export async function fingerprint(deps: FileDeps, { content }: LoadedProduct): Promise<string> {
  const { texts, media } = await toFiles(deps, content);
  const hash = createHash('sha256');
  for (const [path, text] of texts) hash.update(`${path}\0${text}\0`);
  for (const { path, sha256 } of media) hash.update(`${path}\0${sha256}\0`);
  return hash.digest('hex');
}
