import { inviteIn, withInvite } from '@uplink/api-client/domain';
import { expect, test, vi } from 'vitest';
import { stubStorage } from './storage.fixture.ts';

stubStorage();

// Another test may have chosen already: the module keeps it.
vi.resetModules();
const { chooseConsent } = await import('./consent.ts');
const { followInvite } = await import('./invite.ts');

test('an invite is counted once, when the visitor agrees, for the link that was opened last', () => {
  const send = vi.fn();
  followInvite('first', send);
  followInvite('last', send);
  followInvite('last', send);
  chooseConsent('needed');
  expect(send).not.toHaveBeenCalled();
  chooseConsent('all');
  chooseConsent('all');
  expect(send.mock.calls).toEqual([['last']]);
  followInvite('another', send);
  expect(send).toHaveBeenCalledTimes(2);
});

test('an address carries the code on', () => {
  const address = new URL(withInvite('/programs', '3f29ab10c4de'), 'https://academy.example');
  expect([address.pathname, inviteIn(address.hash)]).toEqual(['/programs', '3f29ab10c4de']);
  expect([inviteIn(''), inviteIn('#main'), inviteIn('#invite=a b')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
