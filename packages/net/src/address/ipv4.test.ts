import { expect, test } from 'vitest';
import { formatIpv4, parseIpv4 } from './ipv4.ts';

test.each(['0.0.0.0', '10.3.7.10', '255.255.255.255'])('reads and writes %s', (text) => {
  expect(formatIpv4(parseIpv4(text) ?? -1)).toBe(text);
});

test.each(['', '1.2.3', '1.2.3.4.5', '256.0.0.1', '01.2.3.4', '1.2.3.-4', ' 1.2.3.4', '1e1.2.3.4'])(
  'refuses %j',
  (text) => {
    expect(parseIpv4(text)).toBeUndefined();
  },
);
