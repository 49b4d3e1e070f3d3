import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Client, createClient } from '../load/client.ts';
import type { FloodOptions } from '../load/flood.worker.ts';
import { openLoop } from '../load/open-loop.ts';
import { prepareAcademy } from '../support/academy.ts';
import { atMost, type Figure, percentile, withUnit } from '../support/figure.ts';
import type { Options } from '../support/options.ts';
import { startServer } from '../support/server-process.ts';

const frames = 10_000;
const readsPerSecond = 50;
const mostSlower = 2;

/** What a learner's reads cost while two others flood their live sockets, compared to without. */
export async function measureFlood({ seconds }: Options): Promise<Figure[]> {
  const academy = await prepareAcademy('PGlite', { modules: 100, learners: 3, programsEach: 1 });
  const server = await startServer(academy.env);
  const client = createClient(server.url);
  try {
    const tokens = await academy.signIn(server.url);
    const [reader = '', ...flooders] = academy.learners.map(({ id }) => tokens.get(id) ?? '');
    // Code that was never run is neither's.
    await timeReads(client, reader, 2);
    const alone = await timeReads(client, reader, seconds);
    const worker = startFlood({ url: server.url, tokens: flooders, frames, seconds });
    const told = once(worker, 'message');
    const flooded = await timeReads(client, reader, seconds);
    const [sent] = (await told) as [number];
    console.log(`${sent} frames were sent.`);
    return [50, 99].flatMap((part) => compare(part, alone, flooded));
  } finally {
    client.close();
    await server.stop();
  }
}

function startFlood(workerData: FloodOptions): Worker {
  return new Worker(new URL('../load/flood.worker.ts', import.meta.url), { workerData });
}

async function timeReads(client: Client, token: string, seconds: number): Promise<number[]> {
  const read = async () => {
    const { status } = await client.call({ method: 'GET', path: '/me/notifications', token });
    return status === 200 ? undefined : String(status);
  };
  const send = () => ({ name: 'read', fault: read() });
  const { timings, errors } = await openLoop({ perSecond: readsPerSecond, seconds, send });
  if (errors.size > 0) throw new Error(`Reads failed: ${[...errors.keys()].join(', ')}`);
  return timings.flatMap(({ milliseconds }) => milliseconds);
}

function compare(part: number, alone: number[], flooded: number[]): Figure[] {
  const [before, under] = [alone, flooded].map((times) => percentile(times, part / 100)) as [
    number,
    number,
  ];
  return [
    { name: `a read alone: p${part}`, measured: withUnit(before, 'ms') },
    {
      name: `a read while two sockets send ${frames} frames a second: p${part}`,
      measured: withUnit(under, 'ms'),
    },
    atMost(`p${part} under the flood, compared to alone`, under / before, mostSlower, 'times'),
  ];
}
