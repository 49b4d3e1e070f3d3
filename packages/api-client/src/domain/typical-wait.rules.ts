/** How long people usually wait for an answer, in classes and never in figures. */
export type WaitClass = 'hours' | 'day' | 'twoDays' | 'someDays';

/** A class covers this share of the answers of these days, and needs at least this many answers. */
export const TYPICAL_WAIT = { share: 0.8, days: 30, leastAnswers: 5 } as const;

const hour = 3600;

/** The class of a wait in seconds. */
export function waitClass(seconds: number): WaitClass {
  if (seconds <= 6 * hour) return 'hours';
  if (seconds <= 24 * hour) return 'day';
  return seconds <= 48 * hour ? 'twoDays' : 'someDays';
}

/** The end of a sentence such as 'A mentor answers'; the same for those who wait and those who answer. */
export const WAIT_WORDS = {
  hours: 'usually within hours',
  day: 'usually within a day',
  twoDays: 'usually within two days',
  someDays: 'usually within a few days',
} as const satisfies Record<WaitClass, string>;
