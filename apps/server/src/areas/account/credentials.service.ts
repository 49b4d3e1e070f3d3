import type { Schema } from '@uplink/api-client';
import { email as emailRule, firstError, required } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import type { SignedInCaller } from '../../plugins/authentication/caller.repository.ts';
import { requireFreshSignIn } from '../../plugins/authentication/fresh-sign-in.ts';
import { conflict, unprocessable } from '../../plugins/errors/errors.ts';
import { askForEmailChange } from '../../providers/identity/change/change-email.service.ts';
import { changePassword } from '../../providers/identity/change/change-password.service.ts';
import { newPasswordFault } from '../../providers/identity/passwords/passwords.ts';
import { readProfile } from './profile.service.ts';

/** Asks for another address, which counts once its mailed link was opened. */
export async function updateEmail(
  deps: Deps,
  caller: SignedInCaller,
  email: string,
): Promise<Schema<'Profile'>> {
  const profile = await requireOwnPassword(deps, caller);
  const to = email.trim();
  const isOwn = to.toLowerCase() === profile.email.toLowerCase();
  const fault =
    firstError(to, [required, emailRule]) ??
    (isOwn ? 'This is already your email address' : undefined);
  if (fault) throw unprocessable(fault, { email: fault });
  await askForEmailChange(deps, {
    userId: caller.id,
    sessionId: caller.sessionId,
    from: profile.email,
    to,
  });
  return readProfile(deps, caller);
}

export async function updatePassword(
  deps: Deps,
  caller: SignedInCaller,
  password: string,
): Promise<void> {
  const { email } = await requireOwnPassword(deps, caller);
  const fault = newPasswordFault(password);
  if (fault) throw unprocessable(fault, { password: fault });
  const { id: userId, sessionId } = caller;
  await changePassword(deps, { userId, sessionId, email, password });
}

/** The profile of a user who just signed in with a password stored here. */
export async function requireOwnPassword(deps: Deps, caller: SignedInCaller) {
  requireFreshSignIn(caller, deps.clock);
  const profile = await readProfile(deps, caller);
  if (profile.hasPassword) return profile;
  throw conflict('Another identity provider manages your sign-in. Change it there.');
}
