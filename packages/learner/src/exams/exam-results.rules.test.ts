import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { failedResultsFixture, openExamFixture, resultsFixture } from './exam.fixture.ts';
import { examResultsMessages } from './exam-results.messages.ts';
import { finishedWhen, wayOnOf } from './exam-results.rules.ts';

const failed = failedResultsFixture.exam;

test('the way on is the open attempt, another one, or when there is one', () => {
  expect(wayOnOf(openExamFixture, examResultsMessages, formatMessages).action).toEqual({
    label: 'Continue attempt',
    href: '/exam/ospf-exam',
  });
  expect(
    wayOnOf({ ...failed, nextAttemptAt: null, canStart: true }, examResultsMessages, formatMessages)
      .action?.label,
  ).toBe('Start another attempt');
  expect(wayOnOf(failed, examResultsMessages, formatMessages)).toMatchObject({
    action: undefined,
    words: expect.stringMatching(/^The next attempt opens on 1[34] Mar 2026/),
  });
  expect(
    wayOnOf({ ...failed, nextAttemptAt: null }, examResultsMessages, formatMessages).words,
  ).toBe('You have used all your attempts.');
  expect(wayOnOf(resultsFixture.exam, examResultsMessages, formatMessages)).toEqual({
    action: undefined,
    words: undefined,
  });
});

test('an attempt that the clock handed in says so', () => {
  expect(finishedWhen(resultsFixture.attempt, examResultsMessages, formatMessages)).toMatch(
    /^Handed in 1[23] Mar 2026/,
  );
  expect(finishedWhen(failedResultsFixture.attempt, examResultsMessages, formatMessages)).toMatch(
    /^Handed in when time ran out, /,
  );
});
