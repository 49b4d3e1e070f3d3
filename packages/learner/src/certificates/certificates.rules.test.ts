import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { certificatesMessages } from './certificates.messages.ts';
import { validityOf } from './certificates.rules.ts';

test('says how long a diploma counts, or counted', () => {
  const expiresAt = '2029-03-09T18:04:00.000Z';
  expect(
    validityOf({ expiresAt: null, status: 'valid' }, certificatesMessages, formatMessages),
  ).toBe('Never expires');
  expect(validityOf({ expiresAt, status: 'valid' }, certificatesMessages, formatMessages)).toBe(
    'Valid until 9 Mar 2029',
  );
  expect(validityOf({ expiresAt, status: 'expired' }, certificatesMessages, formatMessages)).toBe(
    'Expired 9 Mar 2029',
  );
});
