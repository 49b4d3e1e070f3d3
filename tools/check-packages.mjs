/**
 * Packs each published package and checks with publint and are-the-types-wrong that a consumer can use it.
 * Build the packages first.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'uplink-packages-'));
let failures = 0;

/** @param {string[]} args @param {string} cwd */
function pnpm(args, cwd) {
  const { status, stdout, stderr } = spawnSync('pnpm', args, { cwd, encoding: 'utf8' });
  if (status === 0) return;
  failures += 1;
  process.stdout.write(`${stdout}${stderr}`);
}

for (const name of readdirSync(join(root, 'packages'))) {
  process.stdout.write(`${name}\n`);
  const source = join(root, 'packages', name);
  const tarball = join(folder, `${name}.tgz`);
  pnpm(['pack', '--out', tarball], source);
  pnpm(['exec', 'publint', '--strict', tarball], root);
  // attw does not expand patterns in `exports`, so list each entry point. Style sheets have no types.
  const entries = globSync('dist/**/index.js', { cwd: source }).map((file) =>
    file.replace(/^dist\/?/, './').replace(/\/?index\.js$/, ''),
  );
  const named = ['--entrypoints', ...entries, '--profile', 'esm-only'];
  pnpm(['exec', 'attw', tarball, ...named], root);
}
rmSync(folder, { recursive: true });
process.stdout.write(
  failures === 0 ? 'All packages are usable.\n' : 'Some packages have errors (see above).\n',
);
process.exit(failures === 0 ? 0 : 1);
