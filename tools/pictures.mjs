/**
 * Takes a picture of every story of the built Storybook, light and dark, and compares it with the accepted one to the
 * last pixel (`tools/pictures/accepted.txt`).
 * `--accept` accepts what changed. `--some` takes every twenty-fifth component, others each day. Words choose components by the ids of
 * their stories.
 */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { createPictureTaker } from './picture-taker.mjs';
import { workers } from './workers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const storybook = join(root, 'apps', 'storybook');
const list = join(root, 'tools', 'pictures', 'accepted.txt');
/** What changed, to look at. */
const changed = join(storybook, '.pictures');
const isAccepting = process.argv.includes('--accept');
const isSample = process.argv.includes('--some');
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isWhole = chosen.length === 0;

/** In days since 1970. */
const today = Math.floor(Date.now() / 86_400_000);

/** @typedef {{ id: string, type: string, title: string }} Entry */
/** @type {{ entries: Record<string, Entry> }} */
const { entries } = JSON.parse(readFileSync(join(storybook, 'dist', 'index.json'), 'utf8'));
const stories = Object.values(entries).filter(({ type }) => type === 'story');
/** The stories of a component share a page, so that what one leaves behind is the same each time. */
const components = [...Map.groupBy(stories, ({ title }) => title).values()]
  .filter((_, index) => !isSample || index % 25 === today % 25)
  .map((group) => group.map(({ id }) => id))
  .filter((ids) => isWhole || ids.some((id) => chosen.some((word) => id.includes(word))));

if (components.length === 0) throw new Error('No story has such an id.');

const server = await preview({ root: storybook, preview: { port: 0, host: '127.0.0.1' } });
const taker = await createPictureTaker(String(server.resolvedUrls?.local[0]));
const accepted = readAccepted();
rmSync(changed, { recursive: true, force: true });
mkdirSync(changed, { recursive: true });
/** @type {string[]} */
const faults = [];
let taken = 0;

const queue = components.sort((a, b) => b.length - a.length);
await Promise.all(Array.from({ length: workers }, work));
await taker.close();
await server.close();
if (isAccepting) writeAccepted();

for (const fault of faults.sort()) process.stderr.write(`${fault}\n`);
process.stdout.write(`${taken} pictures, ${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function work() {
  for (let ids = queue.shift(); ids; ids = queue.shift()) {
    const page = await taker.open();
    for (const id of ids) {
      try {
        for (const picture of await page.take(id)) compare(`${id} ${picture.theme}`, picture);
      } catch (error) {
        // The next ones would start from another page than usual, and differ by that.
        faults.push(`${id}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
        break;
      }
    }
    await page.close();
  }
}

/** @param {string} name @param {import('./picture-taker.mjs').Picture} picture */
function compare(name, { hash, png }) {
  taken += 1;
  const known = accepted.get(name);
  if (known === hash) return;
  writeFileSync(join(changed, `${name.replaceAll(' ', '.')}.png`), png);
  if (isAccepting) accepted.set(name, hash);
  else
    faults.push(`${name}: ${known ? 'differs from the accepted picture' : 'is not accepted yet'}`);
}

/** Another Chromium draws everything a little differently: then only a whole run may accept. */
function readAccepted() {
  const [version, ...lines] = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
  const isSame = version === `Chromium ${taker.version}`;
  if (version && !isSame && !(isAccepting && isWhole && !isSample))
    throw new Error(
      `The accepted pictures are of ${version}, this is Chromium ${taker.version}. Look at them and accept all: pnpm accept:pictures`,
    );
  const rows = lines.map(
    (line) =>
      /** @type {[string, string]} */ ([
        line.slice(0, line.lastIndexOf(' ')),
        line.slice(line.lastIndexOf(' ') + 1),
      ]),
  );
  return new Map(isSame ? rows : []);
}

function writeAccepted() {
  const rows = [...accepted].filter(([name]) => (name.split(' ')[0] ?? '') in entries);
  const lines = rows.map(([name, hash]) => `${name} ${hash}`).sort();
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, `Chromium ${taker.version}\n${lines.join('\n')}\n`);
}
