import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { isThere } from '../following/people.repository.ts';
import { isHeld, isHidden } from '../moderation/hidden.ts';
import { LEAST_RATINGS } from '../ratings/ratings.repository.ts';
import { isShown } from './cards.repository.ts';

/** People who review the work of these products, those with most products first. */
export async function selectMentors(
  db: Kysely<DB>,
  products: RawBuilder<unknown>,
  limit: number,
): Promise<Schema<'FrontMentor'>[]> {
  const { rows } = await sql<Schema<'FrontMentor'>>`
    select trim(person.first_name || ' ' || person.last_name) as name, person.avatar,
      case when person.is_profile_public then person.headline end as headline,
      case when person.is_profile_public then person.quote end as quote,
      case when person.is_profile_public then person.unique_name end as profile,
      to_jsonb((array_agg(m.name order by m.type desc, m.id))[1:3]) as products
    from module_mentor mentor
    join module m on m.id = mentor.module_id
    join app_user person on person.id = mentor.user_id
    where ${isShown} and ${isThere} and ${products}
    group by person.id order by count(*) desc, person.id limit ${limit}`.execute(db);
  return rows;
}

/**
 * The latest reviews of the products that have enough of them. Whoever keeps their profile to themselves is named by
 * first name and initial: these pages are open to search engines.
 */
export async function selectFrontReviews(
  db: Kysely<DB>,
  products: RawBuilder<unknown>,
): Promise<Schema<'FrontReview'>[]> {
  const { rows } = await sql<Omit<Schema<'FrontReview'>, 'date'> & { date: Date }>`
    select rating.id, m.name as product, rating.stars, rating.review, rating.updated_at as date,
      trim(person.first_name || ' ' || case when person.is_profile_public or person.last_name = ''
        then person.last_name else left(person.last_name, 1) || '.' end) as author
    from rating
    join module m on m.id = rating.module_id
    join app_user person on person.id = rating.user_id
    where ${isShown} and ${isThere} and ${products} and not ${isHidden('rating', sql`rating.id`)}
      and not ${isHeld('rating', sql`rating.id`)}
      and (select count(*) from rating other where other.module_id = m.id) >= ${LEAST_RATINGS}
    order by rating.updated_at desc, rating.id desc limit 3`.execute(db);
  return rows.map((row) => ({ ...row, date: row.date.toISOString() }));
}
