/** Writes the docs that the server shows at /docs, from docs/ and from the sources of the packages. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from './site.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
rmSync(dist, { recursive: true, force: true });
for (const [path, text] of buildSite(fileURLToPath(new URL('../../..', import.meta.url)))) {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
