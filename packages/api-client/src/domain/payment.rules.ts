import { PAYMENT_GRACE_DAYS } from './constants.ts';

const dayMs = 86_400_000;

/** Whole days somebody has to pay what was declined, before their access is limited; 0 on the last one. */
export function graceDaysLeft(failedAt: string, now: number): number {
  const end = Date.parse(failedAt) + PAYMENT_GRACE_DAYS * dayMs;
  return Math.max(0, Math.floor((end - now) / dayMs));
}
