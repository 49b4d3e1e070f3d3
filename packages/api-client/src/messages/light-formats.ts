import { formatDateTime, formatTime } from '../domain/date-time.ts';
import { formatAgo, formatDate, formatDuration, formatNumber } from '../domain/format.ts';
import { defineMessages } from './define-messages.ts';

/** The formats that nearly every page needs. */
export const lightTexts = {
  /** '12 Mar 2026'; '12 Mar' for dates close by. */
  date: formatDate,
  /** '21:31' by the reader's own clock. */
  time: formatTime,
  /** '12 Mar 2026, 21:31'. */
  dateTime: formatDateTime,
  /** '26 min ago', then the date. */
  ago: formatAgo,
  /** '1 h 58 min', '9 months'. */
  duration: formatDuration,
  /** A part of a date, as `Intl` names it: 'Tuesday' for `{ weekday: 'long' }`. */
  part: (instant: string | Date, options: Intl.DateTimeFormatOptions) =>
    new Date(instant).toLocaleDateString('en-GB', options),
  /** '7,340'. */
  number: formatNumber,
};

/** The same as texts; `formatMessages` has all formats. */
export const lightFormats = defineMessages('api-client/formats', lightTexts);

/** How dates, lengths of time and whole numbers are written. */
export type Formats = typeof lightFormats;
