import { useQuery } from '@tanstack/react-query';
import { profileQuery, useUplink } from '@uplink/api-client/react';
import { useEffect, useRef, useState } from 'react';
import { useXp } from '../xp.controller.ts';
import { levelUp } from '../xp.rules.ts';
import { useIsBetween } from './between.ts';

export interface LevelUp {
  level: number;
  points: number;
  /** The public page to share; undefined while the profile is not published. */
  shareUrl: string | undefined;
  onClose: () => void;
}

/** The level that was just reached, once its learner is between two things; undefined before. */
export function useLevelUp(profileHref: (uniqueName: string) => string): LevelUp | undefined {
  const client = useUplink();
  const xp = useXp();
  const level = xp.status === 'ready' ? xp.level : undefined;
  const seen = useRef<number>(undefined);
  const [reached, setReached] = useState<number>();
  const [isShown, setShown] = useState(false);
  const isBetween = useIsBetween(reached !== undefined);
  const profile = useQuery({ ...profileQuery(client), enabled: isShown }).data;
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
    shareUrl: profile?.isPublished
      ? new URL(profileHref(profile.uniqueName), location.origin).href
      : undefined,
    onClose: () => {
      setReached(undefined);
      setShown(false);
    },
  };
}
