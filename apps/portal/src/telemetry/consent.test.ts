import { CONSENT_KEY } from '@uplink/api-client/domain';
import { afterEach, expect, test, vi } from 'vitest';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
vi.stubGlobal('navigator', { doNotTrack: null });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('removeEventListener', () => {});
afterEach(() => store.clear());

// Another test may have chosen already: the module keeps it.
vi.resetModules();
const { chooseConsent, currentConsent, isAllAllowed, onConsent } = await import('./consent.ts');

test('nothing is stored and nothing allowed before a choice', () => {
  expect([currentConsent(), isAllAllowed(), store.size]).toEqual([null, false, 0]);
});

test('a choice is stored under one key, holds at once and can be changed', () => {
  const heard = vi.fn();
  const stop = onConsent(heard);
  chooseConsent('all');
  expect([[...store.keys()], isAllAllowed()]).toEqual([[CONSENT_KEY], true]);
  chooseConsent('needed');
  expect([isAllAllowed(), heard.mock.calls.length]).toEqual([false, 2]);
  stop();
  chooseConsent('all');
  expect(heard).toHaveBeenCalledTimes(2);
});
