import { addMonths } from '@uplink/api-client/domain';

/** The first date after `after` that lies whole months after `anchor`. */
export function nextMonthly(anchor: Date, after: Date): Date {
  let months = Math.max(0, monthsBetween(anchor, after) - 1);
  while (addMonths(anchor, months) <= after) months += 1;
  return addMonths(anchor, months);
}

const monthsBetween = (from: Date, to: Date) =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
