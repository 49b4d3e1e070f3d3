import { expect, test } from 'vitest';
import { submissionFixture } from '../testing/homework.fixture.ts';
import { workStatusMessages } from '../work/work-status.messages.ts';
import { threadMessages } from './thread.messages.ts';
import { eventWords, toLines } from './thread.rules.ts';

test('messages and events stand in the order they happened', () => {
  expect(toLines(submissionFixture).map(({ kind }) => kind)).toEqual([
    'event',
    'message',
    'message',
    'event',
  ]);
  expect(toLines(undefined)).toEqual([]);
});

test('handing in is told with its version, a review with its result', () => {
  expect(
    submissionFixture.events.map((item) => eventWords(item, threadMessages, workStatusMessages)),
  ).toEqual(['Version 1 submitted', 'Needs revision']);
});
