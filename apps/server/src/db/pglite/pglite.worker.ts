import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { takePreparedDemo } from '../../../demo/prepared-demo.ts';
import { openCluster } from './cluster.ts';
import { watchEvery } from './cluster-guard.ts';
import { serveSocket } from './serve-socket.ts';

/**
 * The embedded database in a thread of its own, so that a slow query stops no request, speaking
 * PostgreSQL's protocol on a socket: the rest of the server knows one driver.
 */
interface Task {
  dataDir: string;
  takesDemo: boolean;
  socketPath: string;
  program?: WebAssembly.Module;
}

const { dataDir, takesDemo, socketPath, program } = workerData as Task;
// Here, while the other thread loads the code that will use it.
if (takesDemo) takePreparedDemo(dirname(dataDir));
const { database, guard } = await openCluster(dataDir, program);
let looked = performance.now();

/** Asked before each query, and looks ten times a second at most: nothing is written without the guard. */
function mayGoOn(): boolean {
  if (!guard || performance.now() - looked < 100) return true;
  looked = performance.now();
  if (guard.isHeld()) return true;
  parentPort?.postMessage('lost');
  return false;
}

const server = await serveSocket(database, socketPath, {
  mayGoOn,
  onPanic: () => parentPort?.postMessage('panic'),
});
const watching = setInterval(mayGoOn, watchEvery);
parentPort?.postMessage('ready');
parentPort?.on('message', async () => {
  clearInterval(watching);
  server.close();
  await database.close();
  guard?.release();
  parentPort?.postMessage('closed');
  parentPort?.close();
});
