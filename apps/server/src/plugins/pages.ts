import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** The built portal and the demo's media. */
export async function registerPages(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('../../demo/videos', import.meta.url)),
    prefix: '/media/',
    maxAge: '7d',
    allowedPath: (path) => /\.(mp4|vtt|jpg)$/.test(path),
  });

  const shell = readShell(config.portalDir);
  // These addresses are pages and calls alike: a browser that opens one asks for HTML.
  app.addHook('onRequest', async (request, reply) => {
    const isPage = /^\/(homeworks|quizzes)(\/|\?|$)/.test(request.url) && wantsPage(request);
    if (shell && isPage) return sendShell(reply, shell);
  });
  if (shell) {
    await app.register(fastifyStatic, {
      root: config.portalDir,
      decorateReply: false,
      wildcard: false,
      setHeaders: (reply, path) => {
        // Built names carry a hash of their content; index.html names them and must stay fresh.
        const isHashed = path.includes('/assets/');
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (shell && wantsPage(request)) return sendShell(reply, shell);
    return reply.code(404).send({
      message: 'There is nothing at this address.',
      code: 'notFound',
      requestId: request.id,
    });
  });
}

function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'GET' && !headers.authorization && Boolean(headers.accept?.includes('text/html'))
  );
}

function sendShell(reply: FastifyReply, shell: string): FastifyReply {
  return reply.type('text/html').header('cache-control', 'no-cache').send(shell);
}

/** The portal's page; undefined while it is not built. */
function readShell(portalDir: string): string | undefined {
  try {
    return readFileSync(join(portalDir, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
}
