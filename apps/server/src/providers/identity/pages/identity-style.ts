import { readFileSync } from 'node:fs';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Where the pages find their style sheet. Not under /identity: it holds no secret and may be compressed. */
export const identityStyleUrl = '/identity.css';

/** The portal's tokens with the pages' own rules, so that both change together. */
export const identityStyle = [
  '../../../../../../packages/ui/src/tokens.css',
  './pages.css',
  './form.css',
]
  .map(read)
  .join('\n');
