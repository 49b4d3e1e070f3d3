import { expect, test } from 'vitest';
import { milestonePartsMessages } from './milestone-parts.messages.ts';
import { dueWords } from './milestones.rules.ts';

test.each([
  ['2026-03-17T12:00:00', 'today'],
  ['2026-03-16T23:00:00', 'tomorrow'],
  ['2026-03-18T01:00:00', 'yesterday'],
  ['2026-03-12T12:00:00', 'in 5 days'],
  ['2026-03-20T12:00:00', '3 days ago'],
])('seen on %s it is due %s', (now, distance) => {
  expect(dueWords('2026-03-17T20:00:00', new Date(now), milestonePartsMessages)).toBe(
    `Due Tuesday 17 March 2026, ${distance}`,
  );
});
