import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { hashPassword } from '../src/providers/identity/passwords/passwords.ts';
import { acceptCurrent } from '../src/providers/identity/sign-up/accept-documents.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import type { Person } from './types/people.types.ts';

export const hashDemoPassword = () => hashPassword(DEMO_PASSWORD);

/** People with confirmed addresses and the demo password, by their key. */
export async function seedPeople(
  trx: Kysely<DB>,
  people: Person[],
  clock: Clock,
): Promise<Map<string, number>> {
  const passwordHash = await hashDemoPassword();
  const ids = new Map<string, number>();
  for (const person of people) {
    const { id } = await trx
      .insertInto('app_user')
      .values({
        email: person.email,
        email_confirmed_at: clock.now(),
        first_name: person.firstName,
        last_name: person.lastName,
        headline: person.headline ?? null,
        quote: person.quote ?? null,
        unique_name: person.key,
        referral_code: randomBytes(6).toString('hex'),
        blocked: person.key === 'blocked',
        signup_method: 'email',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('identity_account')
      .values({ user_id: id, password_hash: passwordHash })
      .execute();
    await trx
      .insertInto('user_role')
      .values(person.roles.map((role) => ({ user_id: id, role })))
      .execute();
    await trx
      .insertInto('user_context')
      .values({
        user_id: id,
        is_session_recording_enabled: person.isRecorded ?? false,
      })
      .execute();
    await acceptCurrent(trx, { userId: id, now: clock.now() });
    ids.set(person.key, id);
  }
  return ids;
}
