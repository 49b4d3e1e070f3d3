import { expect, test } from 'vitest';
import { hasWish, readWish, withoutWish } from './in-app.search.ts';

test('an address names what is bought by its id, or by its name and type', () => {
  expect(readWish('?in-app=12&coupon=NIGHTSHIFT20')).toEqual({
    product: { id: 12 },
    coupon: 'NIGHTSHIFT20',
    replacedProduct: undefined,
  });
  expect(readWish('?in-app=ospf-in-practice&type=2&replaced-product=old')).toEqual({
    product: { type: 2, uniqueName: 'ospf-in-practice' },
    coupon: undefined,
    replacedProduct: 'old',
  });
});

test.each([
  '',
  '?in-app=',
  '?in-app=ospf',
  '?in-app=ospf&type=12',
  '?in-app=0',
  '?in-app=<b>&type=2',
])('nothing is bought by %s', (query) => {
  expect(readWish(query)).toBeUndefined();
});

test('what asked is taken out of the address, the rest stays', () => {
  expect(withoutWish('?tab=labs&in-app=12&type=2&coupon=X&replaced-product=y')).toBe('?tab=labs');
  expect(withoutWish('?in-app=12')).toBe('');
  expect([hasWish('?in-app='), hasWish('?coupon=X')]).toEqual([true, false]);
});
