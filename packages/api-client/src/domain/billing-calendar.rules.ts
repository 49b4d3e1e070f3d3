const dayMs = 86_400_000;

/** The same moment a number of days later: days are 24 hours, in UTC. */
export function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * dayMs);
}

/**
 * The same day and time of a later month in UTC; a month without that day uses its last one. Count every
 * cycle from the anchor, not from the cycle before: 31 January is followed by 28 February and 31 March.
 */
export function addMonths(anchor: Date, months: number): Date {
  const month = new Date(anchor);
  month.setUTCDate(1);
  month.setUTCMonth(month.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0));
  month.setUTCDate(Math.min(anchor.getUTCDate(), lastDay.getUTCDate()));
  return month;
}
