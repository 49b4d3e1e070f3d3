import {
  email,
  formErrors,
  hasErrors,
  maxLength,
  NAME_MAX_LENGTH,
  required,
  singleLine,
} from '@uplink/api-client/domain';
import type { FastifyInstance } from 'fastify';
import type { FlowDeps } from '../account-deps.ts';
import { markSignUpBrowser } from '../confirmation/sign-up-browser.ts';
import type { FormRequest } from '../forms.ts';
import { withInteraction } from '../interaction.ts';
import { redirectToMailSent } from '../pages/mail-sent.ts';
import { sendPage } from '../pages/send-page.ts';
import { newPasswordFault } from '../passwords/passwords.ts';
import { inSteadyTime } from '../steady-time.ts';
import { originOf } from '../throttle/origin.ts';
import { signUpPage } from './sign-up.page.ts';
import { signUp } from './sign-up.service.ts';

const name = [required, maxLength(NAME_MAX_LENGTH), singleLine];
const rules = {
  firstName: name,
  lastName: name,
  email: [required, email],
  password: [newPasswordFault],
};

export function registerSignUp(scope: FastifyInstance, deps: FlowDeps): void {
  scope.get(
    '/identity/:uid/sign-up',
    withInteraction(deps.provider, ({ uid }, _request, reply) => sendPage(reply, signUpPage(uid))),
  );
  scope.post<FormRequest>(
    '/identity/:uid/sign-up',
    withInteraction(deps.provider, async ({ uid, params }, request, reply) => {
      const { firstName = '', lastName = '', password = '', ...rest } = request.body ?? {};
      const values = { firstName, lastName, email: (rest.email ?? '').trim(), password };
      const faults = formErrors(values, rules);
      if (hasErrors(faults)) {
        return sendPage(reply, signUpPage(uid, { ...values, password: undefined }, faults), 422);
      }
      const person = {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: values.email,
        password,
        program: params.program === deps.config.specialProgram ? params.program : undefined,
        origin: originOf(request),
        browser: markSignUpBrowser(request, reply, deps.publicUrl),
      };
      await inSteadyTime(signUp(deps, person));
      const { publicUrl } = deps;
      return redirectToMailSent(reply, 'sign-up', { recipient: values.email, publicUrl });
    }),
  );
}
