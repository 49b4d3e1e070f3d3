import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFolders } from '../../plugins/pages.ts';

/** Where the file of the demo is that is served at an address, if there is one. */
export async function findDemoFile(address: string): Promise<string | undefined> {
  const [, name] = /^\/media\/([a-z0-9][a-z0-9.-]*)$/.exec(address) ?? [];
  if (!name) return undefined;
  for (const folder of mediaFolders) {
    const path = join(folder, name);
    const isThere = await stat(path).then(
      (one) => one.isFile(),
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
}
