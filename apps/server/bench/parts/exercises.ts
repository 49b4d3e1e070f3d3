import { type Definition, draw, grade } from '@uplink/net/exercise';
import { type AccessList, compareLists, parseLists } from '@uplink/net/sets';
import { timeKeys } from '../pages/key-to-screen.ts';
import { atMost, type Figure, median, percentile, withUnit } from '../support/figure.ts';
import { longSession } from '../support/long-session.ts';
import { startServer } from '../support/server-process.ts';
import { makeFolder } from '../support/workplace.ts';

const pairs = 200;
const lines = 100;
const sessions = 40;

/** What grading takes: two long access lists with the packet that shows a difference, and a long session; and what typing takes. */
export async function measureExercises(): Promise<Figure[]> {
  return [...compareFigures(), ...replayFigures(), ...hostileFigures(), ...(await typingFigures())];
}

const commands = ['enable', 'show ip route', 'show running-config', 'configure terminal', 'end'];
const typed = Array.from({ length: 4 }, () => commands).flat();

/** From a key to the screen: letters and whole commands at a console, whose goals are checked each time, and an address. */
async function typingFigures(): Promise<Figure[]> {
  const server = await startServer({ DATA_DIR: makeFolder() }, { isReporting: false });
  try {
    const keys = typed.flatMap((command) => [...command, 'Enter']);
    const atConsole = await timeKeys(server.url, {
      course: 'ospf-in-practice',
      lesson: 'Rumours and maps',
      field: /^R\d, /,
      keys,
    });
    const field = await timeKeys(server.url, {
      course: 'networks-from-zero',
      lesson: 'What happens when you press Enter',
      field: /The first address/,
      keys: [...'192.168.100.1 '.repeat(8)],
    });
    const timesOf = (isEntered: boolean) =>
      atConsole.filter((_, at) => (keys[at] === 'Enter') === isEntered);
    return [
      ...keyFigures('a letter at a console', timesOf(false)),
      ...keyFigures('a command, with its goals', timesOf(true)),
      ...keyFigures('a letter of an address', field),
    ];
  } finally {
    await server.stop();
  }
}

const keyFigures = (what: string, times: number[]): Figure[] => [
  atMost(`key to screen, ${what}, median`, median(times), 16, 'ms'),
  { name: `key to screen, ${what}, p95`, measured: withUnit(percentile(times, 0.95), 'ms') },
];

/** A session of 500 commands in a network, and 20 goals judged by their packets. */
function replayFigures(): Figure[] {
  const { definition, log } = longSession();
  const drawn = draw(definition, 1);
  const times: number[] = [];
  for (let run = 0; run < sessions + 5; run += 1) {
    const started = process.cpuUsage();
    const { passed } = grade(drawn, { texts: { log } });
    const { user, system } = process.cpuUsage(started);
    if (!passed) throw new Error('The session must meet its goals.');
    if (run >= 5) times.push((user + system) / 1000);
  }
  const what = '500 commands replayed and 20 goals graded, CPU';
  return [
    atMost(`${what}, median`, median(times), 60, 'ms'),
    atMost(`${what}, p95`, percentile(times, 0.95), 60, 'ms'),
  ];
}

function compareFigures(): Figure[] {
  const random = createRandom(7);
  const times: number[] = [];
  for (let pair = 0; pair < pairs + 20; pair += 1) {
    const [one, other] = [randomList(random), randomList(random)];
    const started = process.cpuUsage();
    compareLists(one, 'equals', other);
    const { user, system } = process.cpuUsage(started);
    // The first ones are still being compiled.
    if (pair >= 20) times.push((user + system) / 1000);
  }
  return [
    atMost('access lists 100 × 100 with witness, CPU, median', median(times), 3, 'ms'),
    atMost('access lists 100 × 100 with witness, CPU, p95', percentile(times, 0.95), 10, 'ms'),
  ];
}

/** Pairs of wildcards whose set has no small form: comparing them stops at its budget, and so do 20 goals together. */
function hostileFigures(): Figure[] {
  const dotted = (value: number) =>
    [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');
  const lines = Array.from({ length: 31 }, (_, at) => {
    const match = `${dotted(2 ** at)} ${dotted(~(2 ** at))}`;
    return `permit ip ${match} ${match}`;
  });
  const text = lines.join('\n');
  const [list, all] = [text, 'permit ip any any'].map(
    (each) => parseLists(each, { kind: 'extended', name: 'BENCH' }).lists[0],
  );
  if (!list || !all) throw new Error('The list is empty.');
  const drawn = draw(manyFlows(), 1);
  const compared = cpuOf(() => compareLists(list, 'equals', all).verdict === 'undecided');
  const graded = cpuOf(() =>
    grade(drawn, { texts: { BENCH: text } }).goals.every(({ cause }) => cause === 'budget'),
  );
  const what = 'hostile wildcard pairs until undecided';
  return [
    atMost(`${what}, CPU`, compared, 500, 'ms'),
    atMost(`${what} in 20 goals, CPU`, graded, 500, 'ms'),
  ];
}

/** Milliseconds of a computation that has to end undecided. */
function cpuOf(isUndecided: () => boolean): number {
  const started = process.cpuUsage();
  if (!isUndecided()) throw new Error('The list must be too much.');
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

const manyFlows = (): Definition => ({
  exercise: 1,
  kind: 'acl',
  title: 'Many flows',
  task: ['Write it.'],
  seeds: [1],
  lists: [{ id: 'BENCH', kind: 'extended' }],
  goals: Array.from({ length: 20 }, (_, at) => ({
    id: `goal${at}`,
    title: `Goal ${at}`,
    check: {
      kind: 'flows',
      list: 'BENCH',
      flows: Array.from({ length: 20 }, (_flow, flow) => ({
        label: `Port ${at * 20 + flow}`,
        proto: 'tcp',
        port: at * 20 + flow,
        expect: 'permit',
      })),
    },
  })),
  model: { texts: {} },
  tests: [],
});

type Random = (below: number) => number;

function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

function randomList(random: Random): AccessList {
  const pick = <Item>(items: Item[]): Item => items[random(items.length)] as Item;
  const ip = () => `10.${random(4)}.${random(8)}.${random(256)}`;
  const address = () =>
    pick(['any', `host ${ip()}`, `${ip()} 0.0.0.255`, `${ip()} 0.0.${2 ** random(8) - 1}.255`]);
  const port = () =>
    pick(['', ` eq ${random(1000)}`, ` range ${random(500)} ${500 + random(500)}`]);
  const line = () => {
    const protocol = pick(['ip', 'tcp', 'udp']);
    const rest = protocol === 'ip' ? '' : port();
    return `${pick(['permit', 'deny'])} ${protocol} ${address()} ${address()}${rest}`;
  };
  const text = Array.from({ length: lines }, line).join('\n');
  const [list] = parseLists(text, { kind: 'extended', name: 'BENCH' }).lists;
  if (!list) throw new Error('The list is empty.');
  return list;
}
