import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { takePreparedDemo } from '../../../demo/prepared-demo.ts';
import { openCluster } from './cluster.ts';
import { serveSocket } from './serve-socket.ts';

/**
 * The embedded database in a thread of its own, so that a slow query stops no request, speaking
 * PostgreSQL's protocol on a socket: the rest of the server knows one driver.
 */
interface Task {
  dataDir: string;
  takesDemo: boolean;
  socketPath: string;
}

const { dataDir, takesDemo, socketPath } = workerData as Task;
// Here, while the other thread loads the code that will use it.
if (takesDemo) takePreparedDemo(dirname(dataDir));
const database = await openCluster(dataDir);
const server = await serveSocket(database, socketPath);
parentPort?.postMessage('ready');
parentPort?.on('message', async () => {
  server.close();
  await database.close();
  parentPort?.postMessage('closed');
  parentPort?.close();
});
