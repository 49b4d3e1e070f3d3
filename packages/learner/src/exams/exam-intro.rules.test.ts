import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { examFixture, failedResultsFixture, resultsFixture } from './exam.fixture.ts';
import { examIntroMessages } from './exam-intro.messages.ts';
import { closedReason, factsOf } from './exam-intro.rules.ts';

test('the facts name questions, time, mark, attempts, wait and points', () => {
  expect(factsOf(examFixture, examIntroMessages, formatMessages).map(({ value }) => value)).toEqual(
    ['3, 4 points', '20 min', '70%', '0 of 3 used', '24 h', '+150 XP'],
  );
  const open = { ...examFixture, durationMinutes: null, attemptsAllowed: null, xpPoints: 0 };
  expect(
    factsOf({ ...open, cooldownMinutes: 0 }, examIntroMessages, formatMessages).map(
      ({ value }) => value,
    ),
  ).toEqual(['3, 4 points', 'No limit', '70%', '0 used, no limit', 'No wait']);
  expect(
    factsOf({ ...examFixture, attemptsAllowed: 1 }, examIntroMessages, formatMessages).map(
      ({ name }) => name,
    ),
  ).not.toContain('Between attempts');
});

test('an exam that cannot be started says why', () => {
  expect(closedReason(examFixture, examIntroMessages, formatMessages)).toBeUndefined();
  expect(closedReason(resultsFixture.exam, examIntroMessages, formatMessages)).toBe(
    'You passed this exam with 75%.',
  );
  const failed = failedResultsFixture.exam;
  expect(closedReason(failed, examIntroMessages, formatMessages)).toMatch(
    /^The next attempt opens on 1[34] Mar 2026/,
  );
  expect(closedReason({ ...failed, nextAttemptAt: null }, examIntroMessages, formatMessages)).toBe(
    'You have used all your attempts.',
  );
  expect(
    closedReason(
      { ...examFixture, canStart: false, questionCount: 0 },
      examIntroMessages,
      formatMessages,
    ),
  ).toBe('This exam has no questions yet.');
});
