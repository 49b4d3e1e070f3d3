import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { asShown } from '../moderation/hidden.ts';
import { isProduct } from '../module-kinds.ts';
import { permissionOf } from '../products/authored.ts';
import { productRef, userRef } from '../refs.ts';
import { MOST_SHOWN, NEW_RATING_DAYS } from './home.rules.ts';

export interface Author {
  userId: number;
  now: Date;
}

const day = 86_400_000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

const hiddenReview = 'This review was hidden by our team.';

const newRatings = ({ userId, now }: Author): RawBuilder<unknown> => sql`
  from rating r join module p on p.id = r.module_id and p.deleted_at is null and ${isProduct('p')}
  join app_user u on u.id = r.user_id and not u.blocked
  where r.updated_at > ${daysBefore(now, NEW_RATING_DAYS)} and ${permissionOf(userId, 'p')} is not null`;

/** The latest ratings of an author's products, with the words that everyone may see. */
export async function selectRatings(
  db: Kysely<DB>,
  author: Author,
): Promise<Schema<'NewRating'>[]> {
  const review = asShown('rating', sql`r.id`, { text: sql`r.review`, hidden: hiddenReview });
  const { rows } = await sql<Omit<Schema<'NewRating'>, 'at'> & { at: Date }>`
    select r.id, ${productRef('p')} as product, ${userRef('u')} as author, r.stars, ${review} as review,
      r.updated_at as at
    ${newRatings(author)} order by r.updated_at desc, r.id desc limit ${MOST_SHOWN}`.execute(db);
  return rows.map(({ at, ...rating }) => ({ ...rating, at: at.toISOString() }));
}

export async function countRatings(db: Kysely<DB>, author: Author): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 ${newRatings(author)} limit ${sql.lit(LIST_COUNT_LIMIT)}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}
