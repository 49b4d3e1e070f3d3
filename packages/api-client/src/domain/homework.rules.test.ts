import { expect, test } from 'vitest';
import {
  canReviewTo,
  canSubmitHomework,
  type HomeworkEvent,
  nextHomeworkStatus,
} from './homework.rules.ts';

test.each(['notSubmitted', 'pending', 'needsRevision'])('%s can be handed in', (status) => {
  expect(canSubmitHomework(status)).toBe(true);
});

test('complete work is handed in no more, and only reopened by its mentor', () => {
  expect(canSubmitHomework('complete')).toBe(false);
  expect(canReviewTo('complete', 'needsRevision')).toBe(true);
  expect(canReviewTo('complete', 'complete')).toBe(false);
  expect(canReviewTo('notSubmitted', 'complete')).toBe(false);
});

const events: HomeworkEvent[] = ['unlock', 'submit', 'accept', 'sendBack', 'reopen'];

test.each([
  // status, then what each event makes of it: unlock, submit, accept, sendBack, reopen
  ['notAvailable', ['notSubmitted', undefined, undefined, undefined, undefined]],
  ['notSubmitted', [undefined, 'pending', undefined, undefined, undefined]],
  ['pending', [undefined, 'pending', 'complete', 'needsRevision', undefined]],
  ['needsRevision', [undefined, 'pending', undefined, undefined, undefined]],
  ['complete', [undefined, undefined, undefined, undefined, 'needsRevision']],
  ['constructor', [undefined, undefined, undefined, undefined, undefined]],
])('from %s', (status, expected) => {
  expect(events.map((event) => nextHomeworkStatus(status, event))).toEqual(expected);
});
