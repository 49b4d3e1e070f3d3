import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { integrityOf, publishedLoaders } from '../apps/portal/embed.plugin.ts';
import manifest from '../packages/embed/package.json' with { type: 'json' };

test('a loader that was published once is there and never changes', () => {
  const hashes = JSON.parse(readFileSync(join(publishedLoaders, 'integrity.json'), 'utf8'));
  const files = readdirSync(publishedLoaders).filter((name) => name.endsWith('.js'));
  expect(
    Object.fromEntries(
      files.map((name) => [name, integrityOf(readFileSync(join(publishedLoaders, name)))]),
    ),
  ).toEqual(hashes);
  expect(files).toEqual(
    expect.arrayContaining([`${manifest.version}.js`, `${manifest.version}-test.js`]),
  );
});
