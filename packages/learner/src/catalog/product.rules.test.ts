import type { Schema } from '@uplink/api-client';
import { formatMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import {
  bundleFixture,
  courseFixture,
  labModuleFixture,
  programFixture,
} from '@uplink/kit/testing';
import { describe, expect, test } from 'vitest';
import { catalogMessages } from './catalog.messages.ts';
import { durationOf, productAction, sizeOf } from './product.rules.ts';
import { productCardMessages } from './product-card.messages.ts';
import { factsOf, kindOf, lockWords } from './product-card.rules.ts';

test('facts and lengths are told in the product’s own pace', () => {
  const facts = (module: Schema<'Module'>) => factsOf(module, productWords, formatMessages);
  expect(facts(courseFixture)).toBe('Intermediate · 5 h 30 min of lessons');
  expect(facts(programFixture)).toMatch(/9 months$/);
  expect(facts({ ...courseFixture, level: null, length: null })).toBe('');
  const texts = { messages: catalogMessages, words: productWords, formats: formatMessages };
  expect(durationOf(courseFixture, texts)).toBe('Self-paced, 5 h 30 min of lessons');
  expect(durationOf({ ...courseFixture, length: null }, texts)).toBe('Self-paced');
  expect(durationOf({ ...programFixture, length: 5640 }, texts)).toBe(
    '9 months part-time, 5 months full-time, 1 h 34 min of lessons',
  );
});

test.each([
  [programFixture, 'Program'],
  [bundleFixture, 'Bundle'],
  [labModuleFixture, 'Individual lab'],
  [{ ...labModuleFixture, subtype: 2 as const }, 'Exam prep'],
  [{ ...labModuleFixture, subtype: 3 as const }, 'Lab bundle'],
  [{ ...labModuleFixture, subtype: null }, 'Labs'],
])('%#: is called by its kind', (module, kind) => {
  expect(kindOf(module, productWords)).toBe(kind);
});

test('a locked product names what has to be finished first', () => {
  expect(lockWords(courseFixture, productCardMessages)).toBeUndefined();
  expect(lockWords({ ...courseFixture, isLocked: true }, productCardMessages)).toBe(
    'Opens later in your program.',
  );
  const incompleteDependencies = [{ name: 'VLANs' }, { name: 'Routing' }];
  expect(
    lockWords({ ...courseFixture, isLocked: true, incompleteDependencies }, productCardMessages),
  ).toBe('Finish VLANs and Routing first.');
});

const types = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const statuses = [null, 1, 2, 3, 4, 5, 101, 102, 103] as const;
const requires = [{ name: 'VLANs' }];
const flags = [
  {},
  { isLocked: true },
  { incompleteDependencies: requires },
  { isLocked: true, incompleteDependencies: requires },
  { isSkipped: true },
  { visibility: 4 as const },
  { isPublic: false, hidden: true },
];

/** What each status says, whatever the type and the flags; undefined where they decide. */
const fixed = new Map<(typeof statuses)[number], RegExp>([
  [4, /application/],
  [101, /suspended/],
  [102, /suspended/],
  [103, /suspended/],
]);

const of = (module: Schema<'Module'>) => ({ module, application: null, hasExpired: false });

describe.each(types)('the one button of type %i', (type) => {
  const cases = statuses.flatMap((status) => flags.map((flag) => [status, flag] as const));
  test.each(cases)('in status %s with %o', (status, flag) => {
    const module = { ...courseFixture, type, status, ...flag };
    const { label, why } = productAction(
      of(module),
      'Opens after the quiz.',
      catalogMessages,
      productCardMessages,
    );
    const rest = type === 1 ? 'Apply' : 'Purchase';
    const isOpenOne = status !== null && [1, 2, 4, 5].includes(status);
    expect(label).toBe(status === 3 ? 'View module' : isOpenOne ? 'Start learning' : rest);

    const words = fixed.get(status);
    if (words) expect(why).toMatch(words);
    else if (status === 3) expect(why).toBeUndefined();
    else if (status === null) expect(why).toBeUndefined();
    else if ('incompleteDependencies' in flag) expect(why).toBe('Finish VLANs first.');
    else if ('isLocked' in flag) expect(why).toBe('Opens after the quiz.');
    else expect(why).toBeUndefined();
  });
});

test('a product whose purchase ran out can be bought again', () => {
  const module = { ...courseFixture, status: 101 as const };
  expect(
    productAction(
      { ...of(module), hasExpired: true },
      undefined,
      catalogMessages,
      productCardMessages,
    ),
  ).toEqual({
    label: 'Purchase',
    why: undefined,
    note: 'Your access to this product has expired. Purchase it again to renew it.',
  });
});

test('a locked product without a reason from its outline still says why', () => {
  const locked = { ...courseFixture, status: 2 as const, isLocked: true };
  expect(productAction(of(locked), undefined, catalogMessages, productCardMessages).why).toBe(
    'Opens later in your program.',
  );
});

test('what is in it is counted in its own kind', () => {
  expect(sizeOf(courseFixture, 0, catalogMessages)).toBe('9 lessons');
  expect(sizeOf({ ...courseFixture, lessonCount: 1 }, 3, catalogMessages)).toBe('1 lesson');
  expect(sizeOf(bundleFixture, 1, catalogMessages)).toBe('2 products, 18 lessons');
  expect(sizeOf(labModuleFixture, 1, catalogMessages)).toBe('1 practice lab');
});
