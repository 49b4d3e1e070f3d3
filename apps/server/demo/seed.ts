import type { Kysely } from 'kysely';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { readPeople } from './read-content.ts';
import { DEMO_PASSWORD } from './seed-people.ts';

const shown: Record<string, string> = {
  maya: 'learner',
  bram: 'second learner',
  daniel: 'mentor',
  ines: 'second mentor',
  priya: 'creator',
  ada: 'admin',
  frozen: 'frozen account',
  blocked: 'blocked account',
};

/**
 * Fills an empty database with the demo academy; a filled one stays as it is, and then not even the
 * code that fills is loaded.
 */
export async function seedDemo(db: Kysely<DB>, clock: Clock, storageFolder: string) {
  const people = await readPeople();
  const isFilled = await db.selectFrom('module').select('id').limit(1).executeTakeFirst();
  if (!isFilled) {
    const { fillAcademy } = await import('./fill-academy.ts');
    await fillAcademy(db, clock, storageFolder);
  }
  return {
    password: DEMO_PASSWORD,
    people: people
      .filter(({ key }) => shown[key])
      .map(({ key, email }) => ({ role: shown[key] ?? key, email })),
  };
}
