import { describe, expect, test } from 'vitest';
import {
  canSubmitMilestone,
  isMilestoneAsSeen,
  MILESTONE_ACTIONS,
  type MilestoneAction,
  milestoneCategoryLabel,
  milestoneSlot,
  milestoneStatusLabel,
  nextMilestoneStatus,
  withDueDates,
} from './milestones.rules.ts';
import { UnexpectedError } from './unexpected-error.ts';

describe('the slot beside a milestone', () => {
  test.each([
    [1, 'Incomplete'],
    [2, '12 Mar 2026'],
    [3, '12 Mar 2026'],
    [4, 'Overdue'],
    [5, 'Waived'],
    [6, 'Sent back'],
    [7, 'Under review'],
  ])('of status %i reads %s', (status, text) => {
    expect(milestoneSlot({ status, dueDate: '2026-03-12T21:14:00.000Z' })).toBe(text);
  });
  test.each([0, 8, -1, Number.NaN])('of status %s is an unexpected error', (status) => {
    expect(() => milestoneSlot({ status, dueDate: '2026-03-12' })).toThrow(UnexpectedError);
    expect(() => milestoneStatusLabel(status)).toThrow(UnexpectedError);
  });
});

test('categories have their names, an unknown one is an unexpected error', () => {
  expect([1, 2, 3, 4].map((category) => milestoneCategoryLabel(category))).toEqual([
    'Technical',
    'Career',
    'Exam',
    'SQC',
  ]);
  expect(() => milestoneCategoryLabel(5)).toThrow(UnexpectedError);
});

test('work is taken while it is incomplete, overdue or sent back', () => {
  expect([1, 2, 3, 4, 5, 6, 7].filter(canSubmitMilestone)).toEqual([1, 4, 6]);
});

test('each decision leads to its state', () => {
  expect(MILESTONE_ACTIONS).toEqual({
    complete: 3,
    reset: 1,
    sendBack: 6,
    underReview: 7,
    waive: 5,
  });
});

test('nothing becomes what it is, and every other state can be decided on', () => {
  const actions = Object.keys(MILESTONE_ACTIONS) as MilestoneAction[];
  for (const status of [1, 2, 3, 4, 5, 6, 7]) {
    const stored = status === 4 ? 1 : status;
    for (const action of actions) {
      const to = MILESTONE_ACTIONS[action];
      expect(nextMilestoneStatus(status, action)).toBe(to === stored ? undefined : to);
    }
  }
  expect(nextMilestoneStatus(8, 'complete')).toBeUndefined();
});

test('a milestone is as it was seen by status and version, overdue or not', () => {
  const seen = { status: 1, version: 1 };
  expect(isMilestoneAsSeen(seen, { status: 4, version: 1 })).toBe(true);
  expect(isMilestoneAsSeen({ status: 4, version: 1 }, seen)).toBe(true);
  expect(isMilestoneAsSeen(seen, { status: 1, version: 2 })).toBe(false);
  expect(isMilestoneAsSeen(seen, { status: 6, version: 1 })).toBe(false);
});

test('moved due dates are shown at once, and only what was overdue or incomplete follows them', () => {
  const now = new Date('2026-03-12T12:00:00.000Z');
  const past = '2026-03-10T22:59:59.000Z';
  const ahead = '2026-03-15T22:59:59.000Z';
  const all = [1, 2, 3, 4, 5, 6, 7].map((status) => ({ id: status, status, dueDate: past }));
  const later = withDueDates(
    all,
    all.map(({ id }) => ({ id, dueDate: ahead })),
    now,
  );
  expect(later.map(({ status }) => status)).toEqual([1, 2, 3, 1, 5, 6, 7]);
  expect(later.every(({ dueDate }) => dueDate === ahead)).toBe(true);
  const back = withDueDates(later, [{ id: 4, dueDate: past }], now);
  expect(back.find(({ id }) => id === 4)).toEqual({ id: 4, status: 4, dueDate: past });
  expect(back.find(({ id }) => id === 3)).toEqual({ id: 3, status: 3, dueDate: ahead });
});
