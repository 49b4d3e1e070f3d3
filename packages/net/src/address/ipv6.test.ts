import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIpv6, type Ipv6, parseIpv6 } from './ipv6.ts';

// The examples of RFC 5952, sections 1 to 5.
test.each([
  ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
  ['2001:0db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
  ['2001:db8::0:1:0:0:1', '2001:db8::1:0:0:1'],
  ['2001:DB8:0:0:1::1', '2001:db8::1:0:0:1'],
  ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
  ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
  ['0:0:0:0:0:0:0:0', '::'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['::FFFF:c000:201', '::ffff:192.0.2.1'],
])('writes %s as %s', (text, canonical) => {
  expect(formatIpv6(parseIpv6(text) as Ipv6)).toBe(canonical);
});

test.each([
  ':',
  ':::',
  '1::2::3',
  '1:2:3:4:5:6:7',
  '12345::',
  '1:2:3:4:5:6:7:8::',
  '::1.2.3',
  'g::',
])('refuses %s', (text) => expect(parseIpv6(text)).toBeUndefined());

test('reads what it writes', () => {
  const word = fc.nat(0xffffffff);
  fc.assert(
    fc.property(fc.tuple(word, word, word, word), (address) => {
      expect(parseIpv6(formatIpv6(address))).toEqual(address);
    }),
  );
});
