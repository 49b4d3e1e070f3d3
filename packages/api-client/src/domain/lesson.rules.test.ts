import { expect, test } from 'vitest';
import {
  formatClock,
  lessonLength,
  lessonRemaining,
  parseClock,
  partAfterContent,
  readingMinutes,
} from './lesson.rules.ts';

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

test.each([
  [0, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [880, 4],
])('%d words take %d minutes to read', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

test('a video is as long as it runs, a text as long as it is read', () => {
  const length = (seconds: number, hasVideo: boolean) =>
    lessonLength(seconds, hasVideo, (minutes) => `read for ${minutes}`);
  expect([length(900, true), length(900, false), length(0, false)]).toEqual([
    '15:00',
    'read for 15',
    'read for 1',
  ]);
});

test('a length is written as HH:MM:SS only, and comes back the same', () => {
  expect([formatClock(0), formatClock(1290), formatClock(359_999)]).toEqual([
    '00:00:00',
    '00:21:30',
    '99:59:59',
  ]);
  expect([parseClock('00:21:30'), parseClock(' 01:00:00 ')]).toEqual([1290, 3600]);
  for (const other of ['21:30', '1:00:00', '00:60:00', '00:00:61', '', 'soon'])
    expect(parseClock(other)).toBeUndefined();
});
