import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { readLeft } from '../jobs/left-items.ts';

/** In seconds: from a cached read to what a client no longer waits for. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 90];

/** Serves `/metrics` on a port of its own, which a proxy has no reason to pass on. */
export function registerMetrics(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
  database: Database,
): void {
  const registry = createRegistry(app, database);
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      app.log.error({ err: error }, 'metrics');
      response.writeHead(503).end();
    }
  });
  app.addHook('onReady', async () => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve);
    });
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

/** Every figure of this process, by names that the dashboard in deploy/ shows. */
function createRegistry(app: FastifyInstance, database: Database): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureCalls(app, registry);
  const registers = [registry];
  const { pool } = database;
  new Gauge({
    name: 'uplink_database_connections',
    help: 'Connections to the database by state; callers that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waited for' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'uplink_jobs',
    help: 'Jobs by queue and state, the same in every process; the queue "dead" needs a look.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      // The other figures matter most while the database doesn't answer.
      for (const { name, waiting, active } of await countJobs(database).catch(() => [])) {
        this.set({ queue: name, state: 'waiting' }, waiting);
        this.set({ queue: name, state: 'active' }, active);
      }
    },
  });
  new Counter({
    name: 'uplink_job_items_failed_total',
    help: 'What a job could not do and left for its next turn, by job; one that always fails counts each time.',
    labelNames: ['job'],
    registers,
    collect() {
      this.reset();
      for (const [job, items] of readLeft()) this.inc({ job }, items);
    },
  });
  return registry;
}

function measureCalls(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'uplink_http_request_duration_seconds',
    help: 'Calls by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // An address without a route would make a figure of its own for each wrong address.
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

/** As the queues counted themselves within the last minute: counting the jobs would take longer. */
async function countJobs({ db }: Database) {
  const { rows } = await sql<{ name: string; waiting: number; active: number }>`
    select name, queued_count as waiting, active_count as active from pgboss.queue`.execute(db);
  return rows;
}
