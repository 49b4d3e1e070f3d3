import { formatMessages } from '@uplink/api-client/messages';
import { daniel } from '@uplink/kit/testing';
import { expect, test } from 'vitest';
import { claimWords } from './claim-words.ts';
import { inboxMessages } from './inbox.messages.ts';

const claim = {
  by: daniel,
  since: '2026-03-12T18:00:00.000Z',
  until: '2026-03-12T19:00:00.000Z',
};

test('a row says who has it and since when, until the claim is over', () => {
  const at = (time: string) => new Date(`2026-03-12T${time}Z`);
  expect(
    claimWords(claim, { ownUserId: 5, now: at('18:12:00') }, inboxMessages, formatMessages),
  ).toBe('Daniel Reyes, 12 min ago');
  expect(
    claimWords(claim, { ownUserId: daniel.id, now: at('18:59:59') }, inboxMessages, formatMessages),
  ).toBe('You, 59 min ago');
  expect(
    claimWords(claim, { ownUserId: 5, now: at('19:00:00') }, inboxMessages, formatMessages),
  ).toBeUndefined();
  expect(
    claimWords(null, { ownUserId: 5, now: at('18:12:00') }, inboxMessages, formatMessages),
  ).toBeUndefined();
});
