import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import type { VerifyAccessToken } from '../../plugins/authentication/access-token.ts';
import { callerOfToken } from '../../plugins/authentication/authentication.ts';
import { joinChannel } from './live-channel.ts';
import { createLiveDoor, type DoorOptions, path, refuse } from './live-door.ts';
import { findLiveSessions, type Listener } from './live-listeners.ts';
import { end, send, watchSocket } from './live-socket.ts';
import { createSync } from './live-sync.ts';
import { listNotifications } from './notifications.service.ts';

const watchEvery = 3_000;

interface Options extends DoorOptions {
  pool: pg.Pool;
  isEmbedded: boolean;
  verify: VerifyAccessToken;
}

/**
 * The live notifications: `/live?token=<ticket>` opens a socket, the `notifications` action with an
 * access token starts it, once. The whole list goes first, each new notification after it. After every
 * call that may have changed something the server looks once for what is new, and tells its sister
 * processes on the same PostgreSQL to look as well.
 */
export function registerLive(app: FastifyInstance, options: Options): void {
  const { db, limits } = options;
  let isClosing = false;
  const listeners = new Map<WebSocket, Listener>();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 16_384,
    maxFragments: 16,
    maxBufferedChunks: 64,
  });
  const sync = createSync(listeners, db, { log: app.log, limits });
  const admit = createLiveDoor(options);

  app.server.on('upgrade', async (request, socket, head) => {
    // Node removes its own listener on upgrade; without another, a reset would end the process.
    socket.on('error', () => socket.destroy());
    if (isClosing || !request.url?.startsWith(path)) return socket.destroy();
    try {
      const userId = await admit(request, socket);
      if (userId === undefined) return;
      if (isClosing) return socket.destroy();
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        webSocket.on('close', () => listeners.delete(webSocket));
        watchSocket(webSocket, {
          limits,
          introduce: (token) => introduce(webSocket, userId, token),
        });
      });
    } catch (error) {
      app.log.error({ err: error }, 'upgrade failed');
      refuse(socket, '503 Service Unavailable');
    }
  });

  async function introduce(socket: WebSocket, userId: number, token: string | undefined) {
    const caller = await callerOfToken(options.pool, options.verify, token);
    const mayListen = caller.id === userId && caller.isActive && !caller.isFrozen;
    if (!mayListen) throw new Error('not the owner of the ticket, or shut out');
    if (socket.readyState !== socket.OPEN) return;
    listeners.set(socket, { userId, sessionId: caller.sessionId });
    await sync.start();
    send(socket, JSON.stringify(await listNotifications(db, userId)), limits);
  }

  /** Ends the sockets of those who signed out, were blocked or frozen, and finds notifications that were never announced. */
  async function watch() {
    if (listeners.size === 0) return;
    const ids = [...new Set([...listeners.values()].map(({ sessionId }) => sessionId))];
    const live = await findLiveSessions(db, ids, options.clock.now());
    for (const [socket, { sessionId }] of listeners) if (!live.has(sessionId)) end(socket, 'ended');
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
