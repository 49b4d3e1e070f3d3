import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { LateProvider } from './oidc/late-provider.ts';

/** The OpenID Connect provider's own routes under /oidc. It reads its requests itself. */
export async function mountProvider(scope: FastifyInstance, provider: LateProvider): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  let callback: ReturnType<Provider['callback']> | undefined;
  scope.all('/oidc/*', async (request, reply) => {
    callback ??= (await provider()).callback();
    reply.hijack();
    const raw = request.raw as IncomingMessage & { originalUrl?: string };
    raw.originalUrl = raw.url ?? '';
    raw.url = raw.originalUrl.replace(/^\/oidc/, '');
    void callback(raw, reply.raw);
  });
}
