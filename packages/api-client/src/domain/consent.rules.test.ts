import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allowsAll,
  asksForPrivacy,
  CONSENT_VERSION,
  needsConsent,
  readConsent,
  writeConsent,
} from './consent.rules.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const quiet = { globalPrivacyControl: true };

test('a choice is kept with its version and date', () => {
  expect(readConsent(writeConsent('all', now))).toEqual({
    choice: 'all',
    version: CONSENT_VERSION,
    at: '2026-11-23T12:00:00.000Z',
  });
});

test.each([
  [null],
  [''],
  ['all'],
  ['{'],
  ['[]'],
  ['{"choice":"all"}'],
  [JSON.stringify({ choice: 'all', version: CONSENT_VERSION - 1, at: now.toISOString() })],
  [JSON.stringify({ choice: 'some', version: CONSENT_VERSION, at: now.toISOString() })],
])('%s is no choice: nothing is allowed, and it is asked for', (stored) => {
  const consent = readConsent(stored);
  expect([consent, allowsAll(consent, {}), needsConsent(consent, {})]).toEqual([null, false, true]);
});

test('whatever is stored, only a choice of all allows more, and never against the browser', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      const consent = readConsent(stored);
      expect(allowsAll(consent, {})).toBe(consent?.choice === 'all');
      expect(allowsAll(consent, quiet)).toBe(false);
    }),
  );
  const all = readConsent(writeConsent('all', now));
  expect([allowsAll(all, {}), allowsAll(all, quiet)]).toEqual([true, false]);
  expect(allowsAll(readConsent(writeConsent('needed', now)), {})).toBe(false);
});

test('a browser that asks for privacy is not asked', () => {
  expect(needsConsent(null, quiet)).toBe(false);
  expect(needsConsent(null, { doNotTrack: '1' })).toBe(false);
});

test.each([
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('a browser that says %o asks for privacy: %s', (browser, asks) => {
  expect(asksForPrivacy(browser)).toBe(asks);
});
