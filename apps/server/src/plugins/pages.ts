import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { nothingAtAddress } from './errors/errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the built portal is there, which has a page for every address. */
    hasPortal: boolean;
  }
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where the demo's films and pictures are. */
export const mediaFolders: readonly string[] = [
  folder('../../demo/videos'),
  folder('../../demo/pictures'),
];

/** The built portal, the fonts of pages that are not built, and the demo's media. */
export async function registerPages(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(fastifyStatic, {
    root: [...mediaFolders],
    prefix: '/media/',
    maxAge: '7d',
    decorateReply: false,
    allowedPath: (path) => /\.(mp4|vtt|jpg|svg)$/.test(path),
  });
  await app.register(fastifyStatic, {
    root: folder('../../../../packages/ui/src/fonts'),
    prefix: '/fonts/',
    maxAge: '30d',
    decorateReply: false,
    allowedPath: (path) => path.endsWith('.woff2'),
  });

  const hasPortal = existsSync(join(config.portalDir, 'index.html'));
  app.decorate('hasPortal', hasPortal);
  if (hasPortal) await registerPortal(app, config.portalDir);
  app.setNotFoundHandler((request, reply) => {
    if (isForPortal(request)) return sendShell(reply);
    throw nothingAtAddress();
  });
}

async function registerPortal(app: FastifyInstance, root: string): Promise<void> {
  // These addresses are pages and calls alike: a browser that opens one asks for HTML.
  app.addHook('onRequest', async (request, reply) => {
    const isPage =
      /^\/(ambassador|creator|homeworks|quizzes)(\/|\?|$)/.test(request.url) && wantsPage(request);
    if (isPage) return sendShell(reply);
  });
  await app.register(fastifyStatic, {
    root,
    // Created by the build; they have no address of their own, and neither has the renderer of the public pages.
    preCompressed: true,
    allowedPath: (path) => !/\.(br|gz)$|^\/?renderer\//.test(path),
    setHeaders: (reply, path) => {
      // Built names carry a hash of their content; index.html names them and must stay fresh.
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Whether a browser opens an address and the portal is there to show a page for it. */
export function isForPortal(request: FastifyRequest): boolean {
  return request.server.hasPortal && wantsPage(request);
}

function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'GET' && !headers.authorization && Boolean(headers.accept?.includes('text/html'))
  );
}

/** The portal's one page, which finds its way by the address. */
export function sendShell(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}
