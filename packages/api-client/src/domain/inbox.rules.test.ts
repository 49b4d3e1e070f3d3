import { expect, test } from 'vitest';
import { inboxLists } from './inbox.rules.ts';

test.each([
  [['student'], []],
  [
    ['student', 'mentor'],
    ['homework', 'quiz', 'milestones'],
  ],
  [['admin'], ['milestones']],
  [['customerSupport'], ['milestones']],
  [
    ['customerSupport', 'mentor'],
    ['homework', 'quiz', 'milestones'],
  ],
  [['sales', 'marketing', 'instructorAssistant'], []],
] as const)('%j review %j', (roles, lists) => {
  expect(inboxLists(roles)).toEqual(lists);
});
