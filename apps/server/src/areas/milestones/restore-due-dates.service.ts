import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { conflict, stale } from '../../plugins/errors/errors.ts';
import { writeAudit } from '../people/audit-log.ts';
import { auditOfMove } from './due-dates.audit.ts';
import {
  listShifts,
  lockCohort,
  type MovingMilestone,
  noteChange,
  readCurrent,
  requireMember,
  shiftDays,
} from './due-dates.repository.ts';
import { tellOfDueDates } from './tell-of-due-dates.ts';

export interface DueDateRestore {
  cohortId: number;
  /** One learner's; those of the whole cohort without. */
  userId: number | undefined;
  /** The version of the due dates that is undone. */
  version: number;
  /** How many days later than planned each was due before. */
  days: ReadonlyMap<number, number>;
  reason: string;
}

/** Puts due dates back to where they were before a change, if nothing moved them since. */
export async function restoreDueDates(
  db: Kysely<DB>,
  clock: Clock,
  actorId: number,
  { cohortId, userId, version, days, reason }: DueDateRestore,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const cohort = await lockCohort(trx, cohortId);
    if (cohort.due_dates_version !== version)
      throw stale(await readCurrent(trx, cohortId, cohort.due_dates_version));
    if (userId !== undefined) await requireMember(trx, cohortId, userId);
    const moving = (await listShifts(trx, cohortId, userId)).filter(({ id }) => days.has(id));
    if (moving.length === 0) throw conflict('These milestones were removed.');
    // The history knows extensions and resets: it is reset, then extended by what it had.
    for (const [to, ids] of groupByDays(moving, days)) {
      const change = { changeId: randomUUID(), actorId, userId, ids, now };
      await noteChange(trx, { ...change, days: null });
      await shiftDays(trx, { days: null, userId, ids });
      if (to === 0) continue;
      await noteChange(trx, { ...change, changeId: randomUUID(), days: to });
      await shiftDays(trx, { days: to, userId, ids });
    }
    const entry = auditOfMove(
      { actorId, userId, now },
      { ...cohort, id: cohortId },
      moving,
      (_before, id) => Number(days.get(id)),
    );
    await writeAudit(trx, { ...entry, reason });
    await trx
      .updateTable('cohort')
      .set({ due_dates_version: version + 1 })
      .where('id', '=', cohortId)
      .execute();
    await tellOfDueDates(trx, {
      cohortId,
      ids: moving.map(({ id }) => id),
      userId,
      what: 'are back to what they were',
      occasion: `due-dates-back:${cohortId}:${version}`,
      now,
    });
  });
}

/** Milestones by the days they get back. */
function groupByDays(
  moving: readonly MovingMilestone[],
  days: ReadonlyMap<number, number>,
): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const { id } of moving) {
    const to = days.get(id) ?? 0;
    groups.set(to, [...(groups.get(to) ?? []), id]);
  }
  return groups;
}
