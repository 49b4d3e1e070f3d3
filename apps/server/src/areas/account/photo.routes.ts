import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { openFile } from '../uploads/sealed-files.ts';
import { isWorn, PHOTO_PATH, photoKey } from './photo.service.ts';

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

/**
 * The photos of people, each by an address that cannot be guessed. Only a photo in use
 * is there: a former one is gone at once.
 */
export function registerPhotos(
  app: FastifyInstance,
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
) {
  app.get<{ Params: { name: string } }>(`${PHOTO_PATH}:name`, async (request, reply) => {
    const { name } = request.params;
    if (!(await isWorn(db, name))) throw notFound('This photo no longer exists.');
    const photo = await openFile({ db, storage }, photoKey(name));
    return reply
      .headers({
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': photo.size,
      })
      .type(types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .send(await storage.read(photo.key));
  });
}
