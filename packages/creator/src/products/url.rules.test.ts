import { firstError } from '@uplink/api-client/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aliasRule, urlOf, urlRules } from './url.rules.ts';

test.each([
  ['BGP & OSPF', 'bgp-ospf'],
  ['802.1X', '802-1x'],
  ['***', ''],
])('%s suggests %s', (name, url) => {
  expect(urlOf(name)).toBe(url);
});

test('whatever a name suggests is a right address, or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
      const url = urlOf(name);
      expect(url === '' || firstError(url, urlRules) === undefined).toBe(true);
    }),
  );
});

test('an alias may be left out', () => {
  expect(aliasRule('')).toBeUndefined();
  expect(aliasRule('OSPF-1')).toBeUndefined();
  expect(aliasRule('OSPF 1')).toBe('Wrong Format');
});
