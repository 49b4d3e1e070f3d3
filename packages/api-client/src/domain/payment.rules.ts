import { PAYMENT_GRACE_DAYS } from './constants.ts';

const dayMs = 86_400_000;

/** Whole days left to fix a declined payment before access is limited; 0 on the last day. */
export function graceDaysLeft(failedAt: string, now: number): number {
  const end = Date.parse(failedAt) + PAYMENT_GRACE_DAYS * dayMs;
  return Math.max(0, Math.floor((end - now) / dayMs));
}
