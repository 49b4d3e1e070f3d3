import { expect, test } from 'vitest';
import * as constants from './constants.ts';

const all: Record<string, unknown> = { ...constants };

test.each<[string, unknown]>([
  ['HTTP_TIMEOUT_MS', 90_000],
  ['REQUESTS_PER_SECOND', 10],
  ['TOKEN_RENEWAL_MS', 60_000],
  ['CHUNK_LOAD_TIMEOUT_MS', 120_000],
  ['DOWNLOAD_LINK_REMOVAL_MS', 1000],
  ['NO_MODULE_ID', -1],
  ['DEFAULT_QUIZ_LIST_PAGE', 0],
  ['WATCHED_GAP_SECONDS', 1.5],
  ['WATCH_REPORT_INTERVAL_MS', 30_000],
  ['DRAFT_SAVE_MINIMUM_MS', 2000],
  ['PAGE_SIZES', { reviews: 5, certifications: 8, participants: 10 }],
  ['XP_PER_LEVEL', 1000],
  ['RATING_STARS', 5],
  ['RECOMMENDATION_MINIMUM', 0],
  ['RECOMMENDATION_MAXIMUM', 10],
  ['LAB_ACCESS_YEARS', 1],
  ['AWARD_IMAGE_LIMIT_BYTES', 1024 ** 2],
  ['PRODUCT_CONSTANT', 100],
  ['CREATOR_CONSTANT', 30],
  ['HOMEWORK_FILE_MAX_BYTES', 5 * 1024 ** 3],
])('%s is %j', (name, expected) => {
  expect(all[name]).toEqual(expected);
});
