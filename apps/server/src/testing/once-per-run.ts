import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';

/**
 * Makes something in the first process of a run that needs it; the others wait for it. Gives the run's
 * folder, where it lies.
 */
export async function oncePerRun(
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = inject('runFolder');
  const end = join(folder, `${name}.end`);
  if (isFirst(join(folder, `${name}.begun`))) {
    const fault = await make(folder).then(() => '', String);
    writeFileSync(`${end}.new`, fault);
    renameSync(`${end}.new`, end);
  }
  while (!existsSync(end)) await wait(50);
  const fault = readFileSync(end, 'utf8');
  if (fault) throw new Error(`${name} was not made: ${fault}`);
  return folder;
}

/** Making a folder is what only one process can do. */
function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}
