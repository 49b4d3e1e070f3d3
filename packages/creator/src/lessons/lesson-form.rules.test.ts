import { expect, test } from 'vitest';
import { creatorLessonFixture } from './lesson.fixture.ts';
import { countWords, rules, toContent, toValues } from './lesson-form.rules.ts';

const values = toValues(creatorLessonFixture);

test('what the fields hold is what was stored', () => {
  expect(values.duration).toBe('00:21:30');
  expect(toContent(values)).toEqual(creatorLessonFixture.content);
});

test('a length, points and addresses have their form', () => {
  const duration = rules.duration?.[0];
  expect(duration?.('21:30', values)).toBe('Wrong Format');
  const points = rules.xpPoints?.[0];
  expect([1.5, -1, 10_001, 60].map((value) => points?.(value, values))).toEqual([
    'Value must be an integer',
    'Value must be higher than 0',
    'Value must be lower than 10000',
    undefined,
  ]);
  const address = rules['resources[].url']?.[1];
  expect([address?.('rfc', values), address?.('https://a.example/b', values)]).toEqual([
    'Wrong Format',
    undefined,
  ]);
});

test('words are counted without their marks', () => {
  expect(countWords('<h2>Hello packets</h2><p>every <code>ip ospf</code> 10 s -</p>')).toBe(7);
});
