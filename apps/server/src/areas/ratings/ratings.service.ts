import type { Schema } from '@uplink/api-client';
import { canRate, ModuleType, PAGE_SIZES, required, review } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { readModule } from '../catalog/catalog.service.ts';
import { requireOpenLesson } from '../learning/lesson-access.ts';
import { recheck } from '../moderation/new-accounts.ts';
import { paging } from '../paging.ts';
import {
  countHidden,
  selectRating,
  selectReviews,
  selectStats,
  upsertRating,
} from './ratings.repository.ts';

/** The ratings of a module, for everyone who can see it. */
export async function listRatings(
  db: Kysely<DB>,
  userId: number,
  moduleId: number,
  { page = 0, limit = PAGE_SIZES.reviews }: { page?: number; limit?: number },
): Promise<Schema<'RatingPage'>> {
  await readModule(db, userId, moduleId);
  const [stats, hidden, reviews, own] = await Promise.all([
    selectStats(db, moduleId),
    countHidden(db, moduleId),
    selectReviews(db, moduleId, page, limit),
    selectRating(db, userId, moduleId),
  ]);
  const { next, ...place } = paging(
    `/modules/${moduleId}/ratings`,
    { page, pageSize: limit },
    stats.count - hidden,
  );
  return {
    data: reviews.map((one) => ({
      id: one.id,
      author: {
        id: one.user_id,
        name: `${one.first_name} ${one.last_name}`.trim(),
        avatar: one.avatar,
      },
      stars: one.stars,
      review: one.review,
      date: one.updated_at.toISOString(),
    })),
    // This list alone names its page size `limit`, as the specification does.
    paging: { ...place, next: next?.replace('pageSize=', 'limit=') ?? null },
    stats,
    isRated: own !== undefined,
  };
}

export async function readOwnRating(
  db: Kysely<DB>,
  userId: number,
  moduleId: number,
): Promise<Schema<'Rating'>> {
  const row = await selectRating(db, userId, moduleId);
  if (!row) throw notFound("You haven't rated this yet.");
  return toRating(row);
}

export async function rate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  moduleId: number,
  input: Schema<'RatingInput'>,
): Promise<Schema<'Rating'>> {
  const { type, status } = await readModule(db, userId, moduleId);
  const isLesson = type === ModuleType.lesson;
  if (isLesson) await requireOpenLesson(db, userId, moduleId);
  else if (!canRate(status)) throw forbidden('You can rate this once you have started it.');
  const text = input.review.trim();
  const wrong = review(text);
  if (wrong) throw unprocessable(wrong, { review: wrong });
  const nps = input.nps ?? null;
  const missing = isLesson || nps !== null ? undefined : required(nps);
  if (missing) throw unprocessable(missing, { nps: missing });
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const before = await selectRating(trx, userId, moduleId);
    const row = await upsertRating(trx, {
      user_id: userId,
      module_id: moduleId,
      stars: input.stars,
      review: text,
      nps,
      updated_at: now,
    });
    const content = { kind: 'rating' as const, contentId: row.id, authorId: userId };
    // Other stars need no second look at a text that staff have seen.
    if (before?.review !== text) await recheck(trx, { ...content, texts: [text], now });
    return toRating(row);
  });
}

function toRating(row: NonNullable<Awaited<ReturnType<typeof selectRating>>>): Schema<'Rating'> {
  return {
    moduleId: row.module_id,
    stars: row.stars,
    review: row.review,
    nps: row.nps,
    date: row.updated_at.toISOString(),
  };
}
