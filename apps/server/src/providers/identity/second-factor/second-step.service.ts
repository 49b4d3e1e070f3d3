import type { FlowDeps } from '../account-deps.ts';
import { clearTries, takeTries, type Wait } from '../throttle/throttle.repository.ts';
import { secondStepTries } from '../throttle/throttle.rules.ts';
import { takeCode } from './authenticator.ts';
import type { HalfSignIn } from './half-sign-ins.ts';
import { takePasskey } from './passkeys.ts';
import { takeRecoveryCode } from './recovery-codes.ts';

export interface SecondStep {
  half: Pick<HalfSignIn, 'userId' | 'challenge'>;
  /** Of an authenticator app, or a recovery code. */
  code: string;
  /** A device's answer to the challenge, as JSON. */
  passkey: string;
  /** The network the form came from. */
  origin: string;
}

type StepDeps = Pick<FlowDeps, 'db' | 'clock' | 'publicUrl' | 'config'>;

/** The ways a second factor was given, in the words of RFC 8176. */
type Method = 'otp' | 'hwk' | 'kba';

export type SecondStepResult =
  | { status: 'passed'; method: Method }
  | { status: 'wrong' }
  | { status: 'locked'; wait: Wait };

/** Checks a code or a passkey after the password; wrong ones are limited as passwords are. */
export async function checkSecondStep(deps: StepDeps, step: SecondStep): Promise<SecondStepResult> {
  const now = deps.clock.now();
  const tries = secondStepTries(step.half.userId, step.origin);
  const wait = await takeTries(deps.db, tries, now);
  if (wait) return { status: 'locked', wait };
  const method = await methodOf(deps, step, now);
  if (!method) return { status: 'wrong' };
  for (const one of tries) await clearTries(deps.db, one);
  return { status: 'passed', method };
}

async function methodOf(
  { db, publicUrl, config }: StepDeps,
  { half: { userId, challenge }, code, passkey }: SecondStep,
  now: Date,
): Promise<Method | undefined> {
  if (passkey) {
    const response = passkey;
    const isRight =
      challenge !== null &&
      (await takePasskey({ db, publicUrl }, { userId, response, challenge, now }));
    return isRight ? 'hwk' : undefined;
  }
  if (await takeCode({ db, secrets: config }, { userId, code, now })) return 'otp';
  return (await takeRecoveryCode(db, { userId, code, now })) ? 'kba' : undefined;
}
