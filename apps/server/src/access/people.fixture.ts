import type { Role } from '@uplink/api-client/domain';
import { seedPeople } from '../../demo/seed-people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { type Actor, actors } from './access-row.ts';

const roles: Record<Actor, Role[]> = {
  student: ['student'],
  assistant: ['instructorAssistant'],
  mentor: ['mentor'],
  strangeMentor: ['mentor'],
  // Was a mentor of the product, and still stands in its list.
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

/** Everybody of the matrix with private words in each field; `other` alone has a public profile. */
export async function createPeople({ db, clock }: TestApp): Promise<Map<string, number>> {
  const all: [string, Role[]][] = [
    ...actors.map((actor): [string, Role[]] => [actor, roles[actor]]),
    ['other', ['student']],
    ['hidden', ['student']],
    ['gone', ['student']],
  ];
  const people = all.map(([key, own]) => ({
    key,
    firstName: 'Robin',
    lastName: 'Vega',
    email: `${secretOf(key)}@example.org`.toLowerCase(),
    roles: own.length > 0 ? own : (['student'] as Role[]),
  }));
  const ids = await seedPeople(db, people, clock);
  await db
    .deleteFrom('user_role')
    .where('user_id', '=', ids.get('roleless') ?? 0)
    .execute();
  for (const [person, id] of ids) {
    const secret = secretOf(person);
    const isShown = person === 'other' || person === 'gone';
    await db
      .updateTable('app_user')
      .set({ phone: secret, street: secret, city: secret, company_name: secret })
      .set({ referral_code: secret, special_status: secret, is_profile_public: isShown })
      .set({ headline: isShown ? 'Learns in the evening' : secret, blocked: person === 'gone' })
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
