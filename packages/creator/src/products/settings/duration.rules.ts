import { DURATION_UNITS } from '@uplink/api-client/domain';

export const durationUnits = ['months', 'days', 'hours'] as const;
export type Unit = (typeof durationUnits)[number];

export interface Duration {
  /** As typed; empty for none. */
  amount: string;
  unit: Unit;
}

/** Seconds in the largest unit that divides them. */
export function toDuration(seconds: number | null): Duration {
  if (seconds === null) return { amount: '', unit: 'days' };
  const unit = durationUnits.find((one) => seconds % DURATION_UNITS[one] === 0) ?? 'hours';
  return { amount: String(Math.round(seconds / DURATION_UNITS[unit])), unit };
}

/** The other way round; null for none. */
export function toSeconds({ amount, unit }: Duration): number | null {
  return amount.trim() === '' ? null : Number(amount) * DURATION_UNITS[unit];
}

/** Ten years, the most the contract takes. */
export const longestSeconds = 315_360_000;
