import { expect, test } from 'vitest';
import { lessonPath, submissionPath } from './links.ts';
import {
  isDocumentPath,
  isFrontPath,
  isLessonPath,
  isProductPath,
  isProjectStepPath,
  isSpecialProgramPath,
  isSubmissionPath,
  projectStepAt,
  readLessonPath,
  readSubmissionPath,
} from './paths.ts';

test.each([
  [isLessonPath, '/courses/x/sections/1/lessons/2', true],
  [isLessonPath, '/courses/x/sections/1/lessons/2/homework', true],
  [isLessonPath, '/courses/x/sections/1', false],
  [isSubmissionPath, '/homeworks/1/submissions/2', true],
  [isSubmissionPath, '/exams/1/submissions/2', false],
  [isLessonPath, '/courses/x/sections/one/lessons/2', false],
  [isLessonPath, '/courses/x/sections/1/lessons/2/quiz/3', false],
  [isProductPath, '/programs/net', true],
  [isProductPath, '/courses/ospf/modules', true],
  [isProductPath, '/bundles/edge', true],
  [isProductPath, '/practice-labs/ccna/modules', true],
  [isProductPath, '/practice-labs', false],
  [isProductPath, '/courses/ospf/other', false],
  [isProductPath, '/notes/ospf', false],
  [isSpecialProgramPath, '/zte', true],
  [isSpecialProgramPath, '/zte/signup', true],
  [isSpecialProgramPath, '/zteam', false],
  [isProjectStepPath, '/projects/wan3', true],
  [isProjectStepPath, '/projects/3', true],
  [isProjectStepPath, '/courses/wan/3', false],
  [isProjectStepPath, '/projects/wan/3', true],
  [isProjectStepPath, '/projects/wan/13', false],
])('%o %s: %s', (matches, path, expected) => {
  expect(matches(path)).toBe(expected);
});

test('a lesson link is read back into its parts', () => {
  const product = { type: 2, uniqueName: 'ospf' };
  expect(readLessonPath(lessonPath({ id: 12, sectionId: 3, product }, 'quiz'))).toEqual({
    base: 'courses',
    uniqueName: 'ospf',
    sectionId: 3,
    lessonId: 12,
    part: 'quiz',
  });
  expect(readLessonPath('/courses/ospf')).toBeUndefined();
});

test('a submission link is read back into its parts', () => {
  expect(readSubmissionPath(submissionPath('quizzes', 4, 9))).toEqual({
    kind: 'quizzes',
    id: 4,
    submissionId: 9,
  });
  expect(readSubmissionPath('/exams/4/submissions/9')).toBeUndefined();
});

test('a project path with one digit at its end opens that section', () => {
  expect(projectStepAt('/projects/wan/3')).toBe(3);
  expect(projectStepAt('/projects/wan/13')).toBeUndefined();
});

test.each([
  ['/', true],
  ['/courses/ospf', true],
  ['/profile/ada', true],
  ['/verify/7ZK3M9QXW2R4T8VB', true],
  ['/profile', false],
  ['/profile/ada/more', false],
  ['/courses/ospf/modules', false],
  ['/home', false],
  ['/privacy', false],
])('visitors have a page at %s: %s', (path, isOpen) => {
  expect(isFrontPath(path)).toBe(isOpen);
});

test.each([
  ['/privacy', true],
  ['/terms-of-sale/', true],
  ['/changes', true],
  ['/terms/3', false],
  ['/', false],
])('a text is at %s: %s', (path, isText) => {
  expect(isDocumentPath(path)).toBe(isText);
});
