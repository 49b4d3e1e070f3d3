import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';

/** Metrics and traces, each only where the configuration asks for it: no one else loads or pays for them. */
export async function registerMonitoring(
  app: FastifyInstance,
  { metrics, traces }: Config,
  database: Database,
): Promise<void> {
  if (metrics) {
    const { registerMetrics } = await import('./metrics.ts');
    registerMetrics(app, metrics, database);
  }
  if (traces) {
    const { registerTraces } = await import('./traces.ts');
    registerTraces(app, traces, database.pool);
  }
}
