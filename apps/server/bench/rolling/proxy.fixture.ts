import { Agent, createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Proxy {
  url: string;
  /** Waits until a server takes calls, or none any more. */
  until(server: string, isReady: boolean): Promise<void>;
  close(): void;
}

/**
 * A reverse proxy as the set-up guide describes one: it asks each server whether it is ready, and sends calls
 * to those that are, in turn. It never tries a call again, so that each failure shows.
 */
export async function startProxy(port: number, servers: string[]): Promise<Proxy> {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let isWatching = true;
  /** A server that says it leaves is left at once; one that a busy machine keeps from answering once is not. */
  async function watch(server: string) {
    for (let silences = 0; isWatching; await wait(100)) {
      const answer = await fetch(`${server}/health/ready`).catch(() => undefined);
      silences = answer ? 0 : silences + 1;
      if (answer?.ok) ready.add(server);
      else if (answer || silences > 1) ready.delete(server);
    }
  }
  for (const server of servers) void watch(server);
  const proxy = createServer((call, answer) => {
    turn += 1;
    const server = [...ready][turn % ready.size];
    const fail = (why: string) => answer.headersSent || answer.writeHead(502).end(why);
    if (!server) return fail('no server is ready');
    const { method, headers } = call;
    const passed = request(`${server}${call.url}`, { agent, method, headers }, (upstream) => {
      answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(answer);
    });
    passed.on('error', ({ message }) => fail(message));
    call.pipe(passed);
  });
  // Otherwise it closes connections that were idle for 5 s, at the moment a slow machine uses one again.
  proxy.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    until: async (server, isReady) => {
      while (ready.has(server) !== isReady) await wait(20);
    },
    close: () => {
      isWatching = false;
      agent.destroy();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
