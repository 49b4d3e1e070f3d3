import { expect, test } from 'vitest';
import { accessOf, moneyOf } from './preview.rules.ts';

const at = (day: string) => new Date(`${day}T09:00:00.000Z`);
const active = {
  status: 'active',
  expires_at: at('2026-11-08'),
  paused_until: null,
  next_payment_at: at('2026-04-08'),
  currency: 'USD',
  cycle_amount: 42_000,
};
const paused = { ...active, status: 'paused', paused_until: at('2026-05-01') };

test('says what is charged', () => {
  expect(moneyOf(active, paused)).toBe('Nothing is charged until 1 May 2026.');
  expect(moneyOf(active, { ...paused, paused_until: null })).toBe(
    'Nothing is charged while it is paused.',
  );
  expect(moneyOf(paused, active)).toBe('$420.00 is charged on 8 Apr 2026.');
  expect(moneyOf(active, active)).toBe('Nothing changes. $420.00 is charged on 8 Apr 2026.');
  expect(moneyOf(active, { ...active, next_payment_at: at('2026-04-20') })).toBe(
    'The next charge of $420.00 moves from 8 Apr 2026 to 20 Apr 2026.',
  );
  expect(moneyOf(active, { ...active, status: 'cancelled', next_payment_at: null })).toBe(
    'Nothing more is charged.',
  );
});

test('says what is open', () => {
  expect(accessOf(active, paused)).toBe('Closes at once. Opens again on 1 May 2026.');
  expect(accessOf(active, { ...active, status: 'deleted' })).toBe(
    'Closes at once. Progress is kept.',
  );
  expect(accessOf(paused, active)).toBe('Opens again at once. It lasts until 8 Nov 2026.');
  expect(accessOf(paused, { ...paused, paused_until: null })).toBe(
    'Stays closed until it is resumed.',
  );
  expect(accessOf(active, { ...active, expires_at: at('2026-12-08') })).toBe(
    'Lasts until 8 Dec 2026 instead of 8 Nov 2026.',
  );
  expect(accessOf(active, active)).toBe('Nothing changes. It lasts until 8 Nov 2026.');
});
