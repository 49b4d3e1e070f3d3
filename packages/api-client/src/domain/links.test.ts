import { expect, test } from 'vitest';
import {
  discussionPagePath,
  discussionPath,
  lessonPath,
  notePath,
  productLabsPath,
  productModulesPath,
  productPath,
  productTypeAt,
  submissionPath,
} from './links.ts';

const product = { type: 2, uniqueName: 'ospf' };
const lesson = { id: 12, sectionId: 3, product };

test.each([
  [productPath({ type: 1, uniqueName: 'net' }), '/programs/net'],
  [productPath(product), '/courses/ospf'],
  [productPath({ type: 3, uniqueName: 'wan' }), '/projects/wan'],
  [productPath({ type: 8, uniqueName: 'edge' }), '/bundles/edge'],
  [productPath({ type: 10, uniqueName: 'ccna' }), '/practice-labs/ccna'],
  [productPath({ type: 11, uniqueName: 'coach' }), '/add-ons/coach'],
  [productPath({ type: 6, uniqueName: 'all' }), '/'],
  [productLabsPath(product), '/courses/ospf?tab=labs'],
  [productModulesPath(product), '/courses/ospf/modules'],
  [lessonPath(lesson), '/courses/ospf/sections/3/lessons/12'],
  [lessonPath(lesson, 'quiz'), '/courses/ospf/sections/3/lessons/12/quiz'],
  [notePath(lesson, 75.9), '/courses/ospf/sections/3/lessons/12?nav=notes&position=75'],
  [discussionPath(lesson), '/courses/ospf/sections/3/lessons/12?nav=discussion'],
  [discussionPath(lesson, 7), '/courses/ospf/sections/3/lessons/12?nav=discussion&question=7'],
  [discussionPagePath(lesson), '/discussions/12'],
  [discussionPagePath(lesson, 7), '/discussions/12?question=7'],
  [submissionPath('homeworks', 4, 9), '/homeworks/4/submissions/9'],
])('%s', (path, expected) => {
  expect(path).toBe(expected);
});

test.each([
  ['/programs/net', 1],
  ['/practice-labs/ccna', 10],
  ['/courses/ospf/modules', 2],
  ['/courses', undefined],
  ['/notes', undefined],
])('the type of the product at %s is %s', (path, type) => {
  expect(productTypeAt(path)).toBe(type);
});
