import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { WebSocket } from 'ws';
import type { DB } from '../../db/schema.ts';
import type { LiveLimits } from './live-limits.ts';
import type { Listener } from './live-listeners.ts';
import { send as sendTo } from './live-socket.ts';
import { listSince, toNotification } from './notifications.repository.ts';

/** Ids are given before their transactions end: a smaller one may become visible later. */
const overlap = 100;

/** Sends what is new to those who listen; calls that come while it runs make it run once more. */
export function createSync(
  listeners: Map<WebSocket, Listener>,
  db: Kysely<DB>,
  { log, limits }: { log: FastifyBaseLogger; limits: LiveLimits },
) {
  let lastId: number | undefined;
  let isRunning = false;
  let isWanted = false;
  const sent = new Set<number>();

  async function newest(): Promise<number> {
    const { id } = await db
      .selectFrom('user_notification')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    return id ?? 0;
  }

  async function send() {
    const userIds = [...new Set([...listeners.values()].map(({ userId }) => userId))];
    // With no one there the place is given up: who comes next gets the whole list first.
    if (userIds.length === 0) lastId = undefined;
    if (lastId === undefined) return;
    const rows = (await listSince(db, userIds, lastId - overlap)).filter(({ id }) => !sent.has(id));
    for (const row of rows) {
      sent.add(row.id);
      const text = JSON.stringify(toNotification(row));
      for (const [socket, { userId }] of listeners) {
        if (userId === row.user_id) sendTo(socket, text, limits);
      }
    }
    lastId = Math.max(lastId, ...rows.map(({ id }) => id));
    for (const id of sent) if (id < lastId - 2 * overlap) sent.delete(id);
  }

  return {
    async start() {
      if (lastId !== undefined) return;
      const id = await newest();
      if (lastId !== undefined) return;
      lastId = id;
      sent.clear();
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
