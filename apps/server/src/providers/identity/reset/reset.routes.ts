import { formErrors, hasErrors, samePassword } from '@uplink/api-client/domain';
import type { FastifyInstance } from 'fastify';
import { singleText } from '../../../plugins/single-text.ts';
import type { FlowDeps } from '../account-deps.ts';
import type { FormRequest } from '../forms.ts';
import type { CodeResult } from '../mailed-codes.repository.ts';
import { sendPage } from '../pages/send-page.ts';
import { newPasswordFault } from '../passwords/passwords.ts';
import { type PasswordLink, type PasswordPurpose, passwordPages } from './password-links.ts';
import { listRecentFactors } from './recent-factors.ts';
import { passwordPage, passwordResultPage } from './reset.page.ts';
import { checkPasswordLink, findLinkedPerson, resetPassword } from './reset.service.ts';

const statuses: Record<CodeResult, number> = { done: 200, used: 410, expired: 410, unknown: 404 };

export function registerPasswordLinks(scope: FastifyInstance, deps: FlowDeps): void {
  registerPasswordLink(scope, deps, 'reset');
  registerPasswordLink(scope, deps, 'confirm');
}

function registerPasswordLink(
  scope: FastifyInstance,
  deps: FlowDeps,
  purpose: PasswordPurpose,
): void {
  const { path } = passwordPages[purpose];
  const recentOf = async (link: PasswordLink) => {
    const userId = await findLinkedPerson(deps, link);
    const now = deps.clock.now();
    return userId === undefined ? [] : listRecentFactors(deps, { userId, now });
  };
  scope.get<FormRequest>(path, async (request, reply) => {
    const link = { purpose, code: singleText(request.query.code) };
    const state = await checkPasswordLink(deps, link);
    return state === 'open'
      ? sendPage(reply, passwordPage(link, { recent: await recentOf(link) }))
      : sendPage(reply, passwordResultPage(purpose, state), statuses[state]);
  });
  scope.post<FormRequest>(path, async (request, reply) => {
    const link = { purpose, code: singleText(request.query.code) };
    const { password = '', repeat = '', removesRecent: choice } = request.body ?? {};
    const removesRecent = choice === 'yes';
    const faults = formErrors(
      { password, repeat },
      {
        password: [newPasswordFault],
        repeat: [(value, values) => samePassword(values.password)(value)],
      },
    );
    if (hasErrors(faults)) {
      const form = { faults, recent: await recentOf(link), removesRecent };
      return sendPage(reply, passwordPage(link, form), 422);
    }
    const result = await resetPassword(deps, link, { password, removesRecent });
    // The mailed link shows whose browser this is: a lock that others caused must not keep it out.
    if (result.status === 'done') deps.devices.remember(request, reply, result.userId);
    return sendPage(reply, passwordResultPage(purpose, result.status), statuses[result.status]);
  });
}
