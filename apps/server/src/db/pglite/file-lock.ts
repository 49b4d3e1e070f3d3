import { statSync, truncateSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Codes of SQLite. */
const busy = 5;
const broken = new Set([11, 26]);

/** A lock that nothing refers to would be collected, and released. */
const held = new Set<DatabaseSync>();

/** A lock of the operating system on a file, held until it is released or its process ends. */
export interface FileLock {
  /** Whether the file is still the locked one; a deleted file locks no one out. */
  isHeld(): boolean;
  release(): void;
}

/**
 * Locks a file, which is created if missing; undefined when another process holds it. The lock is the kernel's,
 * taken by an empty SQLite file: it ends with its process however that ends, so a dead holder leaves
 * nothing to clear, and a live one in another container, whose process number means nothing here,
 * keeps it all the same.
 */
export function lockFile(path: string): FileLock | undefined {
  try {
    return take(path);
  } catch (error) {
    if (!broken.has(codeOf(error))) throw unusable(path, error);
  }
  // A held file is refused before it is read: no one holds one that was read and found broken.
  truncateSync(path);
  try {
    return take(path);
  } catch (error) {
    throw unusable(path, error);
  }
}

function take(path: string): FileLock | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = off; begin exclusive');
  } catch (error) {
    lock.close();
    if (codeOf(error) === busy) return undefined;
    throw error;
  }
  held.add(lock);
  const own = statSync(path);
  return {
    isHeld: () => {
      const now = statSync(path, { throwIfNoEntry: false });
      return now?.ino === own.ino && now.dev === own.dev;
    },
    release: () => {
      held.delete(lock);
      lock.close();
    },
  };
}

const codeOf = (error: unknown) => (error as { errcode?: number }).errcode ?? 0;

function unusable(path: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(
    `The lock file ${path} cannot be used (${reason}). Stop every server that uses this folder, delete the file and start again. It must be a plain file in a folder this user can write to.`,
    { cause: error },
  );
}
