import { expect, test } from 'vitest';
import { readProductSearch } from './product.search.ts';

test('the address names the open milestone, and nothing it does not know', () => {
  expect(readProductSearch({ tab: 'milestones', milestone: 12 })).toEqual({
    tab: 'milestones',
    milestone: 12,
  });
  expect(readProductSearch({ tab: 'milestones', milestone: '7' }).milestone).toBe(7);
  for (const milestone of ['x', -1, 0, 1.5, null, {}]) {
    expect(readProductSearch({ tab: 'milestones', milestone })).toEqual({ tab: 'milestones' });
  }
  expect(readProductSearch({ tab: 'prices', milestone: 12 })).toEqual({});
});
