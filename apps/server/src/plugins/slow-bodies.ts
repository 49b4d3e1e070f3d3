import type { FastifyInstance } from 'fastify';

/**
 * Ends a connection whose small body drips in for longer than anyone's line needs. Uploads are
 * large and may take hours; they have an idle limit of their own.
 */
export function registerSlowBodies(app: FastifyInstance, limitMs = 30_000): void {
  app.addHook('preParsing', ({ headers, raw }, _reply, payload, done) => {
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    if (hasBody && !headers['content-type']?.startsWith('multipart/')) {
      const late = setTimeout(() => raw.destroy(), limitMs);
      payload.once('end', () => clearTimeout(late));
      raw.once('close', () => clearTimeout(late));
    }
    done(null, payload);
  });
}
