import { MILESTONE_ACTIONS, type MilestoneAction } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Inverse } from '../../people/audit-log.ts';

/** What undoes a change that still is as it was left. */
export interface Undoable {
  /** Whom it concerned; the whole cohort without. */
  userId: number | null;
  inverse: Inverse;
}

const decisions = Object.keys(MILESTONE_ACTIONS) as MilestoneAction[];

/** Only learners hand in: what waited for a review can't be put back to that. */
export const decisionTo = (status: number): MilestoneAction | undefined =>
  decisions.find((action) => MILESTONE_ACTIONS[action] === status);

/** Which of these changes can be undone now. No one undoes what was done with themselves. */
export async function findUndoable(
  db: Kysely<DB>,
  staff: { id: number },
  { cohortId, ids }: { cohortId: number; ids: readonly number[] },
): Promise<ReadonlyMap<number, Undoable>> {
  const { rows } = await sql<Undoable & { id: number }>`
    select e.id, e.user_id as "userId", e.undo as inverse
    from audit_entry e join cohort c on c.id = e.cohort_id
    where e.id = any(${ids}::bigint[]) and e.cohort_id = ${cohortId}
      and e.user_id is distinct from ${staff.id}
      and case e.undo ->> 'kind'
        when 'dueDates' then c.due_dates_version = (e.undo ->> 'version')::int
        when 'move' then ${isStillThere}
        when 'decision' then ${isLastDecision}
        else false end`.execute(db);
  return new Map(rows.map(({ id, ...change }) => [id, change]));
}

const isStillThere = sql`exists (
  select 1 from user_module own join cohort prior on prior.module_id = own.module_id
  where own.user_id = e.user_id and own.cohort_id = e.cohort_id
    and prior.id = (e.undo ->> 'cohortId')::bigint)`;

const isLastDecision = sql`(e.undo ->> 'status')::int = any(${decisions.map((action) => MILESTONE_ACTIONS[action])}::int[])
  and (e.undo ->> 'eventId')::bigint = (
    select max(id) from milestone_event
    where user_id = e.user_id and cohort_milestone_id = (e.undo ->> 'milestoneId')::bigint)`;
