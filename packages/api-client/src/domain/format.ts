/** '12:48', or '1:02:09' from an hour on. */
export function formatTimer(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${two(minutes)}:${two(whole % 60)}`;
}

type LengthPart = readonly [count: number, unit: 'month' | 'week' | 'day' | 'hour' | 'minute'];

/** A length in the units it is written in: months or weeks where they are whole or at least three, else smaller ones. */
export function lengthParts(seconds: number): readonly LengthPart[] {
  const isGood = (count: number) => count >= 3 || (count >= 1 && count % 1 === 0);
  const months = seconds / 2_592_000;
  if (isGood(months)) return [[Math.round(months), 'month']];
  const weeks = seconds / 604_800;
  if (isGood(weeks)) return [[Math.round(weeks), 'week']];
  const days = seconds / 86_400;
  if (days >= 2 && days % 1 === 0) return [[days, 'day']];
  const minutes = Math.max(1, Math.round(seconds / 60));
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  return parts.filter(([count]) => count > 0);
}

/** '8 min', '1 h 58 min', '6 weeks', '9 months'; the way lengths are written. */
export function formatDuration(seconds: number): string {
  return lengthParts(seconds)
    .map(([count, unit]) => {
      if (unit === 'minute') return `${count} min`;
      return unit === 'hour' ? `${count} h` : `${count} ${unit}${count === 1 ? '' : 's'}`;
    })
    .join(' ');
}

export interface DateOptions {
  /** Left out for dates close by: '12 Mar'. @default true */
  hasYear?: boolean;
  /** Days of money are those of UTC. @default the reader's own */
  timeZone?: 'UTC';
}

/** '12 Mar 2026'. */
export function formatDate(instant: string | Date, options: DateOptions = {}): string {
  const { hasYear = true, timeZone } = options;
  const date = new Date(instant).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: hasYear ? 'numeric' : undefined,
    timeZone,
  });
  // The only month that is given four letters.
  return date.replace('Sept', 'Sep');
}

/** 'now', '26 min ago', '2 h ago', 'yesterday', then the date. */
export function formatAgo(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  return minutes < 48 * 60 ? 'yesterday' : formatDate(instant);
}

/** '7,340'. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}
