import { expect, test } from 'vitest';
import { submissionReviewMessages } from './submission-review.messages.ts';
import { reviewActions } from './submission-review.rules.ts';

test('a mentor accepts or sends back what waits, and opens again what is complete', () => {
  expect(reviewActions('pending', submissionReviewMessages).map(({ label }) => label)).toEqual([
    'Ask for a revision',
    'Accept homework',
  ]);
  expect(reviewActions('complete', submissionReviewMessages)).toEqual([
    { to: 'needsRevision', label: 'Reopen' },
  ]);
  expect(reviewActions('needsRevision', submissionReviewMessages)).toEqual([]);
  expect(reviewActions('notSubmitted', submissionReviewMessages)).toEqual([]);
});
