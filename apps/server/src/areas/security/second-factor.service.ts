import type { Schema } from '@uplink/api-client';
import { mayAny } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInCaller } from '../../plugins/authentication/caller.repository.ts';
import { freshUntil, requireFreshSignIn } from '../../plugins/authentication/fresh-sign-in.ts';
import { conflict } from '../../plugins/errors/errors.ts';
import { hasSecondFactor } from '../../providers/identity/second-factor/half-sign-ins.ts';
import { replaceRecoveryCodes } from '../../providers/identity/second-factor/recovery-codes.ts';
import { factorsChanged } from './security.mails.ts';

/** Whether a deployment wants a second factor of someone with these roles. */
export function isRequired({ config }: Pick<Deps, 'config'>, caller: SignedInCaller): boolean {
  return config.requiresSecondFactor && mayAny(caller, 'enterAdmin');
}

export async function readSecondFactor(
  deps: Deps,
  caller: SignedInCaller,
): Promise<Schema<'SecondFactor'>> {
  const { db } = deps;
  const [app, passkeys, { left }] = await Promise.all([
    db
      .selectFrom('authenticator')
      .select('confirmed_at')
      .where('user_id', '=', caller.id)
      .executeTakeFirst(),
    db
      .selectFrom('passkey')
      .select(['id', 'name', 'created_at', 'used_at'])
      .where('user_id', '=', caller.id)
      .orderBy('id')
      .limit(20)
      .execute(),
    db
      .selectFrom('recovery_code')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('user_id', '=', caller.id)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    isRequired: isRequired(deps, caller),
    isPassed: caller.factorAt !== null,
    authenticatorSince: app?.confirmed_at?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: Number(left),
    freshUntil: freshUntil(caller).toISOString(),
  };
}

/** New codes in place of the former ones. */
export async function renewCodes(
  deps: Deps,
  caller: SignedInCaller,
): Promise<Schema<'RecoveryCodes'>> {
  requireFreshSignIn(caller, deps.clock);
  return deps.db.transaction().execute(async (trx) => {
    const { email } = await lockPerson(trx, caller.id);
    if (!(await hasSecondFactor(trx, caller.id))) {
      throw conflict('Set up an authenticator app or a passkey first.');
    }
    const change =
      'New recovery codes were created for your account. Your previous codes no longer work.';
    await mailChange(deps, trx, { email, change });
    return { recoveryCodes: await replaceRecoveryCodes(trx, caller.id) };
  });
}

/** Codes for an account that has none yet; shown once. */
export async function firstCodes(trx: Kysely<DB>, userId: number): Promise<string[]> {
  const row = await trx
    .selectFrom('recovery_code')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row ? [] : replaceRecoveryCodes(trx, userId);
}

/** What follows a removal: the last factor takes the recovery codes along, unless the roles need one. */
export async function settleRemoval(
  deps: Deps,
  trx: Kysely<DB>,
  caller: SignedInCaller,
): Promise<void> {
  if (await hasSecondFactor(trx, caller.id)) return;
  if (isRequired(deps, caller)) {
    throw conflict('Your role requires a second factor. Add another one before you remove this.');
  }
  await trx.deleteFrom('recovery_code').where('user_id', '=', caller.id).execute();
}

/** One change of an account's factors at a time. */
export async function lockPerson(trx: Kysely<DB>, userId: number) {
  return trx
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Tells the owner what changed, so that a stranger's change is noticed. */
export function mailChange(
  deps: Deps,
  trx: Kysely<DB>,
  { email, change }: { email: string; change: string },
): Promise<void> {
  return deps.mail.send({ to: email, ...factorsChanged(deps, change) }, trx);
}
