import { required } from '@uplink/api-client/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FlowDeps } from '../account-deps.ts';
import type { FormRequest } from '../forms.ts';
import { endedPage, withInteraction } from '../interaction.ts';
import { sendPage } from '../pages/send-page.ts';
import { finishSignIn } from '../sign-in/finish-sign-in.ts';
import { lockedCodeText } from '../sign-in/sign-in.page.ts';
import { originOf } from '../throttle/origin.ts';
import { endHalf, findHalf, type HalfSignIn, keepChallenge } from './half-sign-ins.ts';
import { signInOptions } from './passkeys.ts';
import { secondStepPage, wrongCodeText, wrongPasskeyText } from './second-step.page.ts';
import { checkSecondStep } from './second-step.service.ts';

interface Step {
  uid: string;
  half: HalfSignIn;
}

export function registerSecondStep(scope: FastifyInstance, deps: FlowDeps): void {
  const { academyName } = deps;
  /** A route of a sign-in whose password was right a moment ago. */
  const withHalf = (
    handle: (step: Step, request: FastifyRequest<FormRequest>, reply: FastifyReply) => unknown,
  ) =>
    withInteraction<FormRequest>(deps.provider, async ({ uid }, request, reply) => {
      const half = await findHalf(deps.db, uid, deps.clock.now());
      return half ? handle({ uid, half }, request, reply) : sendPage(reply, endedPage(), 400);
    });

  scope.get<FormRequest>(
    '/identity/:uid/second-step',
    withHalf(({ uid, half: { hasPasskeys } }, _request, reply) =>
      sendPage(reply, secondStepPage({ uid, hasPasskeys, academyName })),
    ),
  );
  scope.post<FormRequest>(
    '/identity/:uid/passkey-options',
    withHalf(async ({ uid, half }, _request, reply) => {
      const options = await signInOptions(deps, half.userId);
      await keepChallenge(deps.db, uid, options.challenge);
      return reply.header('cache-control', 'no-store').send(options);
    }),
  );
  scope.post<FormRequest>(
    '/identity/:uid/second-step',
    withHalf(async ({ uid, half }, request, reply) => {
      const { code = '', passkey = '' } = request.body ?? {};
      const page = { uid, hasPasskeys: half.hasPasskeys, academyName };
      if (!code.trim() && !passkey) {
        return sendPage(reply, secondStepPage({ ...page, fault: required(code) }), 422);
      }
      const result = await checkSecondStep(deps, {
        half,
        code,
        passkey,
        origin: originOf(request),
      });
      if (result.status === 'locked') {
        reply.header('retry-after', String(result.wait.minutes * 60));
        return sendPage(
          reply,
          secondStepPage({ ...page, alert: lockedCodeText(result.wait) }),
          429,
        );
      }
      if (result.status === 'wrong') {
        const told = passkey ? { alert: wrongPasskeyText } : { fault: wrongCodeText };
        return sendPage(reply, secondStepPage({ ...page, ...told }), 422);
      }
      if (!(await endHalf(deps.db, uid))) return sendPage(reply, endedPage(), 400);
      const { userId, email } = half;
      return finishSignIn(deps, { userId, email, methods: ['pwd', result.method] }, [
        request,
        reply,
      ]);
    }),
  );
}
