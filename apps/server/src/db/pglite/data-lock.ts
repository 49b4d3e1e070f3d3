import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type FileLock, lockFile } from './file-lock.ts';

/** Who uses a data directory: for people to read, the lock itself is the kernel's. */
interface Holder {
  pid: number;
  host: string;
  startedAt: string;
}

/** Two writers on one data directory lose data in silence, so the server holds a lock there. */
export function lockDataDir(dataDir: string): FileLock {
  mkdirSync(dataDir, { recursive: true });
  const holderPath = join(dataDir, 'holder.json');
  const lock = lockFile(join(dataDir, 'data.lock'));
  if (!lock) throw inUse(dataDir);
  const self: Holder = {
    pid: process.pid,
    host: hostname(),
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  };
  writeFileSync(holderPath, JSON.stringify(self));
  return {
    isHeld: lock.isHeld,
    release: () => {
      rmSync(holderPath, { force: true });
      lock.release();
    },
  };
}

export function inUse(dataDir: string): Error {
  return new Error(
    `Another server (${describe(join(dataDir, 'holder.json'))}) uses ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
  );
}

/** What a server says that found its lock deleted or replaced, before it ends. */
export function lockLost(dataDir: string): string {
  return `The lock files of ${dataDir} were deleted or replaced while this server was using it. The server is stopping, because a second server could now open the same data. Start it again, and leave data.lock and pglite/server.lock alone.`;
}

function describe(holderPath: string): string {
  try {
    const { pid, host, startedAt } = JSON.parse(readFileSync(holderPath, 'utf8')) as Holder;
    return `process ${pid} on ${host}, started ${startedAt}`;
  } catch {
    return 'just starting';
  }
}
