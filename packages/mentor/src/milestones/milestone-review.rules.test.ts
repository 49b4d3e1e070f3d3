import { daniel } from '@uplink/kit/testing';
import { expect, test } from 'vitest';
import { milestoneReviewMessages } from './milestone-review.messages.ts';
import { decisionsOn, eventWords } from './milestone-review.rules.ts';

test('everything can be decided but what it is already', () => {
  expect(decisionsOn(2)).toEqual({
    usual: ['sendBack', 'complete'],
    more: ['underReview', 'waive', 'reset'],
  });
  expect(decisionsOn(3).usual).toEqual(['sendBack']);
  expect(decisionsOn(7).more).toEqual(['waive', 'reset']);
  expect(decisionsOn(1).more).toEqual(['underReview', 'waive']);
  expect(decisionsOn(4).more).toEqual(['underReview', 'waive']);
});

test('what happened is told with who did it', () => {
  const event = { id: 1, version: 2, by: daniel, feedback: null, date: '2026-03-12T21:14:00.000Z' };
  expect(eventWords({ ...event, status: 2 }, milestoneReviewMessages)).toBe(
    'Handed in, version 2, by Daniel Reyes',
  );
  expect(eventWords({ ...event, status: 6 }, milestoneReviewMessages)).toBe(
    'Sent back, by Daniel Reyes',
  );
});
