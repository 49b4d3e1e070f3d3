import { formErrors, hasErrors, samePassword } from '@uplink/api-client/domain';
import type { FastifyInstance } from 'fastify';
import { singleText } from '../../../plugins/single-text.ts';
import type { AccountDeps } from '../account-deps.ts';
import { type FormRequest, html } from '../forms.ts';
import type { CodeResult } from '../mailed-codes.repository.ts';
import { newPasswordFault } from '../passwords/passwords.ts';
import { resetPage, resetResultPage } from './reset.page.ts';
import { checkReset, resetPassword } from './reset.service.ts';

const statuses: Record<CodeResult, number> = { done: 200, used: 410, expired: 410, unknown: 404 };

export function registerReset(scope: FastifyInstance, deps: AccountDeps): void {
  scope.get<FormRequest>('/identity/reset', async (request, reply) => {
    const code = singleText(request.query.code);
    const state = await checkReset(deps, code);
    return state === 'open'
      ? html(reply, resetPage(code))
      : html(reply, resetResultPage(state), statuses[state]);
  });
  scope.post<FormRequest>('/identity/reset', async (request, reply) => {
    const code = singleText(request.query.code);
    const { password = '', repeat = '' } = request.body ?? {};
    const faults = formErrors(
      { password, repeat },
      {
        password: [newPasswordFault],
        repeat: [(value, values) => samePassword(values.password)(value)],
      },
    );
    if (hasErrors(faults)) return html(reply, resetPage(code, faults), 422);
    const result = await resetPassword(deps, code, password);
    return html(reply, resetResultPage(result), statuses[result]);
  });
}
