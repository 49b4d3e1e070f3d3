import { addYears, LAB_ACCESS_YEARS } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import { createLab } from '../src/areas/labs/authoring/lab.service.ts';
import { publishStages, requireStagedLab } from '../src/areas/labs/authoring/staged-lab.ts';
import { keepFirstAccess } from '../src/areas/labs/labs.repository.ts';
import { setChildren } from '../src/areas/products/authoring/product.service.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { markdownToHtml } from '../src/html/markdown.ts';
import { idOf } from './seed-learners.ts';
import type { LabContent } from './types/labs.types.ts';

const day = 86_400_000;

interface Academy {
  people: ReadonlyMap<string, number>;
  /** By unique name; the labs are added. */
  products: Map<string, number>;
  clock: Clock;
}

/** Practice labs, some of them opened: one within its year, one after it. */
export async function seedLabs(
  db: Kysely<DB>,
  { people, products, clock }: Academy,
  labs: LabContent[],
): Promise<void> {
  const ownerId = idOf(people, 'priya');
  const idsOf = (names: string[]) => names.map((name) => idOf(products, name));
  for (const { products: names, holds = [], opened, about, stages, ...form } of labs) {
    const whole = { ...form, about: markdownToHtml(about), ownerId };
    const labId = await createLab(db, whole, idsOf(names));
    if (stages) await publishStages(db, labId, requireStagedLab(stages));
    if (holds.length > 0) await setChildren(db, labId, idsOf(holds));
    products.set(form.uniqueName, labId);
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
