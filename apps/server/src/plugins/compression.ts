import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** What fits into one packet arrives no sooner for being smaller. */
const threshold = 1400;

/**
 * Browsers send cookies to these by themselves, also when another site makes them call: the length of a
 * compressed answer could tell what is in it. Other calls carry a token. Files are sent as they lie.
 */
const untouched = /^\/(session|identity|storage)(\/|$)/;
/** Compressed once, before anybody calls: they count towards no limit, so no call may cost much. */
const compressedBefore = /^\/(reference|docs|storybook)(\/|$)/;

/**
 * Compresses what is made for a call. The portal's files come compressed from its build; videos, parts
 * of files and what is compressed already stay as they are.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (untouched.test(route.url) || compressedBefore.test(route.url)) route.compress = false;
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold,
    // A small body must not become a huge one.
    globalDecompression: false,
  });
}
