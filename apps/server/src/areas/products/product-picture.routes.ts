import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { openFile } from '../uploads/sealed-files.ts';
import { isShown, PICTURE_PATH } from './authoring/product-pictures.ts';

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

/** The pictures of products, each by an address that cannot be guessed, while a product shows it. */
export function registerProductPictures(
  app: FastifyInstance,
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
) {
  app.get<{ Params: { category: string; name: string } }>(
    `${PICTURE_PATH}:category/:name`,
    async (request, reply) => {
      const { category, name } = request.params;
      const key = `${category}/${name}`;
      if (!(await isShown(db, key))) throw notFound('This image no longer exists.');
      const picture = await openFile({ db, storage }, key);
      return reply
        .headers({
          'content-security-policy': "sandbox; default-src 'none'",
          'cache-control': 'public, max-age=31536000, immutable',
          'content-length': picture.size,
        })
        .type(types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        .send(await storage.read(picture.key));
    },
  );
}
