import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { asShown } from '../moderation/hidden.ts';

const hiddenReview = 'This review was hidden by our team.';

/** A product has a score once it has this many ratings; with fewer it is shown as new. */
export const LEAST_RATINGS = 5;

interface StatsRow {
  counts: number[];
  average: number | null;
  recommendation: number | null;
}

/** The figures of a module's ratings, counted from the rows they are about. */
export async function selectStats(
  db: Kysely<DB>,
  moduleId: number,
): Promise<Schema<'RatingStats'>> {
  const count = (stars: number) => sql`count(*) filter (where stars = ${stars})::int`;
  const { rows } = await sql<StatsRow>`
    select array[${sql.join([1, 2, 3, 4, 5].map(count))}] as counts,
      round(avg(stars), 2)::float8 as average, round(avg(nps), 1)::float8 as recommendation
    from rating where module_id = ${moduleId}`.execute(db);
  const { counts, average, recommendation } = rows[0] as StatsRow;
  return { count: counts.reduce((sum, one) => sum + one, 0), counts, average, recommendation };
}

/** The reviews of people who were blocked: their stars count, their words are not shown. */
export async function countHidden(db: Kysely<DB>, moduleId: number): Promise<number> {
  const { count } = await db
    .selectFrom('app_user')
    .innerJoin('rating', 'rating.user_id', 'app_user.id')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('blocked', '=', true)
    .where('module_id', '=', moduleId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of reviews, the newest first, with what everyone may see of their authors. */
export function selectReviews(db: Kysely<DB>, moduleId: number, page: number, limit: number) {
  return db
    .selectFrom('rating')
    .innerJoin('app_user', 'app_user.id', 'rating.user_id')
    .select([
      'rating.id',
      'stars',
      asShown('rating', sql`rating.id`, { text: sql`review`, hidden: hiddenReview }).as('review'),
      'rating.updated_at',
      'user_id',
      'first_name',
      'last_name',
      'avatar',
    ])
    .where('module_id', '=', moduleId)
    .where('blocked', '=', false)
    .orderBy('rating.updated_at', 'desc')
    .orderBy('rating.id', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute();
}

export function selectRating(db: Kysely<DB>, userId: number, moduleId: number) {
  return db
    .selectFrom('rating')
    .select(['module_id', 'stars', 'review', 'nps', 'updated_at'])
    .where('user_id', '=', userId)
    .where('module_id', '=', moduleId)
    .executeTakeFirst();
}

interface RatingRow {
  user_id: number;
  module_id: number;
  stars: number;
  review: string;
  nps: number | null;
  updated_at: Date;
}

/** One rating of each module by each learner: the next one takes the place of the one before. */
export function upsertRating(db: Kysely<DB>, row: RatingRow) {
  const { stars, review, nps, updated_at } = row;
  return db
    .insertInto('rating')
    .values({ ...row, created_at: updated_at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'module_id']).doUpdateSet({ stars, review, nps, updated_at }),
    )
    .returning(['id', 'module_id', 'stars', 'review', 'nps', 'updated_at'])
    .executeTakeFirstOrThrow();
}
