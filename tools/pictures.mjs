/**
 * Takes a picture of every story of the built Storybook, light and dark. It must equal the accepted one to the last pixel
 * (`tools/pictures/accepted.txt`), if that was taken with the same Chromium. Otherwise two in a row must be equal.
 * `--accept` accepts what changed. `--accepted` takes stories with an accepted picture, and every fiftieth of the others.
 * Words choose stories by their ids.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { createPictureTaker } from './picture-taker.mjs';
import { workers } from './workers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const storybook = join(root, 'apps', 'storybook');
const lists = join(root, 'tools', 'pictures');
/** What changed, to look at. */
const changed = join(storybook, '.pictures');
const isAccepting = process.argv.includes('--accept');
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));

/** Stories whose picture is never the same twice, with the reason. @type {Record<string, string>} */
const moving = JSON.parse(readFileSync(join(lists, 'moving.json'), 'utf8'));

/** @typedef {{ id: string, type: string, tags?: string[] }} Entry */
const { entries } = JSON.parse(readFileSync(join(storybook, 'dist', 'index.json'), 'utf8'));
const ids = /** @type {Entry[]} */ (Object.values(entries))
  .filter(({ type, tags }) => type === 'story' && !tags?.includes('repeat'))
  .map(({ id }) => id)
  .filter((id) => !(id in moving))
  .filter((id) => chosen.length === 0 || chosen.some((word) => id.includes(word)))
  .sort();
/** Each story twice, so that a hundred of them are fifty stories. */
const all = ids.flatMap((id) => [
  { id, theme: /** @type {const} */ ('light') },
  { id, theme: /** @type {const} */ ('dark') },
]);

const server = await preview({ root: storybook, preview: { port: 0, host: '127.0.0.1' } });
const taker = await createPictureTaker(String(server.resolvedUrls?.local[0]));
const accepted = readAccepted();
const looks = process.argv.includes('--accepted')
  ? all.filter(({ id, theme }, index) => accepted.has(`${id} ${theme}`) || index % 100 < 2)
  : all;
rmSync(changed, { recursive: true, force: true });
mkdirSync(changed, { recursive: true });
/** @type {string[]} */
const faults = [];
let fresh = 0;

const queue = [...looks];
await Promise.all(Array.from({ length: workers }, work));
await taker.close();
await server.close();
if (isAccepting) writeAccepted();

for (const fault of faults.sort()) process.stderr.write(`${fault}\n`);
const rest = fresh > 0 && !isAccepting ? `, ${fresh} not accepted yet` : '';
process.stdout.write(`${looks.length} pictures, ${faults.length} differ${rest}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function work() {
  for (let look = queue.shift(); look; look = queue.shift()) await compare(look);
}

/** @param {import('./picture-taker.mjs').Look} look */
async function compare(look) {
  const name = `${look.id} ${look.theme}`;
  try {
    const first = await taker.take(look);
    const known = accepted.get(name);
    if (first.hash === known) return;
    const second = await taker.take(look);
    if (first.hash !== second.hash) {
      keep(`${name} 1`, first);
      keep(`${name} 2`, second);
      faults.push(`${name}: two pictures in a row differ`);
    } else if (isAccepting) accepted.set(name, first.hash);
    else if (!known) fresh += 1;
    else {
      keep(name, first);
      faults.push(`${name}: differs from the accepted picture`);
    }
  } catch (error) {
    faults.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}

/** @param {string} name @param {import('./picture-taker.mjs').Picture} picture */
function keep(name, { png }) {
  writeFileSync(join(changed, `${name.replaceAll(' ', '.')}.png`), png);
}

/** Pictures of another Chromium differ by its drawing: they count as not accepted. */
function readAccepted() {
  const file = join(lists, 'accepted.txt');
  const [version, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const isSame = version === `Chromium ${taker.version}`;
  if (version && !isSame) process.stdout.write(`The accepted pictures are of ${version}.\n`);
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
  writeFileSync(join(lists, 'accepted.txt'), `Chromium ${taker.version}\n${lines.join('\n')}\n`);
}
