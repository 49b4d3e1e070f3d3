import type { FastifyInstance } from 'fastify';
import { notFound, Refusal } from '../../../plugins/errors/errors.ts';
import { receiveEvent, type WebhookDeps } from './webhooks.service.ts';

/** The largest events are a few kilobytes. */
const bodyLimit = 262_144;

/**
 * Where payment providers deliver their news. The body is read as it was sent, byte for byte: it is what
 * they signed. 200 means that the event is kept; for anything else they try again.
 */
export function registerPaymentWebhooks(
  app: FastifyInstance,
  deps: WebhookDeps & { requestsPerMinute: number },
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
      '/webhooks/payments/:provider',
      // Counted by itself: providers and people may come by one proxy.
      { config: { rateLimit: { max: deps.requestsPerMinute, timeWindow: 60_000 } } },
      async ({ params, headers, body = Buffer.alloc(0) }, reply) => {
        const received = await receiveEvent(deps, params.provider, { rawBody: body, headers });
        if (received === 'unknownProvider') throw notFound('No such payment provider.');
        if (received === 'refused')
          throw new Refusal(400, 'malformed', "This event isn't signed, or it is too old.");
        return reply.send({});
      },
    );
  });
}
