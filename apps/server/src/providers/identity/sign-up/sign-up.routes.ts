import { email, firstError, maxLength, required } from '@uplink/api-client/domain';
import type { FastifyInstance } from 'fastify';
import type { FlowDeps } from '../account-deps.ts';
import { type FormRequest, html } from '../forms.ts';
import { withInteraction } from '../interaction.ts';
import { checkMailPage } from '../pages/notice-page.ts';
import { newPasswordFault } from '../passwords/passwords.ts';
import { inSteadyTime } from '../steady-time.ts';
import { signUpPage } from './sign-up.page.ts';
import { signUp } from './sign-up.service.ts';

export function registerSignUp(scope: FastifyInstance, deps: FlowDeps): void {
  scope.get(
    '/identity/:uid/sign-up',
    withInteraction(deps.provider, ({ uid }, _request, reply) => html(reply, signUpPage(uid))),
  );
  scope.post<FormRequest>(
    '/identity/:uid/sign-up',
    withInteraction(deps.provider, async ({ uid, params }, request, reply) => {
      const { firstName = '', lastName = '', password = '', ...rest } = request.body ?? {};
      const address = (rest.email ?? '').trim();
      const name = [required, maxLength(80)] as const;
      const faults = {
        firstName: firstError(firstName, name),
        lastName: firstError(lastName, name),
        email: firstError(address, [required, email]),
        password: newPasswordFault(password),
      };
      if (Object.values(faults).some(Boolean)) {
        const values = { firstName, lastName, email: address };
        return html(reply, signUpPage(uid, values, faults), 422);
      }
      const person = {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: address,
        password,
        program: params.program,
      };
      await inSteadyTime(signUp(deps, person));
      return html(reply, checkMailPage('Check your mail', address));
    }),
  );
}
