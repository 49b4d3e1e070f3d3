/**
 * Reads exercises from its input, breaks the model answers of their access lists, and asks the kernel about every
 * packet that a learner would be shown: the broken list and the model have to do with it what the learner is told.
 */
import { spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import {
  type Definition,
  type Drawn,
  draw,
  grade,
  mutantsOf,
  type WitnessedPacket,
} from '../src/exercise/index.ts';
import { type AccessList, parseLists } from '../src/sets/index.ts';
import { askKernel } from './nftables.ts';

interface Shown {
  model: AccessList;
  broken: AccessList;
  witness: WitnessedPacket;
}

// Read even where nothing is proven: the program that writes it would fail.
const drawn = await readLists();
const missing = ['unshare', 'nft', 'ip', 'python3'].filter(
  (tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0,
);
const isAllowed = spawnSync('unshare', ['-m', '-n', 'nft', 'list', 'ruleset']).status === 0;
if (missing.length > 0 || !isAllowed) {
  const why = missing.length > 0 ? `${missing.join(', ')} missing` : 'namespaces need root';
  process.stdout.write(`SKIPPED: witnesses of exercises: ${why}\n`);
} else {
  const shown = drawn.flatMap(witnessesOf);
  const confirmed = shown.length > 0 ? confirmedByKernel(shown) : 0;
  process.stdout.write(`witnesses of exercises confirmed: ${confirmed} of ${shown.length}\n`);
  process.exitCode = confirmed > 0 && confirmed === shown.length ? 0 : 1;
}

async function readLists(): Promise<Drawn[]> {
  const exercises: Definition[] = JSON.parse(await text(process.stdin));
  return exercises
    .filter(({ lists }) => lists?.length)
    .flatMap((definition) => definition.seeds.map((seed) => draw(definition, seed)));
}

function witnessesOf(drawn: Drawn): Shown[] {
  const { lists = [], model } = drawn.definition;
  return mutantsOf(drawn).flatMap(({ field, text: answer }) => {
    const kind = lists.find(({ id }) => id === field)?.kind ?? 'extended';
    const read = (lines: string) => parseLists(lines, { kind, name: field }).lists;
    const [right, broken] = [...read(model.texts[field] ?? ''), ...read(answer)];
    const { goals } = grade(drawn, { texts: { ...model.texts, [field]: answer } });
    return goals.flatMap(({ witness }) =>
      witness && right && broken ? [{ model: right, broken, witness }] : [],
    );
  });
}

/** How many packets meet the fates that the learner is told. */
function confirmedByKernel(shown: Shown[]): number {
  const all = shown.flatMap(({ model, broken }) => [model, broken]);
  const lists = [...new Map(all.map((list) => [keyOf(list), list])).values()];
  const places = new Map(lists.map((list, at) => [keyOf(list), at]));
  const packets = shown.map(({ witness }) => witness.packet);
  const permitted = askKernel(lists, packets);
  const fateOf = (list: AccessList, at: number) =>
    permitted[places.get(keyOf(list)) ?? -1]?.has(at + 1) ? 'permit' : 'deny';
  return shown.filter(
    ({ model, broken, witness }, at) =>
      fateOf(model, at) === witness.wanted && fateOf(broken, at) === witness.given,
  ).length;
}

function keyOf({ name, kind, entries }: AccessList): string {
  return JSON.stringify([name, kind, entries]);
}
