import { readFileSync } from 'node:fs';
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

const docs = readFileSync(new URL('../../../../docs/embeds.md', import.meta.url), 'utf8');
const shown = [...docs.matchAll(/```html\n(.*?)```/gs)]
  .flatMap(([, html = '']) => [...html.matchAll(/<(uplink-\w+)([^>]*)>/g)])
  .map(([, name = '', attributes = '']): [string, string] => [name, attributes.trim()]);

test('the docs show elements', () => {
  expect(shown.map(([name]) => name)).toEqual(
    expect.arrayContaining(['uplink-checkout', 'uplink-lesson']),
  );
});

test.each(shown)('%s of the docs has what it needs: %s', (name, attributes) => {
  const needed = ['partner-key', ...(kinds[name]?.named ?? ['an element that exists'])];
  for (const attribute of needed) expect(attributes).toMatch(new RegExp(`${attribute}="[\\w-]+"`));
});
