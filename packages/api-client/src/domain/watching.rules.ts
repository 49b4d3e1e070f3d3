import { WATCHED_GAP_SECONDS } from './constants.ts';

/** Seconds to count between two positions of a playing video; a larger or backward step is a seek. */
export function watchedStep(previous: number, position: number): number {
  const gap = position - previous;
  return gap > 0 && gap < WATCHED_GAP_SECONDS ? gap : 0;
}
