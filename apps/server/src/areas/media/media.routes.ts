import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readRange } from '../../providers/storage/byte-range.ts';
import { CAPTIONS_PATH } from './authoring/captions-path.ts';
import { MEDIA_PATH } from './authoring/uploaded-media.ts';
import { openMedia, readCaptions } from './media.service.ts';

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
};
const lasting = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Files of authors, each at an address that cannot be guessed, as long as the library has them. */
export function registerMedia(app: FastifyInstance, deps: Pick<Deps, 'db' | 'storage'>): void {
  app.get<{ Params: { category: string; name: string } }>(
    `${MEDIA_PATH}:category/:name`,
    async (request, reply) => {
      const key = `${request.params.category}/${request.params.name}`;
      const file = await openMedia(deps, key);
      const range = readRange(request.headers.range, file.size);
      reply.headers({ ...lasting, 'accept-ranges': 'bytes' });
      if (range === 'unsatisfiable')
        return reply.code(416).header('content-range', `bytes */${file.size}`).send();
      const { start, end, isPart } = range;
      if (isPart) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
      return reply
        .type(types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        .header('content-length', end - start + 1)
        .send(await deps.storage.read(file.key, { start, end }));
    },
  );
  app.get<{ Params: { name: string } }>(`${CAPTIONS_PATH}:name`, async (request, reply) => {
    const text = await readCaptions(deps, request.params.name.replace(/\.vtt$/, ''));
    return reply.headers(lasting).type('text/vtt; charset=utf-8').send(text);
  });
}
