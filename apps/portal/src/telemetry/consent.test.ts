import { CONSENT_KEY } from '@uplink/api-client/domain';
import { expect, test, vi } from 'vitest';
import { stubStorage } from './storage.fixture.ts';

const store = stubStorage();

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
