import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { DB } from '../../../db/schema.ts';
import { notFound, Refusal } from '../../../plugins/errors/errors.ts';
import { noteFaults } from '../mail-faults.ts';
import { readSesNews } from './ses-news.ts';
import { type ReadNews, readSignedNews } from './signed-news.ts';

const bodyLimit = 262_144;

export interface MailWebhookSettings {
  /** Signs news in the academy's own format; undefined: none is taken. */
  mailWebhookSecret: string | undefined;
  /** The SNS topic that SES tells; undefined: none is taken. */
  mailSnsTopic: string | undefined;
  requestsPerMinute: number;
}

/**
 * Where mail providers tell of addresses that bounce or complain. The body is read as it was sent, byte for byte: it is
 * what they signed.
 */
export function registerMailWebhooks(
  app: FastifyInstance,
  deps: { db: Kysely<DB>; clock: Clock } & MailWebhookSettings,
): void {
  const readers: Record<string, ReadNews | undefined> = {
    signed: deps.mailWebhookSecret ? readSignedNews(deps.mailWebhookSecret) : undefined,
    ses: deps.mailSnsTopic ? readSesNews(deps.mailSnsTopic) : undefined,
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
      '/webhooks/mail/:provider',
      { config: { rateLimit: { max: deps.requestsPerMinute, timeWindow: 60_000 } } },
      async ({ params, headers, body: rawBody = Buffer.alloc(0) }, reply) => {
        const read = Object.hasOwn(readers, params.provider) && readers[params.provider];
        if (!read) throw notFound('No such mail provider.');
        const now = deps.clock.now();
        const faults = await read({ rawBody, headers, now });
        if (!faults) throw new Refusal(400, 'malformed', "This isn't signed, or it is too old.");
        await noteFaults(deps.db, faults, now);
        return reply.send({});
      },
    );
  });
}
