/** Puts the lists for programs beside the catalogue: `llms.txt`, and each component with its props. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listsForPrograms } from '../docs/src/site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
for (const [name, text] of listsForPrograms(root))
  writeFileSync(new URL(`dist/${name}`, import.meta.url), text);
