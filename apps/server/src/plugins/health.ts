import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/health/ready` sends proxies elsewhere; calls are still answered. */
    leave(): void;
  }
}

/** Alive says the process answers; ready says its database does too, and that it is going to stay. */
export function registerHealth(app: FastifyInstance, db: Kysely<DB>): void {
  let isLeaving = false;
  app.decorate('leave', () => {
    isLeaving = true;
  });
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    if (isLeaving) return reply.code(503).send({ status: 'stopping' });
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
}
