import { expect, test } from 'vitest';
import { isValidModuleQuery } from './module-query.rules.ts';

test.each([
  [{ id: 4 }, true],
  [{ id: -1 }, false],
  [{ id: -1, name: 'ospf', type: 2 }, true],
  [{ name: 'ospf', type: 2 }, true],
  [{ name: 'ospf' }, false],
  [{ type: 2 }, false],
  [{ name: '', type: 2 }, false],
  [{ name: 'ospf', type: 0 }, false],
  [{}, false],
])('%j: %s', (query, isValid) => {
  expect(isValidModuleQuery(query)).toBe(isValid);
});
