import { describe, expect, test } from 'vitest';
import { formatBytes, formatDuration, formatTimer } from './format.ts';
import {
  isLessonPath,
  isProjectStepPath,
  isSubmissionPath,
  lessonPath,
  productModulesPath,
  safeReturnPath,
} from './links.ts';
import { fillInError, splitFillIn } from './quiz.rules.ts';
import { fileError, UPLOAD_RULES } from './upload.rules.ts';
import { watchedStep } from './watching.rules.ts';

describe('fill-in sentences', () => {
  test('are cut at the blank', () => {
    expect(splitFillIn('Use <2-Way> here.')).toEqual({
      before: 'Use ',
      answer: '2-Way',
      after: ' here.',
    });
  });
  test.each([
    ['Use 2-Way.', 'No blank found in the sentence'],
    ['Use <a> and <b>.', 'Too many correct answers'],
    ['Use < >.', 'Too few correct answers'],
    ['Use <a>.', undefined],
  ])('%s: %s', (sentence, message) => {
    expect(fillInError(sentence)).toBe(message);
  });
});

describe('files', () => {
  const rule = UPLOAD_RULES.homework;
  test.each([
    [{ name: 'a.pdf', size: 1 }, [], undefined],
    [{ name: 'A.PDF', size: 1 }, [{ name: 'a.pdf' }], 'Repeated file name found'],
    [{ name: 'a.pdf', size: rule.maxSize }, [], undefined],
    [
      { name: 'a.pdf', size: rule.maxSize + 1 },
      [],
      'The file size is too big. Maximum size is 5 GB',
    ],
    [
      { name: 'f.pdf', size: 1 },
      ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name })),
      'too many files. Maximum is 5',
    ],
  ])('%j beside %j', (file, others, message) => {
    expect(fileError(file, others, rule)).toBe(message);
  });
  test('a double extension counts by its last part', () => {
    expect(fileError({ name: 'a.pdf.exe', size: 1 }, [], rule)).toMatch(/not accepted/);
  });
});

describe('links', () => {
  const product = { type: 2, uniqueName: 'ospf' };
  test('are built from type and names', () => {
    expect(lessonPath({ id: 12, sectionId: 3, product }, 'quiz')).toBe(
      '/courses/ospf/sections/3/lessons/12/quiz',
    );
    expect(productModulesPath(product)).toBe('/courses/ospf/modules');
  });
  test.each([
    [isLessonPath, '/courses/x/sections/1/lessons/2', true],
    [isLessonPath, '/courses/x/sections/1/lessons/2/homework', true],
    [isLessonPath, '/courses/x/sections/1', false],
    [isSubmissionPath, '/homeworks/1/submissions/2', true],
    [isSubmissionPath, '/exams/1/submissions/2', false],
    [isProjectStepPath, '/projects/wan/3', true],
    [isProjectStepPath, '/projects/wan/13', false],
  ])('%o %s: %s', (matches, path, expected) => {
    expect(matches(path)).toBe(expected);
  });
  test.each([
    ['/courses?x=1#y', '/courses?x=1#y'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    [null, '/'],
    [`/${'x'.repeat(2001)}`, '/'],
  ])('return path %s', (path, expected) => {
    expect(safeReturnPath(path, 'https://uplink.example')).toBe(expected);
  });
});

test.each([
  [10, 11.4, 1.4],
  [10, 11.5, 0],
  [10, 9, 0],
])('from %d to %d counts %d s', (from, to, counted) => {
  expect(watchedStep(from, to)).toBeCloseTo(counted);
});

test('lengths and sizes read well', () => {
  expect([
    formatTimer(768),
    formatTimer(3729),
    formatDuration(7080),
    formatDuration(40),
    formatBytes(1_887_437),
  ]).toEqual(['12:48', '1:02:09', '1 h 58 min', '1 min', '1.8 MB']);
});
