import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { cohortKeys, userKeys, useUplink } from '@uplink/api-client/react';
import type { Action, Cell } from './cohorts.types.ts';

/** A milestone of a learner, as it was seen. */
export interface Seen extends Pick<Cell, 'id' | 'status' | 'version'> {
  userId: number;
}

export interface CohortDecision {
  action: Action;
  items: readonly Seen[];
  /** For the learners; may be empty. */
  feedback: string;
  /** For the log. */
  reason: string;
  /** Of the decision on each of them: sent again, it is the same one. */
  changeId: string;
}

export interface DueDateMove {
  version: number;
  /** Null sets them back. */
  days: number | null;
  /** All milestones without. */
  milestoneIds?: number[] | undefined;
  /** One learner; all without. */
  userId?: number | undefined;
  /** For the log. */
  reason: string;
  /** Sent again, it is the same move. */
  changeId: string;
}

/** What staff do with a cohort; everything that shows it loads again. */
export function useCohortCalls(cohortId: number) {
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const path = { cohortId };
  async function send<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await call();
    } finally {
      // After a refusal too: someone else may have changed it.
      for (const queryKey of [...cohortKeys, ...userKeys])
        void queries.invalidateQueries({ queryKey });
    }
  }
  return {
    assign: (to: { id: number; programId: number }, userIds: number[], reason: string) =>
      send(() =>
        unwrap(
          api.POST('/management/cohorts/{cohortId}/users', {
            params: { path: { cohortId: to.id } },
            body: { programId: to.programId, userIds, reason },
          }),
          { rethrow: true },
        ),
      ),
    decide: ({ action, items, feedback, reason, changeId }: CohortDecision) =>
      send(() =>
        unwrap(
          api.POST('/management/cohorts/{cohortId}/decisions', {
            params: { path },
            body: {
              action,
              reason,
              ...(feedback && { feedback }),
              items: items.map(({ userId, id, status, version }) => ({
                userId,
                milestoneId: id,
                expected: { status, version },
                changeId,
              })),
            },
          }),
          { rethrow: true },
        ),
      ),
    /** Takes back one of the last changes. */
    undo: (changeId: number) =>
      send(() =>
        unwrap(
          api.POST('/management/cohorts/{cohortId}/changes/{changeId}/undo', {
            params: { path: { cohortId, changeId } },
          }),
          { rethrow: true },
        ),
      ),
    /** Lets people take a seat in it by themselves, or no longer. */
    open: (isOpen: boolean, version: number, reason: string) =>
      send(() =>
        unwrap(
          api.PATCH('/management/cohorts/{cohortId}', {
            params: { path },
            body: { isOpen, version, reason },
          }),
          { rethrow: true },
        ),
      ),
    moveDueDates: (move: DueDateMove): Promise<Schema<'CohortDueDates'>> =>
      send(() => {
        const { days, milestoneIds, userId, version, reason, changeId } = move;
        const common = {
          expected: { version },
          changeId,
          ...(userId !== undefined && { userId }),
          reason,
        };
        const body =
          days === null
            ? { cohortId, ...common }
            : {
                days,
                ...common,
                ...(milestoneIds && { milestoneIds }),
              };
        return unwrap(
          api.PATCH('/management/cohorts/{cohortId}/milestones', {
            params: { path, query: { action: days === null ? 'reset' : 'extend' } },
            body,
          }),
          { rethrow: true },
        );
      }),
  };
}
