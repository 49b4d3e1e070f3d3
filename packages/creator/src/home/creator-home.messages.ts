import type { Schema } from '@uplink/api-client';
import { defineMessages } from '@uplink/api-client/messages';
import { missingWords } from '../shared/missing.messages.ts';

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const creatorHomeMessages = defineMessages('creator/creator-home', {
  missing: missingWords,
  noun: 'What needs your attention',
  clear: 'Nothing needs your attention',
  clearText: 'Drafts with gaps, work to review, open questions and new ratings appear here.',
  toProducts: 'Go to your products',
  drafts: 'Drafts that can’t be published yet',
  allDrafts: (count: number) => `See ${many(count, 'draft', 'drafts')}`,
  reviews: 'Waiting for your review',
  toReview: (count: number) => many(count, 'piece of work', 'pieces of work'),
  toDesk: 'Open the review desk',
  questions: 'Unanswered questions',
  asked: (author: string, product: string, ago: string) => `${author}, ${product}, ${ago}`,
  lessons: 'Lessons where learners stop or fail',
  stopped: (count: number) => `${many(count, 'learner', 'learners')} stopped here`,
  failed: (percent: number, quizzes: number) =>
    `${percent}% right in ${many(quizzes, 'quiz', 'quizzes')}`,
  ratings: 'New ratings',
  counted: (title: string, count: number) => `${title} (${count})`,
  ratedBy: (author: string, ago: string) => `${author}, ${ago}`,
  stars: (stars: number) => many(stars, 'star', 'stars'),
  jobs: 'Running or recently failed',
  jobKinds: {
    copy: 'Being duplicated',
    import: 'Being imported',
    notification: 'Being sent',
    renditions: 'Smaller videos being made',
  } satisfies Record<Schema<'CreatorJob'>['kind'], string>,
  begun: (ago: string) => `started ${ago}`,
  percent: (percent: number) => `${percent}%`,
  retry: 'Try again',
  retryOf: (name: string) => `Try again: videos of ${name}`,
});
