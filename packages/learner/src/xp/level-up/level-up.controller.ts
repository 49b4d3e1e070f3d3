import { useEffect, useRef, useState } from 'react';
import { useXp } from '../xp.controller.ts';
import { levelUp } from '../xp.rules.ts';
import { useIsBetween } from './between.ts';

export interface LevelUp {
  level: number;
  points: number;
  onClose: () => void;
}

/** The level that was just reached, once its learner is between two things; undefined before. */
export function useLevelUp(): LevelUp | undefined {
  const xp = useXp();
  const level = xp.status === 'ready' ? xp.level : undefined;
  const seen = useRef<number>(undefined);
  const [reached, setReached] = useState<number>();
  const [isShown, setShown] = useState(false);
  const isBetween = useIsBetween(reached !== undefined);
  useEffect(() => {
    if (level === undefined) return;
    const up = levelUp(seen.current, level);
    seen.current = level;
    if (up !== undefined) setReached(up);
  }, [level]);
  useEffect(() => {
    if (reached !== undefined && isBetween) setShown(true);
  }, [reached, isBetween]);
  if (reached === undefined || !isShown || xp.status !== 'ready') return undefined;
  return {
    level: reached,
    points: xp.points,
    onClose: () => {
      setReached(undefined);
      setShown(false);
    },
  };
}
