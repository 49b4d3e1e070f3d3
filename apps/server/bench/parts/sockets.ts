import type { WebSocket } from 'ws';
import { createClient } from '../load/client.ts';
import { prepareAcademy } from '../support/academy.ts';
import { atMost, type Figure, withUnit } from '../support/figure.ts';
import { openLiveSocket } from '../support/live-socket.ts';
import type { Options } from '../support/options.ts';
import { startServer } from '../support/server-process.ts';

/** What an open live connection costs the server, after garbage was collected. */
export async function measureSockets({ sockets: count }: Options): Promise<Figure[]> {
  const academy = await prepareAcademy('PGlite', {
    modules: 100,
    learners: count,
    programsEach: 1,
  });
  // They all come from one address.
  const limits = { SOCKETS_PER_ADDRESS: '100000', UPGRADES_PER_MINUTE: '100000' };
  const server = await startServer({ ...academy.env, ...limits });
  const sockets: WebSocket[] = [];
  try {
    const client = createClient(server.url);
    const tokens = await academy.signIn(server.url);
    const open = (id: number) => openLiveSocket(client, server.url, tokens.get(id));
    // Some come and go first: code that was never run is not theirs.
    const early = await Promise.all(academy.learners.slice(0, 20).map(({ id }) => open(id)));
    for (const socket of early) socket.terminate();
    await settle();
    const before = await server.usage({ isTidy: true });
    for (const { id } of academy.learners) sockets.push(await open(id));
    await settle();
    const after = await server.usage({ isTidy: true });
    const name = `${sockets.length} open websockets`;
    return [
      atMost(`${name}: held by each`, (after.held - before.held) / 1000 / sockets.length, 10, 'kB'),
      {
        name: `${name}: resident memory of each`,
        measured: withUnit((after.rss - before.rss) / 1000 / sockets.length, 'kB'),
      },
    ];
  } finally {
    for (const socket of sockets) socket.terminate();
    await server.stop();
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 1500));
