import type { Role } from '@uplink/api-client/domain';
import type { TestApp } from '../testing/test-app.ts';
import { addPerson } from '../testing/world/people.ts';
import { type Actor, actors } from './actors.ts';

const roles: Record<Actor, Role[]> = {
  student: ['student'],
  assistant: ['instructorAssistant'],
  mentor: ['mentor'],
  strangeMentor: ['mentor'],
  // Was a mentor of the product, and is still in its list.
  formerMentor: ['student'],
  creator: ['mentor'],
  admin: ['admin'],
  sales: ['sales'],
  support: ['customerSupport'],
  marketing: ['marketing'],
  roleless: [],
};

export const rolesOf = (actor: Actor): readonly Role[] => roles[actor];

/** Something only its owner may read, to be looked for in every answer. */
export const secretOf = (person: string) => `secret-of-${person}`;

/** Whose private words stand in a text, in small letters. */
export function secretsIn(text: string): string[] {
  const found = text.matchAll(new RegExp(`${secretOf('')}([a-z]+)`, 'gi'));
  return [...new Set([...found].map(([, name = '']) => name.toLowerCase()))];
}

/** Everyone of the matrix with private words in each field; `other` and `followed` have a public profile. */
export async function createPeople(academy: TestApp): Promise<Map<string, number>> {
  const { db } = academy;
  const all: [string, Role[]][] = [
    ...actors.map((actor): [string, Role[]] => [actor, roles[actor]]),
    ['other', ['student']],
    ['hidden', ['student']],
    ['gone', ['student']],
    ['followed', ['student']],
  ];
  const ids = new Map<string, number>();
  for (const [key, own] of all) {
    const email = `${secretOf(key)}@example.org`.toLowerCase();
    const name: [string, string] = ['Robin', 'Vega'];
    // A person who changes their address or password must have one.
    const form = { roles: own, name, email, isBlocked: key === 'gone', canSignIn: true };
    ids.set(key, await addPerson(academy, key, form));
  }
  for (const [person, id] of ids) {
    const secret = secretOf(person);
    const isShown = person === 'other' || person === 'gone' || person === 'followed';
    await db
      .updateTable('app_user')
      .set({ phone: secret, street: secret, city: secret, company_name: secret })
      .set({ referral_code: secret, special_status: secret, is_profile_public: isShown })
      .set({
        headline: isShown ? 'Learns in the evening' : secret,
        quote: isShown ? 'Show me the table.' : secret,
      })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('user_context')
      .set({ is_session_recording_enabled: true })
      .where('user_id', '=', id)
      .execute();
  }
  return ids;
}
