import { formatBytes, formatDecimal } from '../domain/amounts.ts';
import type { DateOptions } from '../domain/format.ts';
import { formatMoney } from '../domain/money.rules.ts';
import type { NAMESPACE } from './define-messages.ts';
import type { AllFormats } from './format.messages.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;
const month = 30 * day;

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
  const write = (unit: string, unitDisplay: 'short' | 'long') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format;
  const inMonths = write('month', 'long');
  const inWeeks = write('week', 'long');
  const inHours = write('hour', 'short');
  const inMinutes = write('minute', 'short');
  return (seconds: number): string => {
    if (seconds >= month) return inMonths(Math.round(seconds / month));
    if (seconds >= week) return inWeeks(Math.round(seconds / week));
    const minutes = Math.max(1, Math.round(seconds / minute));
    if (minutes < 60) return inMinutes(minutes);
    const hours = inHours(Math.floor(minutes / 60));
    return minutes % 60 === 0 ? hours : `${hours} ${inMinutes(minutes % 60)}`;
  };
}

const bytesInIntl = { B: 'byte', kB: 'kilobyte', MB: 'megabyte', GB: 'gigabyte' };

const bytesIn = (locale: string) => (bytes: number) =>
  formatBytes(bytes, (value, unit) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: bytesInIntl[unit] }).format(value),
  );
