import type { Schema } from '@uplink/api-client';
import { Publication } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { countWaiting } from '../mentoring/desk/desk-counts.repository.ts';
import { listAuthored } from '../products/products.service.ts';
import { selectHardLessons } from './hard-lessons.repository.ts';
import { type Author, countRatings, selectRatings } from './home.repository.ts';
import { MOST_SHOWN } from './home.rules.ts';
import { selectJobs } from './jobs.repository.ts';
import { readOpenQuestions } from './open-questions.repository.ts';

/** How many of the last changed drafts are looked into. */
const draftsSeen = 20;

/** What needs the attention of an author, each part short. */
export async function readCreatorHome(
  db: Kysely<DB>,
  author: Author,
): Promise<Schema<'CreatorHome'>> {
  const { userId, now } = author;
  const [drafts, waiting, questions, lessons, ratings, ratingCount, jobs] = await Promise.all([
    listAuthored(db, userId, { publication: Publication.notPublished, pageSize: draftsSeen }),
    countWaiting(db, { mentorId: userId, now }),
    readOpenQuestions(db, userId),
    selectHardLessons(db, author),
    selectRatings(db, author),
    countRatings(db, author),
    selectJobs(db, author),
  ]);
  const reviews = waiting.products.toSorted((one, other) => other.count - one.count);
  return {
    drafts: {
      total: drafts.paging.total,
      list: drafts.data.filter(({ missing }) => missing.length > 0).slice(0, MOST_SHOWN),
    },
    reviews: { total: waiting.total, list: reviews.slice(0, MOST_SHOWN) },
    questions,
    lessons,
    ratings: { total: ratingCount, list: ratings },
    jobs,
  };
}
