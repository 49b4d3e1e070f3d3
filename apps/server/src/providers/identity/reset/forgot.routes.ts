import { email, firstError, required } from '@uplink/api-client/domain';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../account-deps.ts';
import type { FormRequest } from '../forms.ts';
import { noticePage } from '../pages/notice-page.ts';
import { sendPage } from '../pages/send-page.ts';
import { inSteadyTime } from '../steady-time.ts';
import { originOf } from '../throttle/origin.ts';
import { forgotPage } from './reset.page.ts';
import { sendReset } from './reset.service.ts';

export function registerForgot(scope: FastifyInstance, deps: AccountDeps): void {
  scope.get('/identity/forgot', (_request, reply) => sendPage(reply, forgotPage()));
  scope.post<FormRequest>('/identity/forgot', async (request, reply) => {
    const address = (request.body?.email ?? '').trim();
    const fault = firstError(address, [required, email]);
    if (fault) return sendPage(reply, forgotPage(address, fault), 422);
    await inSteadyTime(sendReset(deps, address, originOf(request)));
    return sendPage(
      reply,
      noticePage({
        title: 'Check your email',
        text: `If ${address} has an account, we sent a link to it. The link works for two hours. If nothing arrives within a few minutes, check your spam folder.`,
        link: { text: 'Back to sign in', href: '/login' },
      }),
    );
  });
}
