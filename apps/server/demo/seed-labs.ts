import { addYears, LAB_ACCESS_YEARS } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import { createLab } from '../src/areas/labs/lab-authoring.service.ts';
import { keepFirstAccess } from '../src/areas/labs/labs.repository.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import type { LabContent } from './content.types.ts';
import { idOf } from './seed-learners.ts';

const day = 86_400_000;

interface Academy {
  people: ReadonlyMap<string, number>;
  products: ReadonlyMap<string, number>;
  clock: Clock;
}

/** Practice labs, some of them opened: one stands in its year, one after it. */
export async function seedLabs(
  db: Kysely<DB>,
  { people, products, clock }: Academy,
  labs: LabContent[],
): Promise<void> {
  const ownerId = idOf(people, 'priya');
  for (const { products: names, opened, ...form } of labs) {
    const ids = names.map((name) => idOf(products, name));
    const labId = await createLab(db, { ...form, ownerId }, ids);
    for (const { learner, days } of opened) {
      const at = new Date(clock.now().getTime() - days * day);
      await keepFirstAccess(db, {
        user_id: idOf(people, learner),
        lab_id: labId,
        first_access_at: at,
        expires_at: addYears(at, LAB_ACCESS_YEARS),
      });
    }
  }
}
