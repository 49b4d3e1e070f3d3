/**
 * Packs each published package and checks with publint and are-the-types-wrong that a consumer can use it.
 * Build the packages first.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf } from './entries.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'uplink-packages-'));
let failures = 0;

/** What every package brings for its readers. */
const brought = ['README.md', 'dist/llms.txt', 'dist/licences.md'];
const licences = /^\(?(MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|MPL-2\.0|Unlicense|OFL-1\.1)\b/;

/** @param {string[]} args @param {string} cwd */
function pnpm(args, cwd) {
  const { status, stdout, stderr } = spawnSync('pnpm', args, { cwd, encoding: 'utf8' });
  if (status === 0) return;
  failures += 1;
  process.stdout.write(`${stdout}${stderr}`);
}

/** @param {string} tarball @param {string} source */
function checkReading(tarball, source) {
  const { stdout } = spawnSync('tar', ['-tzf', tarball], { encoding: 'utf8' });
  const missing = brought.filter((file) => !stdout.split('\n').includes(`package/${file}`));
  const rows =
    readFileSync(join(source, 'dist', 'licences.md'), 'utf8').match(/^\| .* \|$/gm) ?? [];
  const refused = rows.slice(2).filter((row) => !licences.test(row.split(' | ')[2] ?? ''));
  for (const fault of [...missing.map((file) => `It lacks ${file}.`), ...refused]) {
    failures += 1;
    process.stdout.write(`${fault}\n`);
  }
}

for (const name of readdirSync(join(root, 'packages'))) {
  process.stdout.write(`${name}\n`);
  const source = join(root, 'packages', name);
  const tarball = join(folder, `${name}.tgz`);
  pnpm(['pack', '--out', tarball], source);
  checkReading(tarball, source);
  pnpm(['exec', 'publint', '--strict', tarball], root);
  // attw doesn't expand patterns.
  const paths = entriesOf(source).map((entry) => (entry.name ? `./${entry.name}` : '.'));
  pnpm(['exec', 'attw', tarball, '--entrypoints', ...paths, '--profile', 'esm-only'], root);
}
rmSync(folder, { recursive: true });
process.stdout.write(
  failures === 0 ? 'All packages are usable.\n' : 'Some packages have errors (see above).\n',
);
process.exit(failures === 0 ? 0 : 1);
