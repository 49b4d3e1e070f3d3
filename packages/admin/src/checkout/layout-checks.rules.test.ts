import { expect, test } from 'vitest';
import { managedPageFixture, previewFixture } from './checkout.fixture.ts';
import { toLayoutValues } from './layout.rules.ts';
import { checksOf } from './layout-checks.rules.ts';

const values = toLayoutValues(managedPageFixture.draft.layout);
const page = { coupons: ['NIGHTSHIFT20'], preview: previewFixture };
const faultsOf = (changed: Partial<typeof values>, of = page) =>
  checksOf({ ...values, ...changed }, of).flatMap(({ check, isOk }) => (isOk ? [] : [check]));
const promo = { text: 'Spring intake: 20% off until 31 March with', coupon: 'NIGHTSHIFT20' };
const image = { url: '/files/switch.webp', alt: '' };

test('a strip is short enough for one line of a phone, and its coupon works', () => {
  expect(faultsOf({ promo, hidden: [] })).toEqual(['strip']);
  expect(faultsOf({ promo: { ...promo, text: 'Now with' }, hidden: [] })).toEqual([]);
  const gone = { ...page, coupons: [] };
  expect(faultsOf({ promo: { ...promo, text: 'Now with' }, hidden: [] }, gone)).toEqual(['coupon']);
  expect(faultsOf({ promo, hidden: ['promo'] }, gone)).toEqual([]);
});

test('pictures that are shown have a description', () => {
  expect(faultsOf({ image, hidden: [] })).toContain('pictures');
  expect(faultsOf({ image: { ...image, alt: 'A switch' }, hidden: [] })).not.toContain('pictures');
  expect(faultsOf({ image, hidden: ['image'] })).not.toContain('pictures');
});

test('the price is in the first view unless something tall is before it', () => {
  expect(faultsOf({})).not.toContain('price');
  const described = { ...image, alt: 'A switch' };
  expect(faultsOf({ image: described, hidden: [], order: ['image', 'form'] })).toEqual(['price']);
  expect(faultsOf({ order: ['image', 'form'], hidden: ['image'] })).not.toContain('price');
});

test('a title is short enough for a phone', () => {
  const title = 'Everything a network engineer needs to know about the protocols of routers';
  expect(faultsOf({ header: { ...values.header, title } })).toContain('title');
});
