import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { milestonePartsMessages } from './milestone-parts.messages.ts';
import { dueWords } from './milestones.rules.ts';

test.each([
  ['2026-03-17T12:00:00', 'Due', 'today'],
  ['2026-03-16T23:00:00', 'Due', 'tomorrow'],
  ['2026-03-18T01:00:00', 'Was due', 'yesterday'],
  ['2026-03-12T12:00:00', 'Due', 'in 5 days'],
  ['2026-03-20T12:00:00', 'Was due', '3 days ago'],
])('seen on %s it says %s, %s', (now, due, distance) => {
  expect(
    dueWords('2026-03-17T20:00:00', new Date(now), milestonePartsMessages, formatMessages),
  ).toBe(`${due} Tue 17 Mar 2026, ${distance}`);
});
