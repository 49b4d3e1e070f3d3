import { escapeHtml } from '@uplink/api-client/domain';
import type { FastifyInstance } from 'fastify';
import { gone } from '../../../../plugins/errors/errors.ts';
import { findApproval } from '../approvals.ts';
import { testWallets } from '../test-cards.ts';
import { decideApproval } from '../tokens.ts';
import { refuseOtherSites } from './forms.ts';
import type { OriginDeps } from './origin-deps.ts';
import { sandboxPage } from './sandbox-page.ts';
import { sendPage } from './send-page.ts';

interface Approval {
  Params: { token: string };
  Body: Record<string, string> | undefined;
}

/** Where a person signs in to a test wallet and lets the academy charge it. */
export function registerApprovals(app: FastifyInstance, deps: OriginDeps): void {
  const { sandbox, academyOrigins } = deps;
  app.get<Approval>('/approvals/:token', async (request, reply) => {
    const approval = await findApproval(sandbox.books, request.params.token);
    const html = approval ? approvalPage(approval.token, sandbox.books.academyName) : endedPage;
    return sendPage(reply.code(approval ? 200 : 410), { html, leadsTo: academyOrigins });
  });
  app.post<Approval>('/approvals/:token', async (request, reply) => {
    refuseOtherSites(request, sandbox.books.publicUrl);
    const { params, body = {} } = request;
    const approval = await findApproval(sandbox.books, params.token);
    if (!approval) throw gone('This approval has ended. Start again from the academy.');
    const isApproved = body.decision === 'approve';
    const decision = isApproved ? { email: body.email ?? '' } : 'declined';
    const isDecided = await decideApproval(sandbox.books, params.token, decision);
    if (!isDecided) throw gone('This approval has ended. Start again from the academy.');
    const back = new URL(approval.returnUrl);
    back.searchParams.set('outcome', isApproved ? 'approved' : 'declined');
    return reply.redirect(back.href, 303);
  });
}

const endedPage = sandboxPage(
  'Wallet',
  '<h1>This approval has ended</h1><p class="lead">Close this window and start again from the academy.</p>',
);

function approvalPage(token: string, academyName: string): string {
  const wallets = testWallets.map(
    ({ email, what }, index) =>
      `<label class="choice"><input type="radio" name="email" value="${email}"${index === 0 ? ' checked' : ''}><span><b>${email}</b><br><span class="help">${what}</span></span></label>`,
  );
  return sandboxPage(
    'Test wallet',
    `<h1>Pay with your test wallet</h1>
<p class="lead">${escapeHtml(academyName)} asks to charge this wallet now and for later payments. No real money moves.</p>
<form method="post" action="/approvals/${escapeHtml(token)}">
<fieldset><legend>Sign in as</legend>${wallets.join('\n')}</fieldset>
<button type="submit" name="decision" value="approve">Approve</button>
<button type="submit" name="decision" value="decline" class="second">Decline</button>
</form>`,
  );
}
