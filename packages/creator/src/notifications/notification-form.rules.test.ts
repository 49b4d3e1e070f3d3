import { expect, test } from 'vitest';
import { isAddress, rules, toInput, toValues } from './notification-form.rules.ts';

test('a new one is for all learners and opens nothing', () => {
  expect(toInput({ ...toValues(undefined), message: 'Hello' })).toEqual({
    message: 'Hello',
    type: 'info',
    url: null,
    scheduled: false,
    sendAt: null,
    audience: { kind: 'all', ids: [] },
  });
});

test('it opens a page of the academy or an address', () => {
  expect(['/exams', 'https://meet.example.org/a'].map(isAddress)).toEqual([true, true]);
  expect(['exams', '//evil.example', 'javascript:alert(1)', 'a b'].map(isAddress)).toEqual([
    ...[false, false, false, false],
  ]);
});

test('an audience that names no one is refused, except for all', () => {
  const values = toValues(undefined);
  const check = rules.chosen?.[0];
  expect(check?.([], { ...values, kind: 'cohorts' })).toBe('This field is Required');
  expect(check?.([], values)).toBeUndefined();
});
