import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The script that partners include: exact versions never change, the address of a major version does. */
export async function registerLoader(app: FastifyInstance, portalDir: string): Promise<void> {
  const root = join(portalDir, 'loader');
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    prefix: '/loader/',
    decorateReply: false,
    preCompressed: true,
    allowedPath: (path) => /\.(js|json)$/.test(path),
    setHeaders: (reply, path) => {
      const isExact = /\d+\.\d+\.\d+(-test)?\.js/.test(path);
      reply.header(
        'cache-control',
        isExact ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // Scripts with an integrity hash are fetched with CORS; the file is the same for everyone.
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
