import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openCluster } from './cluster.ts';

/**
 * The embedded database in a thread of its own, so that a slow query stops no request, speaking
 * PostgreSQL's protocol on a socket: the rest of the server knows one driver.
 */
const { dataDir, socketPath } = workerData as { dataDir: string; socketPath: string };

const database = await openCluster(dataDir);
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 });
await server.start();
parentPort?.postMessage('ready');

parentPort?.on('message', async () => {
  await server.stop();
  await database.close();
  parentPort?.postMessage('closed');
  parentPort?.close();
});
