import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { examFixture, failedResultsFixture, resultsFixture } from './exam.fixture.ts';
import { examIntroMessages } from './exam-intro.messages.ts';
import { examListMessages } from './exam-list.messages.ts';
import { toExamItem } from './exam-list.rules.ts';

test('what can be sat leads to the exam, what cannot to its results', () => {
  expect(toExamItem(examFixture, examListMessages, examIntroMessages, formatMessages).href).toBe(
    '/exam/ospf-exam',
  );
  expect(
    toExamItem(
      { ...examFixture, state: 'failed', bestPercent: 40 },
      examListMessages,
      examIntroMessages,
      formatMessages,
    ),
  ).toMatchObject({
    href: '/exam/ospf-exam',
    figure: '40%',
  });
  expect(
    toExamItem(resultsFixture.exam, examListMessages, examIntroMessages, formatMessages).href,
  ).toBe('/exam/ospf-exam/results');
  expect(
    toExamItem(failedResultsFixture.exam, examListMessages, examIntroMessages, formatMessages).href,
  ).toBe('/exam/ospf-exam/results');
});

test('the line under the title tells product, length and when it can be sat again', () => {
  expect(toExamItem(examFixture, examListMessages, examIntroMessages, formatMessages).detail).toBe(
    'OSPF in Practice, 3 questions, 20 min',
  );
  const failed = { ...failedResultsFixture.exam, durationMinutes: null, questionCount: 1 };
  expect(toExamItem(failed, examListMessages, examIntroMessages, formatMessages).detail).toMatch(
    /^OSPF in Practice, 1 question, no time limit, next attempt 1[34] Mar 2026/,
  );
  expect(
    toExamItem(
      { ...failed, nextAttemptAt: null },
      examListMessages,
      examIntroMessages,
      formatMessages,
    ).detail,
  ).toMatch(/no attempts left$/);
});
