import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import type { VerifyAccessToken } from '../../plugins/authentication/access-token.ts';
import { callerOfToken } from '../../plugins/authentication/authentication.ts';
import { listNotifications, listSince, toNotification } from './notifications.repository.ts';
import { useTicket } from './socket-ticket.repository.ts';

const channel = 'uplink_live';
const heartbeat = 30_000;
const mostBuffered = 1_000_000;

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
  const listeners = new Map<WebSocket, number>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 16_384 });
  const sync = createSync(listeners, options.db, app.log);

  app.server.on('upgrade', async (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== '/live') return socket.destroy();
    const { origin } = request.headers;
    const isForeign = origin !== undefined && !options.allowedOrigins.includes(origin);
    const ticket = url.searchParams.get('token') ?? '';
    const userId = isForeign
      ? undefined
      : await useTicket(options.db, ticket, options.clock.now()).catch(() => undefined);
    if (userId === undefined)
      return socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n');
    sockets.handleUpgrade(request, socket, head, (webSocket) => open(webSocket, userId));
  });

  function open(socket: WebSocket, userId: number) {
    let isAlive = true;
    const beat = setInterval(async () => {
      const person = await options.db
        .selectFrom('app_user')
        .select(['status', 'blocked'])
        .where('id', '=', userId)
        .executeTakeFirst()
        .catch(() => undefined);
      if (!isAlive || person?.blocked || person?.status !== 1) return socket.terminate();
      isAlive = false;
      socket.ping();
    }, heartbeat);
    socket.on('pong', () => {
      isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(beat);
      listeners.delete(socket);
    });
    socket.on('message', async (data) => {
      try {
        const message = JSON.parse(String(data)) as { action?: string; token?: string };
        if (message.action !== 'notifications') return;
        const caller = await callerOfToken(options.db, options.verify, message.token);
        if (caller.id !== userId || !caller.isActive)
          throw new Error('not the owner of the ticket');
        listeners.set(socket, userId);
        await sync.start();
        socket.send(JSON.stringify(await listNotifications(options.db, userId)));
      } catch {
        socket.close(4401, 'Sign in again');
      }
    });
  }

  app.addHook('onResponse', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || reply.statusCode >= 400) return;
    sync.run();
    if (!options.isEmbedded)
      await options.pool.query(`select pg_notify('${channel}', '')`).catch(() => {});
  });

  const subscription = options.isEmbedded ? undefined : subscribe(options.pool, () => sync.run());
  app.addHook('onClose', async () => {
    for (const socket of sockets.clients) socket.terminate();
    await subscription?.then((client) => client.release(true)).catch(() => {});
  });
}

async function subscribe(pool: pg.Pool, onNews: () => void): Promise<pg.PoolClient> {
  const client = await pool.connect();
  client.on('notification', onNews);
  await client.query(`listen ${channel}`);
  return client;
}

/** Sends what is new to those who listen; calls that come while it runs make it run once more. */
function createSync(listeners: Map<WebSocket, number>, db: Kysely<DB>, log: FastifyBaseLogger) {
  let lastId: number | undefined;
  let isRunning = false;
  let isWanted = false;
  const sent = new Set<number>();
  // Ids are given before their transactions end: a smaller one may become visible later.
  const overlap = 100;

  async function newest(): Promise<number> {
    const { id } = await db
      .selectFrom('user_notification')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    return id ?? 0;
  }

  async function send() {
    const userIds = [...new Set(listeners.values())];
    if (userIds.length === 0 || lastId === undefined) return;
    const rows = (await listSince(db, userIds, lastId - overlap)).filter(({ id }) => !sent.has(id));
    for (const row of rows) {
      sent.add(row.id);
      const text = JSON.stringify(toNotification(row));
      for (const [socket, userId] of listeners) {
        if (userId !== row.user_id) continue;
        if (socket.bufferedAmount > mostBuffered) socket.terminate();
        else socket.send(text);
      }
    }
    lastId = Math.max(lastId, ...rows.map(({ id }) => id));
    for (const id of sent) if (id < lastId - 2 * overlap) sent.delete(id);
  }

  return {
    async start() {
      if (lastId !== undefined) return;
      const id = await newest();
      lastId ??= id;
      for (let old = id - overlap; old <= id; old += 1) sent.add(old);
    },
    async run() {
      isWanted = true;
      if (isRunning) return;
      isRunning = true;
      try {
        while (isWanted) {
          isWanted = false;
          await send();
        }
      } catch (error) {
        log.error({ err: error }, 'live notifications failed');
      } finally {
        isRunning = false;
      }
    },
  };
}
