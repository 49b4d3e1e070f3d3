import { XP_PER_LEVEL } from './constants.ts';

/** 0 to 999 points are level 0, 1000 are level 1. */
export function levelFromXp(totalXpPoints: number): number {
  return Math.floor(totalXpPoints / XP_PER_LEVEL);
}

/** Points earned within the current level, 0 to 999. */
export function xpInLevel(totalXpPoints: number): number {
  return totalXpPoints % XP_PER_LEVEL;
}
