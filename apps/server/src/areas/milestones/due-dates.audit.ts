import type { StaffAction } from '../people/audit-log.ts';
import type { DueDateShift, MovingMilestone } from './due-dates.repository.ts';

/** How many days each due date is later than planned, before and after. */
export function auditOfMove(
  { actorId, userId, now }: Pick<DueDateShift, 'actorId' | 'userId'> & { now: Date },
  cohort: { id: number; name: string; due_dates_version: number },
  moving: readonly MovingMilestone[],
  laterThan: (before: number, id: number) => number,
): StaffAction {
  const after = moving.map(({ id, shifted_days }) => laterThan(shifted_days, id));
  const isLater = moving.some(({ shifted_days }, row) => Number(after[row]) > shifted_days);
  return {
    actorId,
    ...(userId !== undefined && { userId }),
    cohortId: cohort.id,
    action: isLater ? 'extendDueDates' : 'resetDueDates',
    before: {
      cohort: cohort.name,
      daysLater: moving.map(({ title, shifted_days }) => `${title}: ${shifted_days}`),
    },
    after: {
      cohort: cohort.name,
      daysLater: moving.map(({ title }, row) => `${title}: ${after[row]}`),
    },
    undo: {
      kind: 'dueDates',
      version: cohort.due_dates_version + 1,
      days: moving.map(({ id, shifted_days }) => [id, shifted_days]),
    },
    now,
  };
}
