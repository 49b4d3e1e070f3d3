import { escapeHtml } from '@uplink/api-client/domain';
import type { FastifyInstance } from 'fastify';
import { gone } from '../../../../plugins/errors/errors.ts';
import { answerChallenge, findChallenge } from '../challenges.ts';
import { refuseOtherSites } from './forms.ts';
import type { OriginDeps } from './origin-deps.ts';
import { sandboxPage } from './sandbox-page.ts';
import { sendPage } from './send-page.ts';

interface Challenge {
  Params: { id: string };
  Body: Record<string, string> | undefined;
}

/** What a bank asks its customer before it lets a payment through, in a frame or a window. */
export function registerChallenges(app: FastifyInstance, deps: OriginDeps): void {
  const { sandbox, academyOrigins, partnerOrigins } = deps;
  const framers = async () => [...academyOrigins, ...(await partnerOrigins())];
  app.get<Challenge>('/challenges/:id', async ({ params }, reply) => {
    const challenge = await findChallenge(sandbox.books, params.id);
    const html = challenge ? questionPage(params.id, challenge.about) : endedPage;
    return sendPage(reply.code(challenge ? 200 : 410), { html, framedBy: await framers() });
  });
  app.post<Challenge>('/challenges/:id', async (request, reply) => {
    refuseOtherSites(request, sandbox.books.publicUrl);
    const { params, body = {} } = request;
    const outcome = body.decision === 'approve' ? 'approved' : 'failed';
    const isAnswered = await answerChallenge(sandbox.books, params.id, outcome);
    if (!isAnswered) throw gone('This was answered already.');
    const html = outcomePage(outcome, academyOrigins);
    return sendPage(reply, { html, framedBy: await framers() });
  });
}

const endedPage = sandboxPage(
  'Your bank',
  '<h1>This was answered already</h1><p class="lead">Go back to the academy.</p>',
);

function questionPage(id: string, about: string): string {
  return sandboxPage(
    'Your bank',
    `<h1>Is this you?</h1>
<p class="lead">${escapeHtml(about)} This is the sandbox's bank: no real money moves.</p>
<form method="post" action="/challenges/${escapeHtml(id)}">
<button type="submit" name="decision" value="approve">Yes, confirm</button>
<button type="submit" name="decision" value="fail" class="second">No, refuse</button>
</form>`,
  );
}

function outcomePage(outcome: string, origins: string[]): string {
  const root = ` data-outcome="${outcome}" data-origins="${escapeHtml(origins.join(' '))}"`;
  const script = '<script src="/outcome.js" defer></script>';
  const text = '<h1>Thank you</h1><p class="lead">You can go back to the academy.</p>';
  return sandboxPage('Your bank', text, { root, script });
}
