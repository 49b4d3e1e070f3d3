import { expect, test } from 'vitest';
import { reviewActions } from './submission-review.rules.ts';

test('a mentor accepts or sends back what waits, and opens again what is complete', () => {
  expect(reviewActions('pending').map(({ label }) => label)).toEqual([
    'Ask for a revision',
    'Accept homework',
  ]);
  expect(reviewActions('complete')).toEqual([{ to: 'needsRevision', label: 'Reopen' }]);
  expect(reviewActions('needsRevision')).toEqual([]);
  expect(reviewActions('notSubmitted')).toEqual([]);
});
