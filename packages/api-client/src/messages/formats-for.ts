import { formatBytes, formatDecimal } from '../domain/amounts.ts';
import { type DateOptions, lengthParts } from '../domain/format.ts';
import { formatMoney } from '../domain/money.rules.ts';
import type { NAMESPACE } from './define-messages.ts';
import type { AllFormats } from './format.messages.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Dates, numbers and amounts in another language, for the namespace `api-client/formats` of a provider's messages. */
export function formatsFor(locale: string): Omit<AllFormats, typeof NAMESPACE> {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(locale, options);
    return (instant: string | Date) => format(new Date(instant));
  };
  const date = (instant: string | Date, { hasYear = true, timeZone }: DateOptions = {}) =>
    write({
      day: 'numeric',
      month: 'short',
      ...(hasYear && { year: 'numeric' }),
      ...(timeZone && { timeZone }),
    })(instant);
  return {
    date,
    time: write({ timeStyle: 'short' }),
    dateTime: write({ dateStyle: 'medium', timeStyle: 'short' }),
    ago: agoIn(locale, date),
    duration: durationIn(locale),
    part: (instant, options) => write(options)(instant),
    number: new Intl.NumberFormat(locale).format,
    decimal: (value, digits) => formatDecimal(value, digits, locale),
    money: (money, isShort) => formatMoney(money, isShort, locale),
    bytes: bytesIn(locale),
  };
}

/** In the steps of the default: minutes, hours, yesterday, then the date. */
function agoIn(locale: string, date: (instant: string) => string) {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  return (instant: string, now: Date): string => {
    const seconds = (now.getTime() - new Date(instant).getTime()) / 1000;
    if (seconds < minute) return words.format(0, 'second');
    if (seconds < hour) return words.format(-Math.floor(seconds / minute), 'minute');
    if (seconds < day) return words.format(-Math.floor(seconds / hour), 'hour');
    return seconds < 2 * day ? words.format(-1, 'day') : date(instant);
  };
}

function durationIn(locale: string) {
  const write = (count: number, unit: string) => {
    const unitDisplay = unit === 'hour' || unit === 'minute' ? 'short' : 'long';
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count);
  };
  return (seconds: number): string =>
    lengthParts(seconds)
      .map(([count, unit]) => write(count, unit))
      .join(' ');
}

const bytesInIntl = { B: 'byte', kB: 'kilobyte', MB: 'megabyte', GB: 'gigabyte' };

const bytesIn = (locale: string) => (bytes: number) =>
  formatBytes(bytes, (value, unit) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: bytesInIntl[unit] }).format(value),
  );
