import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import type { VerifyAccessToken } from '../../plugins/authentication/access-token.ts';
import { callerOfToken } from '../../plugins/authentication/authentication.ts';
import { joinChannel } from './live-channel.ts';
import { findLiveSessions, type Listener } from './live-listeners.ts';
import { createSync } from './live-sync.ts';
import { listNotifications } from './notifications.service.ts';
import { useTicket } from './socket-ticket.service.ts';

const heartbeat = 30_000;
/** A socket is silent for so long at most before it says who listens. */
const introduction = 10_000;
const watchEvery = 3_000;
const endedCode = 4401;

interface Options {
  db: Kysely<DB>;
  pool: pg.Pool;
  isEmbedded: boolean;
  clock: Clock;
  verify: VerifyAccessToken;
  allowedOrigins: string[];
}

/**
 * The live notifications: `/live?token=<ticket>` opens a socket, the `notifications` action with an
 * access token starts it. The whole list goes first, each new notification after it. After every call
 * that may have changed something the server looks once for what is new, and tells its sister
 * processes on the same PostgreSQL to look as well.
 */
export function registerLive(app: FastifyInstance, options: Options): void {
  const { db } = options;
  let isClosing = false;
  const listeners = new Map<WebSocket, Listener>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 16_384 });
  const sync = createSync(listeners, db, app.log);

  app.server.on('upgrade', async (request, socket, head) => {
    if (isClosing || !request.url?.startsWith('/live')) return socket.destroy();
    const userId = await userOfTicket(request, options).catch(() => undefined);
    if (userId === undefined || isClosing) {
      return socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n');
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => open(webSocket, userId));
  });

  function open(socket: WebSocket, userId: number) {
    let isAlive = true;
    const beat = setInterval(() => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
    }, heartbeat);
    const silent = setTimeout(() => end(socket), introduction);
    socket.on('pong', () => {
      isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(beat);
      clearTimeout(silent);
      listeners.delete(socket);
    });
    socket.on('message', async (data) => {
      try {
        const message = JSON.parse(String(data)) as { action?: string; token?: string };
        if (message.action !== 'notifications') return;
        clearTimeout(silent);
        const caller = await callerOfToken(options.pool, options.verify, message.token);
        const mayListen = caller.id === userId && caller.isActive && !caller.isFrozen;
        if (!mayListen) throw new Error('not the owner of the ticket, or shut out');
        listeners.set(socket, { userId, sessionId: caller.sessionId });
        await sync.start();
        socket.send(JSON.stringify(await listNotifications(db, userId)));
      } catch {
        end(socket);
      }
    });
  }

  /** Ends the sockets of those who signed out, were blocked or frozen, and finds news that nobody told of. */
  async function watch() {
    if (listeners.size === 0) return;
    const ids = [...new Set([...listeners.values()].map(({ sessionId }) => sessionId))];
    const live = await findLiveSessions(db, ids, options.clock.now());
    for (const [socket, { sessionId }] of listeners) if (!live.has(sessionId)) end(socket);
    await sync.run();
  }
  const watching = setInterval(() => {
    watch().catch((error) => app.log.error({ err: error }, 'live sockets'));
  }, watchEvery);

  const channel = options.isEmbedded
    ? undefined
    : joinChannel(options.pool, app.log, () => sync.run());
  app.addHook('onResponse', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || reply.statusCode >= 400) return;
    sync.run();
    await channel?.tell();
  });
  // A server waits for its open sockets before it calls that it is closed.
  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(watching);
    for (const socket of sockets.clients) socket.terminate();
    channel?.leave();
  });
}

function end(socket: WebSocket): void {
  socket.close(endedCode, 'Sign in again');
  setTimeout(() => socket.terminate(), 1000).unref();
}

/** Whose ticket a socket shows; another site's page gets none through. */
async function userOfTicket({ url = '/', headers }: IncomingMessage, options: Options) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname !== '/live') return undefined;
  const { origin } = headers;
  if (origin !== undefined && !options.allowedOrigins.includes(origin)) return undefined;
  return useTicket(options.db, searchParams.get('token') ?? '', options.clock.now());
}
