import type { Schema } from '@uplink/api-client';

const hour = 3600;
const day = 24 * hour;

/** The typical wait in words, with what it is made from; about too few reviews nothing is claimed. */
export function waitingWords({ typicalSeconds, reviews, days }: Schema<'WaitingTime'>): string {
  if (typicalSeconds === null) {
    return 'There were too few reviews lately to say how long one takes.';
  }
  return `A review usually takes ${roughly(typicalSeconds)}: half of the ${reviews} of the last ${days} days took less.`;
}

/** 'less than an hour', 'about 4 hours', 'about 3 days'. */
function roughly(seconds: number): string {
  if (seconds < hour) return 'less than an hour';
  const [count, unit] =
    seconds < 2 * day ? [Math.round(seconds / hour), 'hour'] : [Math.round(seconds / day), 'day'];
  return `about ${count} ${unit}${count === 1 ? '' : 's'}`;
}
