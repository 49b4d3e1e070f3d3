import { formErrors } from '@uplink/api-client/domain';
import { expect, test } from 'vitest';
import { snippetRules, withSnippet } from './snippets.rules.ts';

test('a snippet goes to the end, on a line of its own', () => {
  expect(withSnippet('', 'Well done.', 100)).toBe('Well done.');
  expect(withSnippet('Good drawing.\n', 'Name the VLAN.', 100)).toBe(
    'Good drawing.\nName the VLAN.',
  );
  expect(withSnippet('12345', '6789', 7)).toBe('12345\n6');
});

test('title and text are asked for, and bounded', () => {
  expect(formErrors({ title: ' ', text: '' }, snippetRules)).toEqual({
    title: 'This field is Required',
    text: 'This field is Required',
  });
  expect(formErrors({ title: 'a'.repeat(80), text: 'a'.repeat(2000) }, snippetRules)).toEqual({});
  expect(
    Object.keys(formErrors({ title: 'a'.repeat(81), text: 'a'.repeat(2001) }, snippetRules)),
  ).toEqual(['title', 'text']);
});
