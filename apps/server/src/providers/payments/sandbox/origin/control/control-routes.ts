import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound, unprocessable } from '../../../../../plugins/errors/errors.ts';
import { ProviderRefused } from '../../../payment-errors.ts';
import { readLedger } from '../../ledger.ts';
import { refuseOtherSites } from '../forms.ts';
import type { OriginDeps } from '../origin-deps.ts';
import { sendPage } from '../send-page.ts';
import { controlActions, type Input } from './control-actions.ts';
import { controlPage } from './control-page.ts';

/**
 * The page that shows the books and makes things go wrong, and the same as JSON for tests. Nothing changes by
 * GET, and no other site's page can send a form here.
 */
export function registerControl(
  app: FastifyInstance,
  { sandbox, academyUrl }: OriginDeps & { academyUrl: string },
): void {
  const { books, control } = sandbox;
  app.get('/', async (request, reply) => {
    refuseOtherSites(request, books.publicUrl, { isLink: true });
    const [ledger, now] = await Promise.all([readLedger(books), control.now()]);
    return sendPage(reply, { html: controlPage({ ledger, now, academyUrl }) });
  });
  app.get('/control/ledger', async (request, reply) => {
    refuseOtherSites(request, books.publicUrl);
    return reply.header('cache-control', 'no-store').send(await readLedger(books));
  });
  app.post<{ Params: { action: string }; Body: Input | null }>(
    '/control/:action',
    async (request, reply) => {
      refuseOtherSites(request, books.publicUrl);
      const action = Object.entries(controlActions).find(
        ([name]) => name === request.params.action,
      );
      if (!action) throw notFound('No such action.');
      const done = await action[1](sandbox, request.body ?? {}).catch(explain);
      return answer(reply, request.headers['content-type'], done);
    },
  );
}

/** What the provider won't do is said to who asked. */
function explain(error: unknown): never {
  throw error instanceof ProviderRefused ? unprocessable(error.message) : error;
}

/** A form leads back to the page; a program gets what came of it. */
function answer(reply: FastifyReply, type: string | undefined, done: unknown) {
  if (type?.startsWith('application/x-www-form-urlencoded')) return reply.redirect('/', 303);
  return reply.send(done ?? {});
}
