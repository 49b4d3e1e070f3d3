import type { Grade } from '@uplink/net/exercise';
import { useEffect, useMemo, useState } from 'react';
import { followedGoals, type Hop, hopsOf, tellingLeg } from './network.rules.ts';

type Leg = 'there' | 'back';
type FollowedGoal = ReturnType<typeof followedGoals>[number];

/** How long a hop is shown while the walk plays. */
const HOP_MS = 900;

/** The packet on screen, and where it is. */
export interface Followed {
  goals: FollowedGoal[];
  goal: FollowedGoal;
  onGoal: (goal: string) => void;
  hops: Record<Leg, Hop[]>;
  leg: Leg;
  onLeg: (leg: Leg) => void;
  /** Counts from 0. */
  hop: number;
  onHop: (hop: number) => void;
  onPlay: () => void;
}

interface Place {
  /** What was followed: another packet begins again. */
  of: string;
  leg: Leg;
  hop: number;
  isPlaying: boolean;
}

/** Follows the packet of a goal, first of one that isn't met, step by step there and back. */
export function usePacketWalk(grade: Grade | undefined): Followed | undefined {
  const goals = grade ? followedGoals(grade) : [];
  const [chosen, setChosen] = useState<string>();
  const goal = goals.find((each) => each.goal === chosen) ?? goals[0];
  const { hops, of } = useMemo(() => wayOf(goal), [goal]);
  const start = (): Place => {
    const leg = goal ? tellingLeg(goal.probe) : 'there';
    return { of, leg, hop: hops[leg].length - 1, isPlaying: false };
  };
  const [kept, setPlace] = useState<Place>(start);
  const place = kept.of === of ? kept : start();
  const { leg, hop, isPlaying } = place;
  const isLast = hop >= hops[leg].length - 1;
  const hasMore = !isLast || (leg === 'there' && hops.back.length > 0);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      setPlace((now) =>
        isLast ? { ...now, leg: 'back', hop: 0, isPlaying: hasMore } : { ...now, hop: now.hop + 1 },
      );
    }, HOP_MS);
    if (!hasMore) clearTimeout(timer);
    return () => clearTimeout(timer);
  }, [isPlaying, isLast, hasMore]);
  if (!goal) return undefined;
  return {
    goals,
    goal,
    onGoal: setChosen,
    hops,
    leg,
    onLeg: (next) => setPlace({ of, leg: next, hop: hops[next].length - 1, isPlaying: false }),
    hop,
    onHop: (next) => setPlace({ of, leg, hop: next, isPlaying: false }),
    onPlay: () => setPlace({ of, leg: 'there', hop: 0, isPlaying: true }),
  };
}

/** Both legs of a packet, and what tells it from another. */
function wayOf(goal: FollowedGoal | undefined) {
  const hops = { there: hopsOf(goal?.probe.there), back: hopsOf(goal?.probe.back) };
  return { hops, of: JSON.stringify([goal?.goal, hops]) };
}
