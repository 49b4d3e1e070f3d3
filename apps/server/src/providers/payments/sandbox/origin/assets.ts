import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { identityStyle, identityStyleUrl } from '../../../identity/pages/identity-style.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Styles and scripts of the sandbox's pages, by their address. */
const assets: Record<string, { type: string; text: string }> = {
  [identityStyleUrl]: { type: 'text/css', text: identityStyle },
  '/card.css': {
    type: 'text/css',
    text: identityStyle + read('./assets/card.css'),
  },
  '/sandbox.css': { type: 'text/css', text: read('./assets/sandbox.css') },
  '/card.js': { type: 'text/javascript', text: read('./assets/card.js') },
  '/outcome.js': { type: 'text/javascript', text: read('./assets/outcome.js') },
  '/icon.svg': { type: 'image/svg+xml', text: read('./assets/icon.svg') },
};

export async function registerAssets(app: FastifyInstance): Promise<void> {
  for (const [url, { type, text }] of Object.entries(assets)) {
    app.get(url, (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
        .send(text),
    );
  }
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('../../../../../../../packages/ui/src/fonts', import.meta.url)),
    prefix: '/fonts/',
    maxAge: '30d',
    decorateReply: false,
    allowedPath: (path) => path.endsWith('.woff2'),
  });
}
