import { expect, test } from 'vitest';
import { splitAtMatch } from './match.rules.ts';

test.each([
  ['Netherlands', 'neth', ['', 'Neth', 'erlands']],
  ['Caribbean Netherlands', ' NETH ', ['Caribbean ', 'Neth', 'erlands']],
  ['Belgium', 'neth', ['Belgium', '', '']],
  ['Belgium', '  ', ['Belgium', '', '']],
  ['C++ (language)', '(', ['C++ ', '(', 'language)']],
])('parts %s where %s was typed', (label, typed, parts) => {
  expect(splitAtMatch(label, typed)).toEqual(parts);
});
