import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { FlowDeps } from './account-deps.ts';

/** The OpenID Connect provider's own routes under /oidc. It reads its requests itself. */
export async function mountProvider(
  scope: FastifyInstance,
  { provider, publicUrl }: Pick<FlowDeps, 'provider' | 'publicUrl'>,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  let callback: ReturnType<Provider['callback']> | undefined;
  scope.all('/oidc/*', async (request, reply) => {
    callback ??= (await provider()).callback();
    reply.hijack();
    const raw = request.raw as IncomingMessage & { originalUrl?: string };
    raw.originalUrl = raw.url ?? '';
    raw.url = raw.originalUrl.replace(/^\/oidc/, '');
    usePublicAddress(raw, new URL(publicUrl));
    void callback(raw, reply.raw);
  });
}

/**
 * The provider writes its own address into its answers and believes whatever a request says of it. Only
 * the configured address counts, whoever set these headers.
 */
function usePublicAddress({ headers }: IncomingMessage, { host, protocol }: URL): void {
  for (const name of Object.keys(headers))
    if (name.startsWith('x-forwarded-')) delete headers[name];
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
}
