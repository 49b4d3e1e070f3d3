import type { UplinkClient } from '@uplink/api-client';
import { expect, test, vi } from 'vitest';
import { chooseConsent } from './consent.ts';
import { followInvite } from './invite.ts';
import { inviteIn, withInvite } from './invite-hash.ts';
import { stubStorage } from './storage.fixture.ts';

stubStorage();

test('an invite is counted once, when the visitor agrees, for the link that was opened last', () => {
  const post = vi.fn();
  const client = { api: { POST: post } } as unknown as UplinkClient;
  followInvite(client, 'first');
  followInvite(client, 'last');
  followInvite(client, 'last');
  chooseConsent('needed');
  expect(post).not.toHaveBeenCalled();
  chooseConsent('all');
  chooseConsent('all');
  expect(post.mock.calls).toEqual([['/referrals/clicks', { body: { referralCode: 'last' } }]]);
  followInvite(client, 'another');
  expect(post).toHaveBeenCalledTimes(2);
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
