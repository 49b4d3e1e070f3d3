import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import type { MailProvider } from '../mail/mail.ts';

export interface AccountDeps {
  db: Kysely<DB>;
  clock: Clock;
  mail: MailProvider;
  publicUrl: string;
}

export interface SignUp {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  program?: string | undefined;
}

export type SignInResult =
  | { status: 'signedIn'; userId: number }
  | { status: 'wrong' }
  | { status: 'unconfirmed' }
  | { status: 'blocked' };

const hours = 3_600_000;
/** Checked when no account has the address, so that both answers take as long. */
const nobodysHash = hash(randomUUID());

export const hashPassword = (password: string) => hash(password);

/** Checks address and password; tells nobody which of the two was wrong. */
export async function checkSignIn(
  { db }: AccountDeps,
  email: string,
  password: string,
): Promise<SignInResult> {
  const account = await db
    .selectFrom('app_user as person')
    .innerJoin('identity_account as account', 'account.user_id', 'person.id')
    .select([
      'person.id',
      'person.status',
      'person.blocked',
      'person.email_confirmed_at',
      'account.password_hash',
    ])
    .where('person.email', '=', email)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst();
  const isRight = await verify(account?.password_hash ?? (await nobodysHash), password);
  if (!account || !isRight) return { status: 'wrong' };
  if (account.blocked || account.status !== 1) return { status: 'blocked' };
  if (account.email_confirmed_at === null) return { status: 'unconfirmed' };
  return { status: 'signedIn', userId: account.id };
}

/** Makes the account, or tells the owner of a known address by mail: the page answers alike. */
export async function signUp(deps: AccountDeps, person: SignUp): Promise<void> {
  const passwordHash = await hash(person.password);
  const created = await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('app_user')
      .values({
        email: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        unique_name: randomUUID(),
        referral_code: randomBytes(6).toString('hex'),
        sign_up_date: deps.clock.now(),
        signup_method: person.program ? 'zte' : 'email',
        special_status: person.program ?? null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return undefined;
    await trx
      .insertInto('identity_account')
      .values({ user_id: row.id, password_hash: passwordHash })
      .execute();
    await trx.insertInto('user_role').values({ user_id: row.id, role: 'student' }).execute();
    await trx.insertInto('user_context').values({ user_id: row.id }).execute();
    return row.id;
  });
  if (created !== undefined) return sendConfirmation(deps, person.email);
  await deps.mail.send({
    to: person.email,
    subject: 'You already have an Uplink Academy account',
    text: `Somebody, most likely you, tried to sign up with this address. It already has an account.\n\nSign in, or ask for a new password on the sign-in page:\n${deps.publicUrl}/login\n\nIf it was not you, there is nothing to do.`,
  });
}

/** Mails a confirmation link when the address has an unconfirmed account; else does nothing. */
export async function sendConfirmation(deps: AccountDeps, email: string): Promise<void> {
  const code = await createCode(deps, email, 'confirm', 48 * hours);
  if (!code) return;
  await deps.mail.send({
    to: email,
    subject: 'Confirm your e-mail address',
    text: `Welcome to Uplink Academy.\n\nOpen this link to confirm your address. It works for 48 hours:\n${deps.publicUrl}/confirm_email?code=${code}\n\nIf you did not sign up, there is nothing to do.`,
  });
}

/** Mails a link for a new password when the address has an account; else does nothing. */
export async function sendReset(deps: AccountDeps, email: string): Promise<void> {
  const code = await createCode(deps, email, 'reset', 2 * hours);
  if (!code) return;
  await deps.mail.send({
    to: email,
    subject: 'Choose a new password',
    text: `Open this link to choose a new password. It works for 2 hours:\n${deps.publicUrl}/identity/reset?code=${code}\n\nIf you did not ask for it, there is nothing to do: your password stays.`,
  });
}

async function createCode(
  deps: AccountDeps,
  email: string,
  purpose: 'confirm' | 'reset',
  lifetime: number,
) {
  const person = await deps.db
    .selectFrom('app_user')
    .select(['id', 'email_confirmed_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!person || (purpose === 'confirm' && person.email_confirmed_at !== null)) return undefined;
  const code = randomBytes(24).toString('base64url');
  await deps.db
    .insertInto('email_code')
    .values({
      code_hash: hashCode(code),
      user_id: person.id,
      purpose,
      email,
      expires_at: new Date(deps.clock.now().getTime() + lifetime),
    })
    .execute();
  return code;
}

export type CodeResult = 'done' | 'unknown' | 'expired';

/** Confirms an address. A code opened again after it worked still says done: mail scanners open links. */
export async function confirmEmail({ db, clock }: AccountDeps, code: string): Promise<CodeResult> {
  const found = await findCode(db, code, 'confirm');
  if (!found) return 'unknown';
  if (found.used_at) return 'done';
  if (found.expires_at <= clock.now()) return 'expired';
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('email_code')
      .set({ used_at: clock.now() })
      .where('code_hash', '=', hashCode(code))
      .execute();
    await trx
      .updateTable('app_user')
      .set({ email_confirmed_at: clock.now() })
      .where('id', '=', found.user_id)
      .where('email', '=', found.email)
      .execute();
  });
  return 'done';
}

/** Sets a new password by a mailed code, once; every session of the account ends. */
export async function resetPassword(
  deps: AccountDeps,
  code: string,
  password: string,
): Promise<CodeResult> {
  const { db, clock } = deps;
  const passwordHash = await hash(password);
  const found = await findCode(db, code, 'reset');
  if (!found) return 'unknown';
  const isUsed = await db.transaction().execute(async (trx) => {
    const claimed = await trx
      .updateTable('email_code')
      .set({ used_at: clock.now() })
      .where('code_hash', '=', hashCode(code))
      .where('used_at', 'is', null)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();
    if (Number(claimed.numUpdatedRows) === 0) return true;
    const now = clock.now();
    await trx
      .updateTable('identity_account')
      .set({ password_hash: passwordHash, password_changed_at: now })
      .where('user_id', '=', found.user_id)
      .execute();
    await trx
      .updateTable('app_user')
      .set({ email_confirmed_at: sql`coalesce(email_confirmed_at, ${now})` })
      .where('id', '=', found.user_id)
      .execute();
    await trx.deleteFrom('browser_session').where('user_id', '=', found.user_id).execute();
    await trx
      .deleteFrom('identity_payload')
      .where(sql`payload->>'accountId'`, '=', String(found.user_id))
      .execute();
    return false;
  });
  if (isUsed) return 'expired';
  await deps.mail.send({
    to: found.email,
    subject: 'Your password was changed',
    text: `The password of your Uplink Academy account was changed. All devices were signed out.\n\nIf it was not you, ask for a new password at once:\n${deps.publicUrl}/login`,
  });
  return 'done';
}

function findCode(db: Kysely<DB>, code: string, purpose: string) {
  return db
    .selectFrom('email_code')
    .select(['user_id', 'email', 'used_at', 'expires_at'])
    .where('code_hash', '=', hashCode(code))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
