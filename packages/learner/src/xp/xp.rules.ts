import { XP_PER_LEVEL, xpInLevel } from '@uplink/api-client/domain';

export interface LevelProgress {
  level: number;
  points: number;
  /** Points gathered inside this level, 0 to 999. */
  inLevel: number;
  /** Points to the next level. */
  left: number;
  /** Hops of 100 points behind, of ten. */
  hops: number;
}

const pointsPerHop = 100;
export const HOPS_PER_LEVEL = XP_PER_LEVEL / pointsPerHop;

export function toLevelProgress(context: { totalXpPoints: number; level: number }): LevelProgress {
  const inLevel = xpInLevel(context.totalXpPoints);
  return {
    level: context.level,
    points: context.totalXpPoints,
    inLevel,
    left: XP_PER_LEVEL - inLevel,
    hops: Math.floor(inLevel / pointsPerHop),
  };
}

/** The level to celebrate: only a rise that is seen happening, never the first look and never a fall. */
export function levelUp(seen: number | undefined, now: number): number | undefined {
  return seen !== undefined && now > seen ? now : undefined;
}
