import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range from which a system takes the ports of calls that leave it. */
const [lowest, highest] = [10_000, 32_000];

/**
 * A port that no one listens on, nor on the next one, which a server takes for the payment sandbox. One that the system names could be taken by a call of another test
 * before the server that asked is ready to listen.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const listens = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]).catch(() => false);
  if (listens) await new Promise((resolve) => server.close(resolve));
  return listens;
}
