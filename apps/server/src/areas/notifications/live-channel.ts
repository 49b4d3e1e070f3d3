import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

const channel = 'uplink_live';
const longestPause = 30_000;

/** Tells the sister processes on the same PostgreSQL that there may be news, and hears them. */
export function joinChannel(
  pool: pg.Pool,
  log: FastifyBaseLogger,
  onNews: () => void,
): { tell(): Promise<void>; leave(): void } {
  let client: pg.PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isOver = false;
  let pause = 500;

  async function listen() {
    try {
      const connected = await pool.connect();
      if (isOver) return connected.release(true);
      client = connected;
      connected.on('notification', onNews);
      connected.once('error', again);
      await connected.query(`listen ${channel}`);
      pause = 500;
      // What was told while nobody heard is looked for now.
      onNews();
    } catch (error) {
      again(error);
    }
  }

  function again(error: unknown) {
    if (isOver) return;
    log.warn({ err: error }, 'live channel lost');
    client?.release(true);
    client = undefined;
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
      client?.release(true);
    },
  };
}
