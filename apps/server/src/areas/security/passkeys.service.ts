import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../deps.ts';
import type { SignedInCaller } from '../../plugins/authentication/caller.repository.ts';
import { conflict, unprocessable } from '../../plugins/errors/errors.ts';
import {
  readRegistration,
  registrationOptions,
} from '../../providers/identity/second-factor/passkeys.ts';
import { requireOwnPassword } from '../account/credentials.service.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { notePassed } from './note-passed.ts';
import { firstCodes, lockPerson, mailChange, settleRemoval } from './second-factor.service.ts';

const mostPasskeys = 20;

export async function startPasskey(
  deps: Deps,
  caller: SignedInCaller,
): Promise<Schema<'PasskeyOptions'>> {
  const { email } = await requireOwnPassword(deps, caller);
  const options = await registrationOptions(deps, { userId: caller.id, email });
  await keepChallenge(deps, caller.id, options.challenge);
  return { ...options };
}

export async function addPasskey(
  deps: Deps,
  caller: SignedInCaller,
  { name, response }: Schema<'NewPasskey'>,
): Promise<Schema<'RecoveryCodes'>> {
  await requireOwnPassword(deps, caller);
  const now = deps.clock.now();
  const challenge = await takeChallenge(deps, caller.id);
  const made = challenge && (await readRegistration(deps, response, challenge));
  if (!made) throw unprocessable("The passkey couldn't be checked. Try again.");
  return deps.db.transaction().execute(async (trx) => {
    const { email } = await lockPerson(trx, caller.id);
    const { count } = await trx
      .selectFrom('passkey')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', caller.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostPasskeys) throw conflict('Remove a passkey before you add another.');
    const row = await trx
      .insertInto('passkey')
      .values({ ...made, user_id: caller.id, name: name.trim(), created_at: now })
      .onConflict((conflicting) => conflicting.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw conflict('This passkey already belongs to an account.');
    await mailChange(deps, trx, {
      email,
      change: `The passkey "${name}" was added to your account.`,
    });
    await notePassed(trx, caller, now);
    return { recoveryCodes: await firstCodes(trx, caller.id) };
  });
}

export async function removePasskey(deps: Deps, caller: SignedInCaller, id: number): Promise<void> {
  await requireOwnPassword(deps, caller);
  await deps.db.transaction().execute(async (trx) => {
    const { email } = await lockPerson(trx, caller.id);
    const row = await trx
      .deleteFrom('passkey')
      .where('user_id', '=', caller.id)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (!row) return;
    await settleRemoval(deps, trx, caller);
    const change = `The passkey "${row.name}" was removed from your account.`;
    await mailChange(deps, trx, { email, change });
  });
}
