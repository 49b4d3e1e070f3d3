import type { FastifyInstance } from 'fastify';
import { Refusal, unprocessable } from '../../../../plugins/errors/errors.ts';
import type { CardEntry } from '../card-entry.ts';
import { createCardToken } from '../tokens.ts';
import { cardPage } from './card-page.ts';
import { refuseOtherSites } from './forms.ts';
import { lookStyle } from './look.ts';
import type { OriginDeps } from './origin-deps.ts';
import { sendPage } from './send-page.ts';

type Query = Record<string, unknown>;

/** The card form, for a frame in the academy, and where it sends what was typed. */
export function registerCardForm(app: FastifyInstance, deps: OriginDeps): void {
  const { sandbox, academyOrigins, partnerOrigins } = deps;
  app.get<{ Querystring: Query }>('/card', async (request, reply) => {
    const { query } = request;
    if (!academyOrigins.includes(String(query.parent)))
      throw new Refusal(400, 'malformed', 'This page may not take cards.');
    if (!/^[\w-]{16,64}$/.test(String(query.nonce)))
      throw new Refusal(400, 'malformed', 'The card form needs a nonce.');
    return sendPage(reply, {
      html: cardPage(query),
      framedBy: [...academyOrigins, ...(await partnerOrigins())],
    });
  });
  app.get<{ Querystring: Query }>('/look.css', (request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .send(lookStyle(request.query)),
  );
  app.post<{ Body: unknown }>('/tokens', async (request, reply) => {
    refuseOtherSites(request, sandbox.books.publicUrl);
    reply.header('cache-control', 'no-store');
    const answer = await createCardToken(sandbox.books, readEntry(request.body));
    return reply.code('fault' in answer ? 402 : 200).send(answer);
  });
}

function readEntry(body: unknown): CardEntry {
  const { number, expMonth, expYear, cvc, zip } = (body ?? {}) as Record<string, unknown>;
  const texts = [number, cvc, zip];
  const areTexts = texts.every((value) => typeof value === 'string' && value.length <= 40);
  if (!areTexts || typeof expMonth !== 'number' || typeof expYear !== 'number')
    throw unprocessable('This is not a card.');
  return { number, expMonth, expYear, cvc, zip } as CardEntry;
}
