import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

const channel = 'uplink_live';
const longestPause = 30_000;

/** Tells the other processes on the same PostgreSQL that there may be news, and listens to them. */
export function joinChannel(
  pool: pg.Pool,
  log: FastifyBaseLogger,
  onNews: () => void,
): { tell(): Promise<void>; leave(): void } {
  let drop = () => {};
  let retry: NodeJS.Timeout | undefined;
  let isOver = false;
  let pause = 500;

  async function listen() {
    const client = await pool.connect().catch(again);
    if (!client) return;
    let isDropped = false;
    drop = () => {
      if (!isDropped) client.release(true);
      isDropped = true;
    };
    if (isOver) return drop();
    const lose = (error: unknown) => {
      if (isDropped) return;
      drop();
      again(error);
    };
    client.on('error', lose);
    client.on('notification', onNews);
    await client.query(`listen ${channel}`).then(() => {
      pause = 500;
      // Notifications made while no one listened are looked for now.
      onNews();
    }, lose);
  }

  function again(error: unknown): undefined {
    if (isOver) return;
    log.warn({ err: error }, 'live channel lost');
    retry = setTimeout(listen, pause);
    pause = Math.min(longestPause, pause * 2);
  }

  void listen();
  return {
    tell: async () => {
      await pool.query(`select pg_notify('${channel}', '')`).catch(() => {});
    },
    leave: () => {
      isOver = true;
      clearTimeout(retry);
      drop();
    },
  };
}
