import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIpv4, parseIpv4 } from './ipv4.ts';
import { lengthOfMask, lengthOfWildcard, maskOf, wildcardOf } from './mask.ts';
import {
  broadcastOf,
  covers,
  firstHost,
  isAligned,
  lastHost,
  overlaps,
  usableHosts,
} from './networks.ts';
import { formatPrefix, includes, networkOf, parsePrefix } from './prefix.ts';

const prefix = fc.record({ address: fc.nat(0xffffffff), length: fc.nat(32) });

test('finds the hosts of 10.44.96.0/19', () => {
  const net = parsePrefix('10.44.96.0/19') ?? { address: 0, length: 0 };
  expect([firstHost(net), lastHost(net), broadcastOf(net)].map(formatIpv4)).toEqual([
    '10.44.96.1',
    '10.44.127.254',
    '10.44.127.255',
  ]);
  expect(usableHosts(net)).toBe(8190);
});

test('reads a mask in place of a length', () => {
  expect(parsePrefix('10.0.0.0 255.255.255.0')).toEqual(parsePrefix('10.0.0.0/24'));
  expect(parsePrefix('10.0.0.0 255.0.255.0')).toBeUndefined();
  expect(parsePrefix('10.0.0.0/33')).toBeUndefined();
});

test('knows masks from other numbers', () => {
  for (let length = 0; length <= 32; length += 1) {
    expect(lengthOfMask(maskOf(length))).toBe(length);
    expect(lengthOfWildcard(wildcardOf(length))).toBe(length);
  }
  expect(lengthOfMask(parseIpv4('255.0.255.0') ?? 0)).toBeUndefined();
});

test('reads what it writes', () => {
  fc.assert(
    fc.property(prefix, (value) => {
      expect(parsePrefix(formatPrefix(value))).toEqual(value);
    }),
  );
});

test('a network includes its ends and nothing outside', () => {
  fc.assert(
    fc.property(prefix, fc.nat(0xffffffff), (value, address) => {
      expect(includes(value, networkOf(value)) && includes(value, broadcastOf(value))).toBe(true);
      expect(includes(value, address)).toBe(
        address >= networkOf(value) && address <= broadcastOf(value),
      );
      expect(isAligned({ ...value, address: networkOf(value) })).toBe(true);
    }),
  );
});

test('two networks overlap only if one covers the other', () => {
  fc.assert(
    fc.property(prefix, prefix, (one, other) => {
      const apart = broadcastOf(one) < networkOf(other) || broadcastOf(other) < networkOf(one);
      expect(overlaps(one, other)).toBe(!apart);
      if (covers(one, other)) expect(networkOf(one) <= networkOf(other)).toBe(true);
    }),
  );
});
