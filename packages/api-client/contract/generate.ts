/**
 * Makes src/generated from the contract: one bundled JSON document and its TypeScript types.
 * With --check it writes nothing and fails when the committed files differ.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { bundle, loadConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { addTextFormats, type Document } from './text-formats.ts';

const folder = new URL('../src/generated/', import.meta.url);
const banner = '/* Generated from the contract by `pnpm generate`. Do not edit. */\n\n';

const { bundle: bundled } = await bundle({
  ref: new URL('openapi.yaml', import.meta.url).pathname,
  config: await loadConfig({ configPath: new URL('redocly.yaml', import.meta.url).pathname }),
});
addTextFormats(bundled.parsed as Document);
const document = JSON.stringify(bundled.parsed, null, 2);
const types = banner + astToString(await openapiTS(document));

const files = { 'contract.json': `${document}\n`, 'schema.ts': types };

if (process.argv.includes('--check')) {
  for (const [name, text] of Object.entries(files)) {
    const committed = await readFile(new URL(name, folder), 'utf8').catch(() => '');
    if (committed !== text) {
      process.stderr.write(`${name} is out of date: run \`pnpm generate\`.\n`);
      process.exitCode = 1;
    }
  }
} else {
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, folder), text);
}
