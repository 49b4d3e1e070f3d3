import { randomBytes } from 'node:crypto';
import type { Role } from '@uplink/api-client/domain';
import { hashPassword } from '../../providers/identity/passwords/passwords.ts';
import type { TestApp } from '../test-app.ts';

/** Of everyone who can sign in. */
export const TEST_PASSWORD = 'Patch-panel-7';

let hash: Promise<string> | undefined;

export interface PersonForm {
  /** @default ['student'] */
  roles?: Role[];
  /** @default the key with a capital, and Vega */
  name?: [first: string, last: string];
  /** @default the key at example.org */
  email?: string;
  isFrozen?: boolean;
  isBlocked?: boolean;
  /** Signed up just now. @default eight days ago */
  isNew?: boolean;
  /** With the test password, over the pages of the built-in provider. @default false */
  canSignIn?: boolean;
}

/** Someone with a confirmed address: tests call as them by their key, which is their unique name too. */
export async function addPerson(
  { db, clock }: TestApp,
  key: string,
  form: PersonForm = {},
): Promise<number> {
  const { roles = ['student'], name = [capital(key), 'Vega'] } = form;
  const { id } = await db
    .insertInto('app_user')
    .values({
      email: form.email ?? `${key}@example.org`,
      email_confirmed_at: clock.now(),
      first_name: name[0],
      last_name: name[1],
      unique_name: key,
      referral_code: randomBytes(6).toString('hex'),
      blocked: form.isBlocked ?? false,
      signup_method: 'email',
      sign_up_date: new Date(clock.now().getTime() - (form.isNew ? 0 : 8 * 86_400_000)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (roles.length > 0) {
    await db
      .insertInto('user_role')
      .values(roles.map((role) => ({ user_id: id, role })))
      .execute();
  }
  await db
    .insertInto('user_context')
    .values({ user_id: id, payment_status: form.isFrozen ? 'frozen' : 'ok' })
    .execute();
  if (form.canSignIn) {
    hash ??= hashPassword(TEST_PASSWORD);
    await db
      .insertInto('identity_account')
      .values({ user_id: id, password_hash: await hash })
      .execute();
  }
  return id;
}

/** Several learners at once. */
export async function addPeople(academy: TestApp, ...keys: string[]): Promise<void> {
  for (const key of keys) await addPerson(academy, key);
}

/** Several learners at once who can sign in. */
export async function addAccounts(academy: TestApp, ...keys: string[]): Promise<void> {
  for (const key of keys) await addPerson(academy, key, { canSignIn: true });
}

const capital = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);
