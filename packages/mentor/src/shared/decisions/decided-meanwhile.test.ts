import { ApiError } from '@uplink/api-client';
import { formatMessages } from '@uplink/api-client/messages';
import { daniel } from '@uplink/kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { decidedMeanwhile } from './decided-meanwhile.ts';
import { decisionsMessages } from './decisions.messages.ts';

const date = new Date(2026, 2, 12, 14, 2);
const refused = (change: object = {}) =>
  new ApiError(409, {
    message: 'Changed meanwhile.',
    current: { status: 6, version: 1, by: daniel, date: date.toISOString(), ...change },
  });
afterEach(() => {
  vi.useRealTimers();
});

const deeds = { 6: 'sent this back' };

test('who was first is told, with what and when', () => {
  const kept = 'This is the latest version, and what you wrote is still here.';
  const tell = (error: Error | null, now = date) => {
    vi.setSystemTime(now);
    return decidedMeanwhile(error, deeds, decisionsMessages, formatMessages);
  };
  expect(tell(refused())).toBe(`Daniel Reyes already sent this back at 14:02. ${kept}`);
  expect(tell(refused(), new Date(2026, 2, 13))).toBe(
    `Daniel Reyes already sent this back on 12 Mar 2026 at 14:02. ${kept}`,
  );
  expect(tell(refused({ status: 9, by: null, date: null }))).toBe(
    `Someone else already changed this earlier. ${kept}`,
  );
});

test('any other refusal keeps its own words', () => {
  expect(
    decidedMeanwhile(
      new ApiError(409, { message: 'Taken.' }),
      deeds,
      decisionsMessages,
      formatMessages,
    ),
  ).toBe('Taken.');
  const claim = { by: daniel, since: date.toISOString(), until: date.toISOString() };
  expect(decidedMeanwhile(refused({ claim }), deeds, decisionsMessages, formatMessages)).toBe(
    'Changed meanwhile.',
  );
  expect(decidedMeanwhile(null, deeds, decisionsMessages, formatMessages)).toBeUndefined();
});
