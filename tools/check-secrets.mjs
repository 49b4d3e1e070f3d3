/**
 * Fails if the repository contains a key, a password or a settings file. With --built it reads what was built
 * instead: a variable of the machine that builds may end in a bundle.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findSecrets } from './secrets.mjs';

const isBuilt = process.argv.includes('--built');
/** Nothing in these is committed. */
const unwatched = new Set([
  ...['.git', '.turbo', '.data', '.pictures', 'node_modules', 'coverage'],
  ...['test-results', 'playwright-report', 'storybook-static'],
  ...(isBuilt ? [] : ['dist']),
]);
const settings = /(^|\/)\.env(\.(?!example$)[\w-]+)*$|\.(pem|p12|pfx|key)$/;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const files = globSync(
  isBuilt ? '{apps,packages,examples}/*/dist/**/*' : ['**/*', '**/.*', '**/.*/**/*'],
  {
    exclude: (path) => unwatched.has(path.replace(/^.*\//, '')),
  },
).filter((path) => statSync(path).isFile());
const faults = files.flatMap((path) => [
  ...(settings.test(path)
    ? [`${path} holds settings or a key: keep it out of the repository.`]
    : []),
  ...findSecrets(readFileSync(path, 'latin1')).map(
    ({ what, line }) => `${path}:${line} looks like ${what}.`,
  ),
]);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${files.length} files, ${faults.length} secrets\n`);
process.exitCode = faults.length === 0 && files.length > 0 ? 0 : 1;
