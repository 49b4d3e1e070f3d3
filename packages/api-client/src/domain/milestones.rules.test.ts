import { describe, expect, test } from 'vitest';
import { milestoneCategoryLabel, milestoneSlot, milestoneStatusLabel } from './milestones.rules.ts';
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
  expect([1, 2, 3, 4].map(milestoneCategoryLabel)).toEqual(['Technical', 'Career', 'Exam', 'SQC']);
  expect(() => milestoneCategoryLabel(5)).toThrow(UnexpectedError);
});
