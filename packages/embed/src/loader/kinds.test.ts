import { expect, test } from 'vitest';
import { kinds } from './kinds.ts';

test.each([
  ['uplink-checkout', ['ospf'], 'checkout/ospf', 'checkout/ospf'],
  ['uplink-course', ['ospf'], 'course/ospf', 'courses/ospf'],
  ['uplink-lesson', ['ospf', '42'], 'lesson/42', 'courses/ospf/sections/0/lessons/42'],
  ['uplink-quiz', ['ospf', '42'], 'quiz/42', 'courses/ospf/sections/0/lessons/42/quiz'],
])('%s opens its page in the frame and on the academy', (name, parts, frame, hosted) => {
  expect(kinds[name]?.frame(...parts)).toBe(frame);
  expect(kinds[name]?.hosted(...parts)).toBe(hosted);
});
