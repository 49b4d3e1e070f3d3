import type { AllFormats } from '@uplink/api-client/messages';
import type { Figure, Reading } from './figures.types.ts';

/** An amount or a number as words. */
export const shownValue = (value: number, currency: string | null, formats: AllFormats): string =>
  currency === null ? formats.number(value) : formats.money({ amount: value, currency });

/** How much more or less it was than before, in per cent; undefined where there was nothing before. */
export function changeOf({ total, before }: Pick<Figure, 'total' | 'before'>): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round(((total - before) / before) * 100);
  return `${percent > 0 ? '+' : ''}${percent} %`.replace('-', '\u2212');
}

/** The points of a figure; the first begins with the range, even within a week or month. */
export const readingsOf = (
  { points, currency }: Figure,
  since: string,
  formats: AllFormats,
): Reading[] =>
  points.map(({ start, value }) => {
    const first = start < since ? since : start;
    return {
      start: first,
      day: shownDay(first, formats),
      value,
      shown: shownValue(value, currency, formats),
    };
  });

const shownDay = (day: string, formats: AllFormats): string =>
  formats.date(day, { hasYear: false, timeZone: 'UTC' });
