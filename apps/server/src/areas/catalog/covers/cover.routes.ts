import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../plugins/errors/errors.ts';
import { type CoverFormat, createCovers } from './covers.service.ts';

const types: Record<CoverFormat, string> = { png: 'image/png', svg: 'image/svg+xml' };

interface CoverRoute {
  /** The number of the product's type, then its unique name with `.png` or `.svg`. */
  Params: { type: string; file: string };
  Querystring: { v?: string };
}

/** The covers of published products as pictures, for previews of links. With `?v=` they never change. */
export function registerCovers(app: FastifyInstance, deps: Pick<Deps, 'db' | 'academyName'>): void {
  const readCover = createCovers(deps);
  app.get<CoverRoute>('/covers/:type/:file', async (request, reply) => {
    const { type, file } = request.params;
    const [, uniqueName, format] = /^([\w-]{1,120})\.(png|svg)$/.exec(file) ?? [];
    if (!/^\d{1,2}$/.test(type) || !uniqueName || !format)
      throw notFound('There is no cover at this address.');
    const kind = format as CoverFormat;
    const { body, version } = await readCover({ type: Number(type), uniqueName }, kind);
    const isPinned = request.query.v === version;
    const etag = `"${version}-${kind}"`;
    reply.headers({
      etag,
      'cache-control': isPinned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .headers({
        'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type(types[kind])
      .send(body);
  });
}
