/**
 * Writes what a package brings for its readers into `dist`: `llms.txt`, a Markdown page of each entry, and the licences
 * of what it needs. Run in the package's folder, after its build.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packagePages } from '../apps/docs/src/package-pages.ts';
import { titleOf } from '../apps/docs/src/page.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const short = basename(process.cwd());
const { name, description, dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));

/** @typedef {{ name: string, versions: string[], license: string, homepage?: string }} Needed */

const pages = packagePages(root).filter(({ path }) => `${path}/`.startsWith(`packages/${short}/`));
for (const { path, markdown } of pages) {
  const file = join('dist', 'docs', `${path.replace('packages/', '')}.md`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, markdown);
}
const lines = pages.map(
  (page) => `- [${titleOf(page)}](docs/${page.path.replace('packages/', '')}.md)`,
);
writeFileSync(join('dist', 'llms.txt'), `# ${name}\n\n> ${description}\n\n${lines.join('\n')}\n`);
writeFileSync(join('dist', 'licences.md'), licences());

function licences() {
  const isOurs = (/** @type {string} */ needed) => needed.startsWith('@uplink/');
  const all = needed();
  for (const need of Object.keys(dependencies))
    if (!isOurs(need) && !all.some((one) => one.name === need))
      throw new Error(`${name} needs ${need}, whose licence isn't known.`);
  const rows = all
    .filter((one) => !isOurs(one.name))
    .sort((one, other) => one.name.localeCompare(other.name))
    .map((one) => `| ${one.name} | ${one.versions.join(', ')} | ${one.license} |`);
  const fonts = globSync('src/fonts/*LICENSE*').map((file) => `- \`${basename(file)}\``);
  const needs = rows.length
    ? `| Package | Version | Licence |\n| --- | --- | --- |\n${rows.join('\n')}\n`
    : 'Nothing.\n';
  const own = fonts.length
    ? `\nFonts are under the SIL Open Font License 1.1; their licences lie beside them in \`fonts/\`:\n\n${fonts.join('\n')}\n`
    : '';
  return `# What ${name} needs, and under which licences\n\n${needs}${own}`;
}

/** @returns {Needed[]} */
function needed() {
  const { stdout, stderr } = spawnSync('pnpm', ['licenses', 'list', '--prod', '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (!stdout.trim().startsWith('{')) throw new Error(`pnpm licenses: ${stdout}${stderr}`);
  return /** @type {Needed[][]} */ (Object.values(JSON.parse(stdout))).flat();
}
