/*
 * Each read of the API once, as query options: loaders, widgets, prefetch and invalidation use the
 * same object. A key is the path of the contract and its parameters (`read.ts`).
 */
export * from './account.queries.ts';
export * from './addons.queries.ts';
export * from './bank.queries.ts';
export * from './billing.queries.ts';
export * from './catalog.queries.ts';
export * from './certificates.queries.ts';
export * from './checkout.queries.ts';
export * from './cohorts.queries.ts';
export * from './context.queries.ts';
export * from './creator-homeworks.queries.ts';
export * from './creator-quizzes.queries.ts';
export * from './discussions.queries.ts';
export * from './emails.queries.ts';
export * from './exams.queries.ts';
export * from './exercises.queries.ts';
export * from './following.queries.ts';
export * from './front.queries.ts';
export * from './homeworks.queries.ts';
export * from './labs.queries.ts';
export * from './learning.queries.ts';
export * from './lessons.queries.ts';
export * from './management.queries.ts';
export * from './mentoring.queries.ts';
export * from './milestones.queries.ts';
export * from './moderation.queries.ts';
export * from './notes.queries.ts';
export * from './notifications.queries.ts';
export * from './partners.queries.ts';
export * from './payments.queries.ts';
export * from './people.queries.ts';
export * from './playlists.queries.ts';
export * from './pricing.queries.ts';
export * from './privacy.queries.ts';
export * from './products.queries.ts';
export * from './purchases.queries.ts';
export * from './quizzes.queries.ts';
export * from './ratings.queries.ts';
export * from './referral.queries.ts';
export * from './security.queries.ts';
export * from './session.queries.ts';
export * from './status.queries.ts';
export * from './surveys.queries.ts';
export * from './syllabus.queries.ts';
export * from './terms.queries.ts';
export type { InboxFilter, WorkFilter } from './work-filter.ts';
