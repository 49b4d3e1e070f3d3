import { expect, test } from 'vitest';
import { lessonRemaining, partAfterContent } from './lesson.rules.ts';

test.each([
  [true, null, null, []],
  [false, null, null, ['finish']],
  [true, 'notSubmitted', null, ['quiz']],
  [true, 'complete', 'pending', ['homework']],
  [false, 'notSubmitted', 'needsRevision', ['finish', 'quiz', 'homework']],
  [true, 'complete', 'complete', []],
])(
  'finished %s, quiz %s, homework %s leaves %j',
  (isFinished, quizStatus, homeworkStatus, parts) => {
    expect(lessonRemaining({ isFinished, quizStatus, homeworkStatus })).toEqual(parts);
  },
);

test.each([
  [['quiz', 'homework'], 'quiz'],
  [['homework'], 'homework'],
  [['finish', 'homework'], 'homework'],
  [['finish'], undefined],
  [[], undefined],
] as const)('with %j to do, %s follows the content', (remaining, part) => {
  expect(partAfterContent(remaining)).toBe(part);
});
