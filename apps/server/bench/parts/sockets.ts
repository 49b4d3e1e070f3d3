import { WebSocket } from 'ws';
import { createClient } from '../load/client.ts';
import { type Academy, prepareAcademy } from '../support/academy.ts';
import { atMost, type Figure, withUnit } from '../support/figure.ts';
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
    const open = await createOpener(academy, server.url);
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

async function createOpener(academy: Academy, url: string) {
  const client = createClient(url);
  const tokens = await academy.signIn(url);
  /** Resolves when the list of notifications has come. */
  return async (userId: number): Promise<WebSocket> => {
    const token = tokens.get(userId);
    const { text } = await client.call({
      method: 'POST',
      path: '/me/notifications/tickets',
      token,
    });
    const { ticket } = JSON.parse(text) as { ticket: string };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live?token=${ticket}`);
    await new Promise((resolve, reject) => {
      socket.on('open', () => socket.send(JSON.stringify({ action: 'notifications', token })));
      socket.once('message', resolve);
      socket.once('error', reject);
    });
    return socket;
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 1500));
