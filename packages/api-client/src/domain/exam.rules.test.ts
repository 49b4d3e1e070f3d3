import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXAM_ANSWER_GRACE_MS } from './constants.ts';
import {
  type ExamStanding,
  examDeadline,
  examPercent,
  examRemainingMs,
  examStart,
  examWarning,
  isExamOver,
  showsExamAnswers,
} from './exam.rules.ts';

const minute = 60_000;
const start = new Date('2026-03-12T18:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

describe('the clock', () => {
  test('an exam without a time limit never ends by itself', () => {
    const anyTime = fc.date({ noInvalidDate: true });
    fc.assert(fc.property(anyTime, (now) => !isExamOver(examDeadline(start, null), now)));
  });

  test('is over a moment after the deadline, neither before nor later', () => {
    const deadline = examDeadline(start, 20);
    expect(deadline).toEqual(after(20 * minute));
    expect(isExamOver(deadline, after(20 * minute))).toBe(false);
    expect(isExamOver(deadline, after(20 * minute + EXAM_ANSWER_GRACE_MS - 1))).toBe(false);
    expect(isExamOver(deadline, after(20 * minute + EXAM_ANSWER_GRACE_MS))).toBe(true);
  });

  test('what remains only shrinks, and ends at nothing', () => {
    const minutes = fc.integer({ min: 1, max: 1440 });
    const step = fc.integer({ min: 0, max: 2 * 1440 * minute });
    fc.assert(
      fc.property(minutes, step, step, (duration, one, other) => {
        const deadline = examDeadline(start, duration)?.toISOString() ?? '';
        const left = (ms: number) => examRemainingMs(deadline, after(ms).getTime());
        const [sooner, later] = one < other ? [one, other] : [other, one];
        expect(left(sooner)).toBeGreaterThanOrEqual(left(later));
        expect(left(duration * minute)).toBe(0);
        expect(left(0)).toBe(duration * minute);
      }),
    );
  });

  test.each([
    [20 * minute, undefined],
    [10 * minute + 1, undefined],
    [10 * minute, 10],
    [5 * minute + 1, 10],
    [5 * minute, 5],
    [minute + 1, 5],
    [minute, 1],
    [0, 1],
  ])('with %i ms left of 20 minutes it warns of %s', (left, warning) => {
    expect(examWarning(left, 20 * minute)).toBe(warning);
  });

  test('a short exam does not begin with a warning', () => {
    expect(examWarning(5 * minute, 5 * minute)).toBeUndefined();
    expect(examWarning(minute, 5 * minute)).toBe(1);
  });
});

describe('starting', () => {
  const fresh: ExamStanding = {
    attemptsAllowed: 2,
    cooldownMinutes: 60,
    attemptsUsed: 0,
    hasOpenAttempt: false,
    hasPassed: false,
    lastCompletedAt: null,
  };
  const failed = { ...fresh, attemptsUsed: 1, lastCompletedAt: start };

  test('an open attempt is gone on with, whatever else holds', () => {
    expect(examStart({ ...failed, attemptsUsed: 2, hasOpenAttempt: true }, start).kind).toBe(
      'resume',
    );
  });
  test('a cool-down ends to the millisecond', () => {
    expect(examStart(failed, after(60 * minute - 1))).toEqual({
      kind: 'coolDown',
      nextAttemptAt: after(60 * minute),
    });
    expect(examStart(failed, after(60 * minute)).kind).toBe('start');
  });
  test('ends with passing and with the last attempt', () => {
    expect(examStart({ ...failed, hasPassed: true }, after(1)).kind).toBe('passed');
    expect(examStart({ ...failed, attemptsUsed: 2 }, after(1e9)).kind).toBe('usedUp');
    expect(examStart({ ...failed, attemptsUsed: 99, attemptsAllowed: null }, after(1e9)).kind).toBe(
      'start',
    );
  });

  test('right answers are shown when the creator allows it, never during an attempt', () => {
    const shown = (kind: 'start' | 'resume' | 'passed' | 'usedUp') =>
      (['never', 'whenSettled', 'always'] as const).filter((one) =>
        showsExamAnswers(one, { kind }),
      );
    expect(shown('resume')).toEqual([]);
    expect(shown('start')).toEqual(['always']);
    expect(shown('passed')).toEqual(['whenSettled', 'always']);
    expect(shown('usedUp')).toEqual(['whenSettled', 'always']);
  });
});

test('the percent shown reaches a pass mark exactly when the points do', () => {
  const points = fc
    .integer({ min: 1, max: 20_000 })
    .chain((total) => fc.tuple(fc.integer({ min: 0, max: total }), fc.constant(total)));
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 100 }), ([score, total], mark) => {
      expect(examPercent(score, total) >= mark).toBe(score * 100 >= mark * total);
    }),
  );
});
