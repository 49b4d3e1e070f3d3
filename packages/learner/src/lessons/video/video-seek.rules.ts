import type { Chapter } from './video.types.ts';

/** The chapter at a second. */
export function chapterAt(chapters: readonly Chapter[], second: number): Chapter | undefined {
  return chapters.findLast(({ start }) => start <= second);
}

/** A point of the video as a share of its length, from 0 to 1. */
export function shareOf(second: number, duration: number): number {
  return duration > 0 ? Math.min(1, Math.max(0, second / duration)) : 0;
}

const steps: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
};

/** Where a key on the bar leads, in seconds; undefined for keys the bar does not use. */
export function seekTarget(key: string, position: number, duration: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return duration;
  const step = steps[key];
  return step === undefined ? undefined : position + step;
}
