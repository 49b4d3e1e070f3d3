import type { Schema } from '@uplink/api-client';
import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { quoteMessages } from './quote.messages.ts';
import { needsMethod, payLabel, quoteOutlook, quoteRows } from './quote.rules.ts';

type Quote = Schema<'Quote'>;

const line: Quote['lines'][number] = {
  kind: 'product',
  product: { id: 1, name: 'Switching', uniqueName: 'switching', type: 2 },
  name: 'Switching',
  listAmount: 10_000,
  discount: 0,
  amount: 10_000,
  dueToday: 10_000,
};
const bump: Quote['lines'][number] = {
  ...line,
  kind: 'orderbump',
  product: { ...line.product, id: 2 },
  name: 'Labs',
  listAmount: 2000,
  amount: 2000,
  dueToday: 2000,
};
const plain: Quote = {
  priceId: 1,
  type: 'oneTime',
  currency: 'USD',
  lines: [line],
  discount: 0,
  couponCode: null,
  enrollmentFee: 0,
  credit: 0,
  tax: 0,
  taxLabel: null,
  isTaxIncluded: false,
  dueToday: 10_000,
  total: 10_000,
  trialEndsAt: null,
  nextCharge: null,
  chargesLeft: 0,
  validUntil: null,
};
const trialEndsAt = '2026-12-01T10:00:00.000Z';
const later = { at: trialEndsAt, amount: 8000 };

/** What the server answers to each order. */
const quotes: Record<string, Quote> = {
  plain,
  'with an extra': { ...plain, lines: [line, bump], dueToday: 12_000, total: 12_000 },
  'with a coupon': {
    ...plain,
    lines: [{ ...line, discount: 2500, amount: 7500, dueToday: 7500 }],
    discount: 2500,
    dueToday: 7500,
    total: 7500,
  },
  'with a coupon for all of it': {
    ...plain,
    lines: [{ ...line, discount: 10_000, amount: 0, dueToday: 0 }],
    discount: 10_000,
    dueToday: 0,
    total: 0,
  },
  'on trial, with a coupon, an extra and a fee': {
    ...plain,
    type: 'subscription',
    lines: [{ ...line, discount: 2000, amount: 8000, dueToday: 0 }, bump],
    enrollmentFee: 500,
    dueToday: 2500,
    total: 2500,
    trialEndsAt,
    nextCharge: later,
    chargesLeft: null,
  },
  'with tax on top, partly paid by credits': {
    ...plain,
    tax: 2100,
    taxLabel: 'VAT 21%',
    credit: 5000,
    dueToday: 7100,
    total: 7100,
  },
  'with tax inside': { ...plain, tax: 1736, taxLabel: 'VAT 21%', isTaxIncluded: true },
};

test.each(Object.entries(quotes))('the figures of an order %s add up', (_, quote) => {
  const rows = quoteRows(quote, quoteMessages);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.dueToday);
});

test('a row says what it is for', () => {
  const quote = quotes['with tax on top, partly paid by credits'] ?? plain;
  expect(quoteRows(quote, quoteMessages).map(({ label }) => label)).toEqual([
    'Switching',
    'VAT 21%',
    'Credits',
  ]);
});

test('what comes after today is told, as often as it comes', () => {
  const outlook = (change: Partial<Quote>) =>
    quoteOutlook({ ...plain, ...change }, quoteMessages, formatMessages);
  expect(outlook({})).toEqual([]);
  expect(outlook({ trialEndsAt, nextCharge: later, chargesLeft: null })).toEqual([
    'Free until 1 Dec 2026',
    'Then $80.00 a month from 1 Dec 2026',
  ]);
  expect(outlook({ nextCharge: later, chargesLeft: 1, total: 18_000 })).toEqual([
    'Then $80.00 on 1 Dec 2026',
    '$180.00 in total',
  ]);
  expect(outlook({ nextCharge: later, chargesLeft: 2 })).toEqual([
    'Then 2 payments of $80.00, the first on 1 Dec 2026',
  ]);
});

test.each([
  ['Pay $100.00', {}],
  ['Start free trial', { dueToday: 0, trialEndsAt, nextCharge: later }],
  ['Pay $5.00', { dueToday: 500, trialEndsAt, nextCharge: later }],
  ['Pay with credits', { dueToday: 0, credit: 10_000 }],
  ['Get it free', { dueToday: 0 }],
])('the button says "%s"', (label, change) => {
  expect(payLabel({ ...plain, ...change }, quoteMessages, formatMessages)).toBe(label);
});

test('a way to pay is needed now or later', () => {
  expect(needsMethod(plain)).toBe(true);
  expect(needsMethod({ ...plain, dueToday: 0 })).toBe(false);
  expect(needsMethod({ ...plain, dueToday: 0, nextCharge: later })).toBe(true);
});
