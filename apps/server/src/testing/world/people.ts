import { randomBytes } from 'node:crypto';
import type { Role } from '@uplink/api-client/domain';
import type { TestApp } from '../test-app.ts';

export interface PersonForm {
  /** @default ['student'] */
  roles?: Role[];
  /** @default the key with a capital, and Vega */
  name?: [first: string, last: string];
  /** @default the key at example.org */
  email?: string;
  isFrozen?: boolean;
  isBlocked?: boolean;
}

/**
 * Somebody with a confirmed address and no password: tests call as them by their key, which is their unique
 * name too.
 */
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
  return id;
}

/** Several learners at once. */
export async function addPeople(academy: TestApp, ...keys: string[]): Promise<void> {
  for (const key of keys) await addPerson(academy, key);
}

const capital = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);
