import type { Schema } from '@uplink/api-client';
import { milestonesFixture } from '@uplink/kit/testing';
import { expect, test } from 'vitest';
import { milestonesMessages } from './milestones.messages.ts';
import { hopOf, nextMilestones, ofCategory, summary, whyNotYet } from './milestones.rules.ts';

test('the summary leaves the waived out and counts what needs the learner', () => {
  expect(summary(milestonesFixture, milestonesMessages)).toBe('1 of 6 complete, 2 need you');
  expect(
    summary(
      milestonesFixture.filter(({ status }) => status !== 4),
      milestonesMessages,
    ),
  ).toBe('1 of 5 complete, 1 needs you');
  expect(summary([], milestonesMessages)).toBe('0 of 0 complete');
});

test('on the route what is waived is passed over, and what waits for someone is not where one stands', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((status) => hopOf(status as Schema<'MilestoneStatus'>))).toEqual(
    ['open', 'waiting', 'done', 'fault', 'skipped', 'waiting', 'current'],
  );
});

test('a category shows its own, all shows all', () => {
  expect(ofCategory(milestonesFixture, '3').map(({ title }) => title)).toEqual(['Switching exam']);
  expect(ofCategory(milestonesFixture, 'all')).toHaveLength(7);
});

test('next is what waits for the learner, then what is due first, four at most', () => {
  expect(nextMilestones(milestonesFixture).map(({ status }) => status)).toEqual([4, 6, 1]);
  const many = Array.from({ length: 9 }, (_, index) => ({
    status: 1 as const,
    category: 1 as const,
    dueDate: `2026-03-${20 - index}T00:00:00.000Z`,
  }));
  expect(nextMilestones(many).map(({ dueDate }) => dueDate.slice(8, 10))).toEqual([
    '12',
    '13',
    '14',
    '15',
  ]);
});

test.each([
  [{ allowsFiles: true, allowsLink: true }, [], '', 'Choose a file or enter a link.'],
  [{ allowsFiles: true, allowsLink: false }, [], '', 'Choose at least one file.'],
  [{ allowsFiles: false, allowsLink: true }, [], '  ', 'Enter a link.'],
  [{ allowsFiles: false, allowsLink: true }, [], 'https://example.org', ''],
  [{ allowsFiles: true, allowsLink: true }, ['uploading'], 'x', 'A file is still being uploaded.'],
  [
    { allowsFiles: true, allowsLink: true },
    ['uploading', 'uploading', 'failed'],
    '',
    '2 files are still being uploaded.',
  ],
  [
    { allowsFiles: true, allowsLink: true },
    ['stored', 'failed'],
    '',
    'A file could not be uploaded. Try again or remove it.',
  ],
  [{ allowsFiles: true, allowsLink: true }, ['stored'], '', ''],
] as const)('%o with files %o and link "%s" says "%s"', (milestone, statuses, link, why) => {
  const rows = statuses.map((status) => ({ status }));
  expect(whyNotYet(milestone, { rows, link }, milestonesMessages)).toBe(why);
});
