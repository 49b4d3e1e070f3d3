import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LearnedDay, mondayOf, shiftDay, weekOf } from './week.rules.ts';

const today = '2026-03-12';
const monday = '2026-03-09';
const learned = (...dates: string[]) =>
  new Map(dates.map((date): [string, LearnedDay] => [date, { seconds: 600, isFinished: false }]));
const planned = (evenings: number | null, ...dates: string[]) =>
  weekOf(learned(...dates), today, evenings)
    .days.filter(({ isPlanned }) => isPlanned)
    .map(({ date }) => date);
/** An evening in each of these weeks, counted back from this one. */
const streak = (...weeksAgo: number[]) =>
  weekOf(learned(...weeksAgo.map((ago) => shiftDay(monday, -7 * ago))), today, 1).streak;

test('a week goes from Monday to Sunday', () => {
  expect([mondayOf(monday), mondayOf(today), mondayOf('2026-03-15')]).toEqual(
    Array(3).fill(monday),
  );
});

test('a port lights up for ten minutes or a finished lesson', () => {
  const days = new Map([
    ['2026-03-09', { seconds: 599, isFinished: false }],
    ['2026-03-10', { seconds: 600, isFinished: false }],
    ['2026-03-11', { seconds: 0, isFinished: true }],
  ]);
  expect(
    weekOf(days, today, null)
      .days.map(({ isUp }) => isUp)
      .slice(0, 3),
  ).toEqual([false, true, true]);
});

test('what is still planned is spread over the days that are left', () => {
  expect(planned(3)).toEqual(['2026-03-12', '2026-03-13', '2026-03-14']);
  expect(planned(2)).toEqual(['2026-03-12', '2026-03-14']);
  expect(planned(3, '2026-03-09', '2026-03-10')).toEqual(['2026-03-12']);
  expect(planned(3, '2026-03-09', '2026-03-10', today)).toEqual([]);
  expect(planned(null)).toEqual([]);
});

describe('a streak', () => {
  test('forgives one missed week, and not two', () => {
    expect(streak(0, 1, 2)).toBe(3);
    expect(streak(1, 2)).toBe(2);
    expect(streak(0, 2, 3)).toBe(3);
    expect(streak(0, 2, 4)).toBe(3);
    expect(streak(0, 3, 4)).toBe(1);
    expect(streak()).toBe(0);
  });

  test('never falls because of one more evening, or one more week that is missed', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 60 });
    fc.assert(
      fc.property(days, fc.nat(120), fc.integer({ min: 1, max: 5 }), (ago, extra, evenings) => {
        const dates = ago.map((number) => shiftDay(today, -number));
        const before = weekOf(learned(...dates), today, evenings);
        const after = weekOf(learned(...dates, shiftDay(today, -extra)), today, evenings);
        expect(after.streak).toBeGreaterThanOrEqual(before.streak);
        // A missed week in between is kept.
        const later = weekOf(learned(...dates), shiftDay(today, 7), evenings);
        const isKept = before.up >= evenings;
        if (isKept) expect(later.streak).toBe(before.streak);
      }),
    );
  });

  test('what is planned and what is up never exceeds what was chosen, and lies ahead', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(days, fc.nat(6), fc.integer({ min: 1, max: 5 }), (up, at, evenings) => {
        const now = shiftDay(monday, at);
        const dates = up.map((number) => shiftDay(monday, number)).filter((date) => date <= now);
        const week = weekOf(learned(...dates), now, evenings);
        const ahead = week.days.filter(({ isPlanned }) => isPlanned);
        expect(ahead.length + week.up).toBeLessThanOrEqual(Math.max(evenings, week.up));
        for (const one of ahead) expect(one.date >= now && !one.isUp).toBe(true);
        expect(new Set(ahead).size).toBe(ahead.length);
      }),
    );
  });
});
