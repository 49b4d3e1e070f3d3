import { expect, test } from 'vitest';
import { sameValue } from './typed.ts';

test.each([
  ['prefix', '192.168.1.64/26', '192.168.1.64 255.255.255.192', true],
  ['prefix', '192.168.1.70/26', '192.168.1.64/26', true],
  ['prefix', '192.168.1.64/27', '192.168.1.64/26', false],
  ['mask', '/24', '255.255.255.0', true],
  ['mask', '255.0.255.0', '255.255.255.0', undefined],
  ['wildcard', '0.0.0.63', '0.0.0.63', true],
  ['number', '8 190', '8190', true],
  ['address', ' 10.0.0.1 ', '10.0.0.1', true],
  ['address', '10.0.0.01', '10.0.0.1', undefined],
  ['ipv6', '2001:DB8:0::1', '2001:db8::1', true],
] as const)('%s %s and %s', (kind, given, expected, same) => {
  expect(sameValue(kind, given, expected)).toBe(same);
});
