import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface Holder {
  pid: number;
  startTime: string;
  bootId: string;
}

/**
 * Two writers on one data directory lose data in silence, so the server holds a lock there. A live
 * holder keeps it whatever happens; that of a dead process is taken over.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'server.lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(JSON.stringify(self()));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = await readHolder(path);
      if (holder && isAlive(holder)) {
        throw new Error(
          `Another server (process ${holder.pid}) uses ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
        );
      }
      await rm(path, { force: true });
    }
  }
  throw new Error(`The lock of ${dataDir} cannot be taken. Start the server again.`);
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function self(): Holder {
  return { pid: process.pid, startTime: startTimeOf(process.pid), bootId: bootId() };
}

/** Alive is the same process, not another one that got its number after a restart. */
function isAlive(holder: Holder): boolean {
  if (holder.bootId !== bootId()) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startTimeOf(holder.pid) === holder.startTime;
}

function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    // Without /proc the number of a live process is all there is to go by.
    return '';
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
