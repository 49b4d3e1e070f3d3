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
  expect(claimWords(claim, 5, at('18:12:00'), inboxMessages)).toBe('Daniel Reyes, 12 min ago');
  expect(claimWords(claim, daniel.id, at('18:59:59'), inboxMessages)).toBe('You, 59 min ago');
  expect(claimWords(claim, 5, at('19:00:00'), inboxMessages)).toBeUndefined();
  expect(claimWords(null, 5, at('18:12:00'), inboxMessages)).toBeUndefined();
});
