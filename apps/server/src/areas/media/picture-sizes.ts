import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { findDemoFile } from './demo-media.ts';

interface Size {
  width: number;
  height: number;
}

const unsized = /<img\b(?![^>]*\s(?:width|height)=)[^>]*?\ssrc="([^"]+)"/g;
const demoSizes = new Map<string, Promise<Size | undefined>>();

/** Clean HTML with the sizes of the academy's own pictures: nothing below them moves when they load. */
export async function withPictureSizes(db: Kysely<DB>, html: string): Promise<string> {
  const addresses = [...new Set([...html.matchAll(unsized)].map(([, address = '']) => address))];
  if (addresses.length === 0) return html;
  const sizes = await findSizes(db, addresses);
  return html.replace(unsized, (tag, address: string) => {
    const size = sizes.get(address);
    return size ? tag.replace('<img', `<img width="${size.width}" height="${size.height}"`) : tag;
  });
}

async function findSizes(db: Kysely<DB>, addresses: string[]): Promise<Map<string, Size>> {
  const sizes = new Map<string, Size>();
  const files = await db
    .selectFrom('media_file')
    .select(['address', 'width', 'height'])
    .where('address', 'in', addresses)
    .execute();
  for (const { address, width, height } of files)
    if (width && height) sizes.set(address, { width, height });
  for (const address of addresses) {
    const size = await demoSize(address);
    if (size) sizes.set(address, size);
  }
  return sizes;
}

function demoSize(address: string): Promise<Size | undefined> | undefined {
  if (!address.startsWith('/media/')) return undefined;
  const known = demoSizes.get(address) ?? measure(address);
  demoSizes.set(address, known);
  return known;
}

async function measure(address: string): Promise<Size | undefined> {
  const path = await findDemoFile(address);
  if (!path) return undefined;
  const { imageSize } = await import('image-size');
  try {
    const { width, height } = imageSize(await readFile(path));
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return undefined;
  }
}
