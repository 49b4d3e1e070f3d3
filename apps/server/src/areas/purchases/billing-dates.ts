/**
 * The first date after `after` that lies whole months after `anchor`, in UTC at the anchor's time of day.
 * The 31st is the last day of shorter months, and the 31st again where there is one.
 */
export function nextMonthly(anchor: Date, after: Date): Date {
  let months = Math.max(0, monthsBetween(anchor, after) - 1);
  while (addMonths(anchor, months) <= after) months += 1;
  return addMonths(anchor, months);
}

/** A date so many months later, or the last day of that month if it is shorter. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0));
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return moved;
}

const monthsBetween = (from: Date, to: Date) =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();

const dayMs = 86_400_000;

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs);
