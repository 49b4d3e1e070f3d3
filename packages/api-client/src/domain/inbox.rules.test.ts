import { expect, test } from 'vitest';
import { inboxLists } from './inbox.rules.ts';

test.each([
  [['student'], []],
  [
    ['student', 'mentor'],
    ['homework', 'quiz', 'milestones', 'applications'],
  ],
  [['admin'], ['milestones', 'applications']],
  [['customerSupport'], ['milestones', 'applications']],
  [
    ['customerSupport', 'mentor'],
    ['homework', 'quiz', 'milestones', 'applications'],
  ],
  [['sales', 'marketing', 'instructorAssistant'], []],
] as const)('%j review %j', (roles, lists) => {
  expect(inboxLists(roles)).toEqual(lists);
});
