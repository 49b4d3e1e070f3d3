import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../deps.ts';
import type { SignedInCaller } from '../../plugins/authentication/caller.repository.ts';
import { conflict, tooManyRequests, unprocessable } from '../../plugins/errors/errors.ts';
import { hasSecondFactor } from '../../providers/identity/second-factor/half-sign-ins.ts';
import { signInOptions } from '../../providers/identity/second-factor/passkeys.ts';
import { checkSecondStep } from '../../providers/identity/second-factor/second-step.service.ts';
import { lockedCodeText } from '../../providers/identity/sign-in/sign-in.page.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { notePassed } from './note-passed.ts';

const wrongCode = 'This code is wrong or was already used. Wait for the next one and try again.';
const wrongPasskey = "Your passkey couldn't be checked. Try again, or use a code.";

export async function startConfirmation(
  deps: Deps,
  caller: SignedInCaller,
): Promise<Schema<'PasskeyOptions'>> {
  const options = await signInOptions(deps, caller.id);
  if (!options.allowCredentials?.length) throw conflict('Your account has no passkey.');
  await keepChallenge(deps, caller.id, options.challenge);
  return { ...options };
}

/** The second factor given again within a session; wrong answers are limited as they are at sign-in. */
export async function confirmFactor(
  deps: Deps,
  { caller, origin }: { caller: SignedInCaller; origin: string },
  { code = '', passkey }: Schema<'SecondFactorAnswer'>,
): Promise<void> {
  if (!(await hasSecondFactor(deps.db, caller.id))) {
    throw conflict('Set up an authenticator app or a passkey first.');
  }
  const challenge = passkey ? await takeChallenge(deps, caller.id) : undefined;
  const result = await checkSecondStep(deps, {
    half: { userId: caller.id, challenge: challenge ?? null },
    code,
    passkey: passkey ? JSON.stringify(passkey) : '',
    origin,
  });
  if (result.status === 'locked') throw tooManyRequests(lockedCodeText(result.wait));
  if (result.status === 'wrong') {
    throw passkey ? unprocessable(wrongPasskey) : unprocessable(wrongCode, { code: wrongCode });
  }
  await notePassed(deps.db, caller, deps.clock.now());
}
