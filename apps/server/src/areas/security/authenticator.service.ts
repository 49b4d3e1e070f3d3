import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../deps.ts';
import type { SignedInCaller } from '../../plugins/authentication/caller.repository.ts';
import { conflict, unprocessable } from '../../plugins/errors/errors.ts';
import {
  newAuthenticator,
  takeCode,
} from '../../providers/identity/second-factor/authenticator.ts';
import { takeTries } from '../../providers/identity/throttle/throttle.repository.ts';
import { secondStepTries } from '../../providers/identity/throttle/throttle.rules.ts';
import { requireOwnPassword } from '../account/credentials.service.ts';
import { notePassed } from './note-passed.ts';
import { firstCodes, lockPerson, mailChange, settleRemoval } from './second-factor.service.ts';

const wrongCode = "This code doesn't match. Wait for the next one and try again.";

export async function startApp(
  deps: Deps,
  caller: SignedInCaller,
): Promise<Schema<'AuthenticatorKey'>> {
  const { email } = await requireOwnPassword(deps, caller);
  const { db, clock, config, academyName } = deps;
  const form = { userId: caller.id, email, issuer: academyName, now: clock.now() };
  const key = await newAuthenticator({ db, secrets: config }, form);
  if (!key) throw conflict('You already use an authenticator app. Remove it first.');
  return key;
}

export async function confirmApp(
  deps: Deps,
  caller: SignedInCaller,
  code: string,
): Promise<Schema<'RecoveryCodes'>> {
  await requireOwnPassword(deps, caller);
  const { db, clock, config } = deps;
  const now = clock.now();
  const userId = caller.id;
  if (await takeTries(db, secondStepTries(userId, 'set-up'), now)) {
    throw unprocessable('Too many wrong codes. Try again later.', { code: wrongCode });
  }
  return db.transaction().execute(async (trx) => {
    const { email } = await lockPerson(trx, userId);
    const given = { userId, code, now, isFirst: true };
    if (!(await takeCode({ db: trx, secrets: config }, given))) {
      throw unprocessable(wrongCode, { code: wrongCode });
    }
    const row = await trx
      .updateTable('authenticator')
      .set({ confirmed_at: now })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!row) throw conflict('Your authenticator app is already set up.');
    await mailChange(deps, trx, {
      email,
      change: 'An authenticator app was added to your account.',
    });
    await notePassed(trx, caller, now);
    return { recoveryCodes: await firstCodes(trx, userId) };
  });
}

export async function removeApp(deps: Deps, caller: SignedInCaller): Promise<void> {
  await requireOwnPassword(deps, caller);
  await deps.db.transaction().execute(async (trx) => {
    const { email } = await lockPerson(trx, caller.id);
    const row = await trx
      .deleteFrom('authenticator')
      .where('user_id', '=', caller.id)
      .returning('confirmed_at')
      .executeTakeFirst();
    if (!row?.confirmed_at) return;
    await settleRemoval(deps, trx, caller);
    const change = 'The authenticator app was removed from your account.';
    await mailChange(deps, trx, { email, change });
  });
}
