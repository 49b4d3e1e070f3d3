import { randomBytes } from 'node:crypto';
import type { Role } from '@uplink/api-client/domain';
import { seedPeople } from '../../../server/demo/seed-people.ts';
import { systemClock } from '../../../server/src/clock.ts';

export type Db = Parameters<typeof seedPeople>[0];

/** Who a journey asks for: no one else has the name or address. */
export interface Person {
  /** @default 'student' */
  role?: Role;
  /** The product this mentor reviews the work and answers the questions of. */
  mentorOf?: string;
  isRecorded?: boolean;
  hasPublicProfile?: boolean;
}

export async function makePerson(db: Db, person: Person): Promise<number> {
  const letters = [...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
  const key = `ines-${letters}`;
  const content = {
    key,
    firstName: 'Ines',
    lastName: `Duarte${letters}`,
    email: `${key}@example.org`,
    roles: [person.role ?? (person.mentorOf ? 'mentor' : 'student')] satisfies Role[],
    isRecorded: person.isRecorded ?? false,
  };
  const id = (await seedPeople(db, [content], systemClock)).get(key) ?? 0;
  await db
    .updateTable('app_user')
    .set({ is_profile_public: person.hasPublicProfile ?? false })
    .where('id', '=', id)
    .execute();
  if (person.mentorOf) await addMentor(db, id, person.mentorOf);
  return id;
}

async function addMentor(db: Db, userId: number, product: string) {
  const { id } = await db
    .selectFrom('module')
    .select('id')
    .where('unique_name', '=', product)
    .executeTakeFirstOrThrow();
  const row = { module_id: id, user_id: userId };
  await db.insertInto('module_mentor').values(row).execute();
  await db.insertInto('module_recipient').values(row).execute();
}
