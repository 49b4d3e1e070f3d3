import type { Goal } from '@uplink/net/exercise';
import { useState } from 'react';
import type { CheckDrafts } from './goal-rows.rules.ts';
import { without } from './rows-field.tsx';

/** A goal with what it checked under other kinds. */
export interface DraftedGoal {
  goal: Goal | undefined;
  drafts: CheckDrafts;
}

/** Keeps, for each goal, what it checked before its kind was changed. */
export function useGoalDrafts(goals: readonly Goal[]) {
  const [kept, setKept] = useState<readonly DraftedGoal[]>([]);
  return {
    /** The goals without one of them, each with its drafts. */
    drafted: (removed: number | undefined): DraftedGoal[] =>
      without(
        goals.map((goal, at) => {
          const before = kept[at];
          // Written in YAML, another goal may have taken its place.
          const drafts = before?.goal?.id === goal.id ? before.drafts : {};
          return { goal, drafts: { ...drafts, [goal.check.kind]: goal.check } };
        }),
        removed,
      ),
    /** Remembers the drafts of goals, whatever these are called now. */
    keep: (next: readonly Goal[], drafted: readonly DraftedGoal[]) =>
      setKept(next.map((goal, at) => ({ goal, drafts: drafted[at]?.drafts ?? {} }))),
  };
}
