import { expect, test } from 'vitest';
import { validityOf } from './certificates.rules.ts';

test('says how long a diploma counts, or counted', () => {
  const expiresAt = '2029-03-09T18:04:00.000Z';
  expect(validityOf({ expiresAt: null, status: 'valid' })).toBe('Never expires');
  expect(validityOf({ expiresAt, status: 'valid' })).toBe('Valid until 9 Mar 2029');
  expect(validityOf({ expiresAt, status: 'expired' })).toBe('Expired 9 Mar 2029');
});
