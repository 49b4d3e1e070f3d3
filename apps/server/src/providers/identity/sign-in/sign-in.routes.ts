import { email, firstError, required } from '@uplink/api-client/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FlowDeps } from '../account-deps.ts';
import { sendConfirmation } from '../confirmation/confirmation.service.ts';
import { type FormRequest, html } from '../forms.ts';
import { withInteraction } from '../interaction.ts';
import { checkMailPage } from '../pages/notice-page.ts';
import { lockedText, signInPage, wrongText } from './sign-in.page.ts';
import { checkSignIn } from './sign-in.service.ts';

export function registerSignIn(scope: FastifyInstance, deps: FlowDeps): void {
  scope.get(
    '/identity/:uid',
    withInteraction(deps.provider, ({ uid, params }, _request, reply) =>
      params.mode === 'signUp'
        ? reply.redirect(`/identity/${uid}/sign-up`)
        : html(reply, signInPage({ uid, alert: params.message })),
    ),
  );
  scope.post<FormRequest>(
    '/identity/:uid',
    withInteraction(deps.provider, async (interaction, request, reply) => {
      const values = request.body ?? {};
      const address = (values.email ?? '').trim();
      const faults = {
        email: firstError(address, [required, email]),
        password: required(values.password),
      };
      const page = { uid: interaction.uid, email: address };
      if (faults.email || faults.password) {
        return html(reply, signInPage({ ...page, faults }), 422);
      }
      const result = await checkSignIn(deps, address, values.password ?? '');
      switch (result.status) {
        case 'wrong':
          return html(reply, signInPage({ ...page, alert: wrongText }), 422);
        case 'locked':
          reply.header('retry-after', String(result.minutes * 60));
          return html(reply, signInPage({ ...page, alert: lockedText(result.minutes) }), 429);
        case 'blocked':
          return reply.redirect('/login?error=unauthorized');
        case 'unconfirmed':
          await sendConfirmation(deps, address);
          return html(reply, checkMailPage('Confirm your email address first', address));
        case 'signedIn':
          return finish(deps, request, reply, result.userId);
      }
    }),
  );
}

async function finish(
  { provider }: FlowDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
) {
  const oidc = await provider();
  reply.hijack();
  await oidc.interactionFinished(request.raw, reply.raw, {
    login: { accountId: String(userId), remember: true },
  });
}
