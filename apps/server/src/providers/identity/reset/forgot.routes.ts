import { email, firstError, required } from '@uplink/api-client/domain';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../account-deps.ts';
import type { FormRequest } from '../forms.ts';
import { redirectToMailSent } from '../pages/mail-sent.ts';
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
    const { publicUrl } = deps;
    return redirectToMailSent(reply, 'reset', { recipient: address, publicUrl });
  });
}
