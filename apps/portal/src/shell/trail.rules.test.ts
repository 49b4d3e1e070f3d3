import { expect, test } from 'vitest';
import { trailOf } from './trail.rules.ts';

const titles: Record<string, string> = { '/courses': 'Courses', '/inbox': 'Inbox' };

test.each([
  ['/', 'Home', ['Home']],
  ['/courses', 'Courses', ['Courses']],
  ['/courses/ospf', 'OSPF in Practice', ['Courses', 'OSPF in Practice']],
  ['/courses/ospf/modules', 'Modules', ['Courses', 'Modules']],
  ['/inbox/quiz', 'Quizzes handed in', ['Inbox', 'Quizzes handed in']],
  ['/homeworks/4/submissions/9', 'Build an office', ['Build an office']],
])('%s', (path, name, labels) => {
  const trail = trailOf(path, name, (at) => titles[at]);
  expect(trail.map(({ label }) => label)).toEqual(labels);
  expect(trail.at(-1)?.href).toBeUndefined();
});
