import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';

/** The OpenID Connect provider's own routes under /oidc. It reads its requests itself. */
export async function mountProvider(scope: FastifyInstance, provider: Provider): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const callback = provider.callback();
  scope.all('/oidc/*', (request, reply) => {
    reply.hijack();
    const raw = request.raw as IncomingMessage & { originalUrl?: string };
    raw.originalUrl = raw.url ?? '';
    raw.url = raw.originalUrl.replace(/^\/oidc/, '');
    callback(raw, reply.raw);
  });
}
