import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '../load/client.ts';
import type { Answering, Side } from '../overhead/answer.ts';
import { type Kind, kinds, prepareAcademy } from '../support/academy.ts';
import { atMost, type Figure, percentile, withUnit } from '../support/figure.ts';
import type { Options } from '../support/options.ts';
import type { Usage } from '../support/report-usage.ts';
import { endWithUs } from '../support/workplace.ts';

const program = fileURLToPath(new URL('../overhead/answer.ts', import.meta.url));
const reporter = new URL('../support/report-usage.ts', import.meta.url).href;

const callsInSlice = 1000;
const callers = 10;
/** Until the larger server is compiled as well: that would be counted against it. */
const warmUpSlices = 15;
const slicesInRound = 10;

/** One of the servers that are compared. */
interface Contender extends Answering {
  child: ChildProcess;
  client: Client;
}

const servers = ['academy', 'guarded', 'bare'] as const;
type Costs = Record<(typeof servers)[number], number>;

/**
 * What an authenticated read costs beside a Fastify that answers the same, with the plugins that guard
 * every answer and bare: before its statements, whose answers are then kept in memory, and with them.
 * Slices of each are driven in turn, and the quiet quarter of each is compared: a machine's speed goes up
 * and down.
 */
export async function measureOverhead({ rounds }: Options): Promise<Figure[]> {
  const kind = kinds.at(-1) ?? 'PGlite';
  const before = await compare('without statements', kind, rounds);
  // The embedded database works in the process that would be measured.
  const after = kind === 'PostgreSQL' ? await compare('with statements', kind, rounds) : [];
  return [
    ...describe('authenticated read before its statements', before, 1.25),
    ...describe('authenticated read on PostgreSQL', after, 1.1),
  ];
}

async function compare(what: Side['what'], kind: Kind, rounds: number): Promise<Costs[]> {
  const all: Costs[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(...(await compareOnce(what, kind)));
  return all;
}

/** In processes of their own: how one happens to lie in memory and to be compiled stays with it. */
async function compareOnce(what: Side['what'], kind: Kind): Promise<Costs[]> {
  const contenders: Contender[] = [];
  try {
    for (const who of servers) contenders.push(await begin({ who, what }, kind));
    const slices: Costs[] = [];
    for (let slice = 0; slice < warmUpSlices + slicesInRound; slice += 1) {
      const costs: number[] = [];
      for (const contender of contenders) costs.push(await drive(contender));
      slices.push(Object.fromEntries(servers.map((who, index) => [who, costs[index]])) as Costs);
    }
    return slices.slice(warmUpSlices);
  } finally {
    for (const { client, child } of contenders) {
      client.close();
      child.kill('SIGKILL');
    }
  }
}

async function begin(side: Side, kind: Kind): Promise<Contender> {
  // One each: an embedded database is for one process.
  const { env } = await prepareAcademy(kind, { modules: 100, learners: 5, programsEach: 1 });
  const { PATH, HOME } = process.env;
  const child = spawn(
    process.execPath,
    ['--conditions=uplink-source', '--import', reporter, program, JSON.stringify(side)],
    { env: { PATH, HOME, ...env }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  endWithUs(child);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server that was to be measured ended with ${code}.`);
  });
  const [answering] = (await Promise.race([once(child, 'message'), ended])) as [Answering];
  return { ...answering, child, client: createClient(answering.url) };
}

/** Milliseconds of processor time that a call took the server, over a slice of calls. */
async function drive({ child, client, path, token }: Contender): Promise<number> {
  const before = await usageOf(child);
  let left = callsInSlice;
  const call = async () => {
    while (left > 0) {
      left -= 1;
      const { status, text } = await client.call({ method: 'GET', path, token });
      if (status !== 200) throw new Error(`${path} answers ${status}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return ((await usageOf(child)).cpuMs - before.cpuMs) / callsInSlice;
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  const answer = once(child, 'message');
  child.send({});
  return (await answer)[0] as Usage;
}

function describe(name: string, costs: Costs[], budget: number): Figure[] {
  if (costs.length === 0) return [];
  const quiet = (who: keyof Costs) =>
    percentile(
      costs.map((one) => one[who]),
      0.25,
    );
  const of = (who: keyof Costs) => withUnit(quiet(who) * 1000, 'µs');
  const beside = (who: keyof Costs) => quiet('academy') / quiet(who);
  return [
    atMost(`${name}, beside Fastify with its guards`, beside('guarded'), budget, 'times'),
    {
      name: `${name}: CPU per call, with guards, bare Fastify`,
      measured: `${of('academy')}, ${of('guarded')}, ${of('bare')} (${beside('bare').toFixed(2)} times bare)`,
    },
  ];
}
