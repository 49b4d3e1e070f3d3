/**
 * Keeps the loader of this version for good, when a release is prepared: partner sites pin to its address and hash.
 * What was kept once never changes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLoaders, integrityOf, publishedLoaders } from '../apps/portal/embed.plugin.ts';

const list = join(publishedLoaders, 'integrity.json');
/** @type {Record<string, string>} */
const hashes = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
for (const [name, code] of await buildLoaders()) {
  const file = join(publishedLoaders, name);
  if (existsSync(file)) continue;
  writeFileSync(file, code);
  hashes[name] = integrityOf(code);
  process.stdout.write(`${name} ${hashes[name]}\n`);
}
writeFileSync(list, `${JSON.stringify(hashes, null, 2)}\n`);
