import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf } from '../../../tools/entries.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What hosts can import, by the folder of its source: `packages/ui/src/tabs` is `@uplink/ui/tabs`. */
export const modules = Object.fromEntries(
  globSync('packages/*', { cwd: root }).flatMap((folder) =>
    entriesOf(join(root, folder)).map(({ module, source }) => [
      join(folder, dirname(source)),
      module,
    ]),
  ),
);
