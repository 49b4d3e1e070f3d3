/**
 * "Show code" names components as the built files do: each component of a story must have kept its name there.
 * How the code is put together is tested in `pages/shown-code.test.ts`.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const all = (pattern: string, cwd: string) =>
  globSync(pattern, { cwd })
    .map((file) => readFileSync(`${cwd}/${file}`, 'utf8'))
    .join('\n');
const dist = fileURLToPath(new URL('dist', import.meta.url));
const components: { name: string }[] = JSON.parse(readFileSync(`${dist}/components.json`, 'utf8'));
const shown = new Set(all('packages/*/src/**/*.stories.tsx', root).match(/(?<=<)[A-Z]\w*/g));
const kept = new Set(all('assets/*.js', dist).match(/(?<=\bfunction )[A-Z]\w*|\b[A-Z]\w*(?==)/g));
const lost = components
  .map(({ name }) => name)
  .filter((name) => shown.has(name) && !kept.has(name));
if (lost.length > 0)
  throw new Error(`"Show code" would show other names than these: ${lost.join(', ')}.`);
