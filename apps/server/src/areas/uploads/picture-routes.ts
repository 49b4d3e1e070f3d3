import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { openFile } from './sealed-files.ts';

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

export interface PicturePlace {
  /** Where they are served, with a slash at its end. */
  path: string;
  /** Whether something that is there shows the picture. */
  isShown: (key: string) => Promise<boolean>;
}

/** Serves uploaded pictures to everyone, each by an address that cannot be guessed, while something shows it. */
export function registerPictures(
  app: FastifyInstance,
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { path, isShown }: PicturePlace,
) {
  app.get<{ Params: { category: string; name: string } }>(
    `${path}:category/:name`,
    async (request, reply) => {
      const { category, name } = request.params;
      const key = `${category}/${name}`;
      if (!(await isShown(key))) throw notFound('This image no longer exists.');
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
