import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Who uses a data directory: for people to read, the lock itself is the kernel's. */
interface Holder {
  pid: number;
  host: string;
  startedAt: string;
}

const busy = 5;

/**
 * Two writers on one data directory lose data in silence, so the server holds a lock there. It is a
 * file lock of the operating system, taken by an empty SQLite file: it ends with its process however
 * that ends, so a dead holder leaves nothing to clear, and a live one in another container, whose
 * process number means nothing here, keeps it all the same.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const holderPath = join(dataDir, 'holder.json');
  const lock = new DatabaseSync(join(dataDir, 'data.lock'), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = off; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new Error(
      `Another server (${describe(holderPath)}) uses ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  const self: Holder = {
    pid: process.pid,
    host: hostname(),
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  };
  writeFileSync(holderPath, JSON.stringify(self));
  return () => {
    rmSync(holderPath, { force: true });
    lock.close();
  };
}

function describe(holderPath: string): string {
  try {
    const { pid, host, startedAt } = JSON.parse(readFileSync(holderPath, 'utf8')) as Holder;
    return `process ${pid} on ${host}, started ${startedAt}`;
  } catch {
    return 'just starting';
  }
}
