/**
 * Compares the engine with software that others wrote: what access lists do to packets with nftables in the kernel,
 * and whether two lists mean the same with z3. Prints how many agree, and says loudly what couldn't be run.
 */
import { execFileSync } from 'node:child_process';
import { NONE } from '../src/sets/bdd.ts';
import { exactly } from '../src/sets/header.ts';
import { type AccessList, Bdd, compareLists, decide } from '../src/sets/index.ts';
import { permittedBy } from '../src/sets/rule-sets.ts';
import { askKernel } from './nftables.ts';
import { changedList, createRandom, randomList, randomPacket } from './random-lists.ts';
import { askSolver } from './z3.ts';

const LISTS = 40;
const LINES = 12;
const PACKETS = 2000;
const random = createRandom(20_260_101);
let isWrong = false;

function report(what: string, agreeing: number, total: number) {
  process.stdout.write(`${what}: ${agreeing} of ${total}\n`);
  if (agreeing !== total) isWrong = true;
}

function can(...commands: string[]): boolean {
  const missing = commands.filter((command) => {
    try {
      execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' });
      return false;
    } catch {
      return true;
    }
  });
  if (missing.length > 0) process.stdout.write(`SKIPPED: ${missing.join(', ')} not installed\n`);
  return missing.length === 0;
}

function canUnshare(): boolean {
  try {
    execFileSync('unshare', ['-m', '-n', 'nft', 'list', 'ruleset'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stdout.write('SKIPPED: no network namespaces here (they need root)\n');
    return false;
  }
}

/** Each pair is a list and a change of it. */
const pairs = Array.from({ length: LISTS }, (): [AccessList, AccessList] => {
  const list = randomList(random, LINES);
  return [list, changedList(random, list)];
});

function compareWithKernel() {
  const lists = pairs.flat();
  const witnesses = pairs.map(([one, other]) => {
    const result = compareLists(one, 'equals', other);
    return result.verdict === 'unmet' ? result.witness : undefined;
  });
  const shown = witnesses.flatMap((packet) => packet ?? []);
  const sent = Array.from({ length: PACKETS }, (_, at) =>
    randomPacket(random, lists[at % lists.length] as AccessList),
  );
  const permitted = askKernel(lists, [...shown, ...sent]);
  let agreeing = 0;
  lists.forEach((list, at) => {
    // It keeps the nodes of every packet, which no single comparison has.
    const bdd = new Bdd(PACKETS * 1000);
    const set = permittedBy(bdd, list);
    [...shown, ...sent].forEach((packet, place) => {
      const kernel = permitted[at]?.has(place + 1) ?? false;
      const bySet = bdd.and(set, exactly(bdd, packet)) !== NONE;
      if (bySet === kernel && (decide(list, packet).action === 'permit') === kernel) agreeing += 1;
    });
  });
  report(
    'packet verdicts equal to nftables',
    agreeing,
    lists.length * (shown.length + sent.length),
  );
  const confirmed = shown.filter((packet, place) => {
    const at = witnesses.indexOf(packet);
    return permitted[at * 2]?.has(place + 1) !== permitted[at * 2 + 1]?.has(place + 1);
  });
  report('witnesses confirmed by Linux', confirmed.length, shown.length);
}

function compareWithSolver() {
  const agreeing = pairs.filter(
    ([one, other]) =>
      (compareLists(one, 'equals', other).verdict === 'met') === askSolver(one, other),
  );
  report('equivalence verdicts equal to z3', agreeing.length, pairs.length);
}

if (can('unshare', 'nft', 'ip', 'python3') && canUnshare()) compareWithKernel();
if (can('z3')) compareWithSolver();
process.exitCode = isWrong ? 1 : 0;
