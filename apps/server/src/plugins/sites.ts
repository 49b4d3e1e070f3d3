import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Storybook starts itself by scripts in its pages, which are named by their hashes, and draws each story in a frame. */
const policies = {
  '/docs': "default-src 'self'; script-src 'none'; frame-ancestors 'none'",
  '/storybook':
    "default-src 'self' data: blob:; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self' data: blob:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
};

const soon = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not built yet</title></head>
<body><h1>These pages aren't built yet</h1>
<p>After the first <code>npm start</code> that takes about a minute. Reload this page then.</p></body></html>`;

/** The docs at /docs and the catalogue at /storybook; they may be built while the server runs. */
export async function registerSites(app: FastifyInstance, config: Config): Promise<void> {
  await registerSite(app, '/docs', config.docsDir);
  await registerSite(app, '/storybook', config.storybookDir);
}

async function registerSite(
  app: FastifyInstance,
  prefix: keyof typeof policies,
  root: string,
): Promise<void> {
  mkdirSync(root, { recursive: true });
  const fill = async (site: FastifyInstance) => {
    site.addHook('onRequest', async (request, reply) => {
      // Links of the pages begin below the folder.
      if (request.url === prefix) return reply.redirect(`${prefix}/`);
      reply.header('content-security-policy', await policyOf(prefix, root, request.url));
      reply.header('x-frame-options', 'SAMEORIGIN');
    });
    await site.register(fastifyStatic, {
      root,
      index: false,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    });
    // The address of the folder itself, which the router knows without its slash only.
    site.get('/', async (_request, reply) => {
      const page = await readFile(join(root, 'index.html')).catch(() => undefined);
      if (!page) reply.code(503).header('retry-after', '30');
      return reply.type('text/html; charset=utf-8').send(page ?? soon);
    });
    site.setNotFoundHandler((_request, reply) =>
      reply.code(404).type('text/plain; charset=utf-8').send('There is no such page.'),
    );
  };
  await app.register(fill, { prefix });
}

/** The policy of a page, with the hashes of its own scripts. The build may have changed since the last call. */
async function policyOf(prefix: keyof typeof policies, root: string, url: string) {
  const policy = policies[prefix];
  const page = /^\/storybook\/(index\.html|iframe\.html)?(?:\?|$)/.exec(url);
  if (!page) return policy;
  const html = await readFile(join(root, page[1] ?? 'index.html'), 'utf8').catch(() => '');
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '));
}
