import type { Kysely } from 'kysely';
import { rate } from '../src/areas/ratings/ratings.service.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { clockAt, idOf } from './seed-learners.ts';
import type { RatingsContent } from './types/words.types.ts';

const day = 86_400_000;

/** What learners say of products and lessons, through the service the API uses. */
export async function seedRatings(
  db: Kysely<DB>,
  { people, clock }: { people: ReadonlyMap<string, number>; clock: Clock },
  content: RatingsContent[],
): Promise<void> {
  const modules = await db.selectFrom('module').select(['id', 'unique_name']).execute();
  const ids = new Map(modules.map(({ id, unique_name }) => [unique_name, id]));
  const now = clock.now().getTime();
  for (const { module, ratings } of content) {
    for (const { learner, days, ...rating } of ratings) {
      const at = { db, clock: clockAt(now - days * day) };
      await rate(at, idOf(people, learner), idOf(ids, module), rating);
    }
  }
}
