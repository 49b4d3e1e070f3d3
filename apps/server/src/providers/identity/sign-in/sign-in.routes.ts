import { email, firstError, required } from '@uplink/api-client/domain';
import type { FastifyInstance } from 'fastify';
import type { FlowDeps } from '../account-deps.ts';
import { sendConfirmation } from '../confirmation/confirmation.service.ts';
import { markSignUpBrowser } from '../confirmation/sign-up-browser.ts';
import type { FormRequest } from '../forms.ts';
import { withInteraction } from '../interaction.ts';
import { redirectToMailSent } from '../pages/mail-sent.ts';
import { sendPage } from '../pages/send-page.ts';
import { hasSecondFactor, keepHalf } from '../second-factor/half-sign-ins.ts';
import { takeSignInMessage } from '../sign-in-message.ts';
import { originOf } from '../throttle/origin.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { lockedText, signInPage, wrongText } from './sign-in.page.ts';
import { checkSignIn } from './sign-in.service.ts';

export function registerSignIn(scope: FastifyInstance, deps: FlowDeps): void {
  scope.get(
    '/identity/:uid',
    withInteraction(deps.provider, ({ uid, params }, request, reply) =>
      params.mode === 'signUp'
        ? reply.redirect(`/identity/${uid}/sign-up`)
        : sendPage(reply, signInPage({ uid, alert: takeSignInMessage(request, reply) })),
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
        return sendPage(reply, signInPage({ ...page, faults }), 422);
      }
      const origin = originOf(request);
      const result = await checkSignIn(deps, {
        email: address,
        password: values.password ?? '',
        origin,
        deviceOf: (userId) => deps.devices.find(request, userId),
      });
      switch (result.status) {
        case 'wrong':
          return sendPage(reply, signInPage({ ...page, alert: wrongText }), 422);
        case 'locked':
          reply.header('retry-after', String(result.wait.minutes * 60));
          return sendPage(reply, signInPage({ ...page, alert: lockedText(result.wait) }), 429);
        case 'blocked':
          return reply.redirect('/login?error=unauthorized');
        case 'unconfirmed': {
          const browser = markSignUpBrowser(request, reply, deps.publicUrl);
          const chosen = { passwordHash: result.passwordHash, browser };
          await sendConfirmation(deps, { email: address, origin, chosen });
          const { publicUrl } = deps;
          return redirectToMailSent(reply, 'sign-in', { recipient: address, publicUrl });
        }
        case 'signedIn': {
          const { userId } = result;
          if (await hasSecondFactor(deps.db, userId)) {
            const { uid } = interaction;
            await keepHalf(deps.db, { interaction: uid, userId, now: deps.clock.now() });
            return reply.redirect(`/identity/${uid}/second-step`, 303);
          }
          const person = { userId, email: address, methods: ['pwd'] };
          return finishSignIn(deps, person, [request, reply]);
        }
      }
    }),
  );
}
