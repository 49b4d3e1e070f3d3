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

test('the address names the category that is shown and the page of the reviews', () => {
  const said = { tab: 'milestones', milestone: 12, category: 3, reviews: 2 };
  expect(readProductSearch(said)).toEqual(said);
  expect(readProductSearch({ reviews: '1' })).toEqual({ reviews: 1 });
  expect(readProductSearch({ tab: 'labs', reviews: 1, category: 3 })).toEqual({
    tab: 'labs',
    reviews: 1,
  });
  for (const wrong of ['x', -1, 0, 1.5, 5e20, null]) {
    expect(readProductSearch({ tab: 'milestones', category: wrong, reviews: wrong })).toEqual({
      tab: 'milestones',
    });
  }
});
