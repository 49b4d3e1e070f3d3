import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inUse } from './data-lock.ts';
import { type FileLock, lockFile } from './file-lock.ts';

/** How often a server looks whether its locks are still there. */
export const watchEvery = 1000;
/** A server that lost its locks has stopped by then. */
const lastLook = 2.5 * watchEvery;

/**
 * A second lock, inside the cluster: it keeps others out when the one of the data directory was
 * deleted. Taken before the cluster is opened.
 */
export async function guardCluster(cluster: string): Promise<FileLock> {
  const path = join(cluster, 'server.lock');
  const pidFile = join(cluster, 'postmaster.pid');
  // Someone works here or was killed, and the lock was deleted: if it is the first, it will notice.
  const mayBeInUse = !existsSync(path) && existsSync(pidFile);
  const guard = lockFile(path);
  if (!guard) throw inUse(dirname(cluster));
  if (mayBeInUse) await wait(lastLook);
  // One that a killed server left empty would stop every start; the guard says more than it does.
  rmSync(pidFile, { force: true });
  return guard;
}
