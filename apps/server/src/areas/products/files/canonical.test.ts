import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { toCanonical } from './canonical.ts';
import { readProduct } from './read-product.ts';
import { writeProduct } from './write-product.ts';

const content = new URL('../../../../demo/content/', import.meta.url);
const products = [
  'courses/vlans-and-switching',
  'projects/two-site-wan',
  'programs/network-engineer',
  'bundles/branch-office',
];

async function readFolder(path: string): Promise<Map<string, string>> {
  const folder = new URL(`${path}/`, content);
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.(md|yaml)$/.test(name));
  return new Map(
    await Promise.all(
      files.map(async (name) => [name, await readFile(new URL(name, folder), 'utf8')] as const),
    ),
  );
}

describe('the files of a product', () => {
  test.each(products)(
    '%s of the demo academy is read without faults and comes back the same',
    async (path) => {
      const { content, faults } = await readProduct(await readFolder(path), new Set());
      expect(faults).toEqual([]);
      if (!content) throw new Error('Not read.');
      const texts = writeProduct((await toCanonical(content)).content);
      const again = await readProduct(texts, new Set());
      expect(again.faults).toEqual([]);
      if (!again.content) throw new Error('Not read again.');
      expect(writeProduct((await toCanonical(again.content)).content)).toEqual(texts);
      for (const [name, text] of texts)
        if (name.endsWith('.md')) expect(text).not.toContain('format: html');
    },
  );
});
