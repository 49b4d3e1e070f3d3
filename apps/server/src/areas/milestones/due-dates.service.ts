import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import {
  conflict,
  forbidden,
  notFound,
  stale,
  unprocessable,
} from '../../plugins/errors/errors.ts';
import { writeAudit } from '../people/audit-log.ts';
import { auditOfMove } from './due-dates.audit.ts';
import {
  type DueDateShift,
  findChange,
  listToMove,
  lockCohort,
  missing,
  noteChange,
  readCurrent,
  requireMember,
  shiftDays,
} from './due-dates.repository.ts';
import { cohortDueAt } from './milestones.repository.ts';
import { tellOfDueDates } from './tell-of-due-dates.ts';

type Db = Kysely<DB>;

export interface DueDateMove {
  cohortId: number;
  action: 'extend' | 'reset';
  body: Schema<'DueDateChange'>;
}

/**
 * Moves the due dates of a cohort or of one learner in it, if they still are as the caller saw them: later by some
 * days, or back to those of the program (for one learner: to those of the cohort). The same change sent again, after
 * a lost reply, moves nothing.
 */
export async function moveDueDates(
  db: Db,
  clock: Clock,
  actorId: number,
  { cohortId, action, body }: DueDateMove,
): Promise<Schema<'CohortDueDates'>> {
  const days = 'days' in body ? body.days : null;
  if ((action === 'extend') !== (days !== null))
    throw unprocessable('Extending takes a number of days; resetting takes the cohort.');
  if ('cohortId' in body && body.cohortId !== cohortId)
    throw unprocessable("The cohort doesn't match the address.", { cohortId: VALIDATION.pattern });
  const chosen = 'days' in body ? body.milestoneIds : undefined;
  const { userId } = body;
  if (userId === actorId) throw forbidden("You can't decide on your own due dates.");
  const change = {
    changeId: body.changeId ?? randomUUID(),
    actorId,
    userId,
    days,
    now: clock.now(),
  };
  return db.transaction().execute(async (trx) => {
    const cohort = await lockCohort(trx, cohortId);
    const version = cohort.due_dates_version;
    const repeated = await findChange(trx, cohortId, change.changeId);
    if (repeated && !isSame(repeated, change))
      throw conflict('A different change was already sent with this id.');
    if (repeated) return readDueDates(trx, cohortId);
    if (version !== body.expected.version) throw stale(await readCurrent(trx, cohortId, version));
    if (userId !== undefined) await requireMember(trx, cohortId, userId);
    const moving = await listToMove(trx, cohortId, { days, chosen, userId });
    const ids = moving.map(({ id }) => id);
    if (ids.length === 0) return readDueDates(trx, cohortId);
    await noteChange(trx, { ...change, ids });
    await shiftDays(trx, { days, userId, ids });
    const entry = auditOfMove(change, { ...cohort, id: cohortId }, moving, (before) =>
      days === null ? 0 : before + days,
    );
    await writeAudit(trx, { ...entry, reason: body.reason });
    await trx
      .updateTable('cohort')
      .set({ due_dates_version: version + 1 })
      .where('id', '=', cohortId)
      .execute();
    await tellOfDueDates(trx, {
      cohortId,
      ids,
      userId,
      what: wordsOf(days),
      occasion: `due-dates:${change.changeId}`,
      now: change.now,
    });
    return readDueDates(trx, cohortId);
  });
}

const wordsOf = (days: number | null) =>
  days === null
    ? 'are back to their original dates'
    : `moved by ${days} ${days === 1 ? 'day' : 'days'}`;

const isSame = (
  before: { actor_id: number; user_id: number | null; days: number | null },
  { actorId, userId, days }: DueDateShift,
) => before.actor_id === actorId && before.days === days && before.user_id === (userId ?? null);

/** The due dates of a cohort, and the version that a change of them names. */
export async function readDueDates(db: Db, cohortId: number): Promise<Schema<'CohortDueDates'>> {
  const cohort = await db
    .selectFrom('cohort')
    .select('due_dates_version')
    .where('id', '=', cohortId)
    .executeTakeFirst();
  if (!cohort) throw notFound(missing);
  const { rows } = await sql<{ id: number; title: string; due: Date }>`
    select cm.id, m.title, ${cohortDueAt} as due
    from cohort_milestone cm
    join cohort c on c.id = cm.cohort_id
    join milestone m on m.id = cm.milestone_id
    where cm.cohort_id = ${cohortId}
    order by m.position, m.id limit 200`.execute(db);
  return {
    version: cohort.due_dates_version,
    dueDates: rows.map(({ due, ...row }) => ({ ...row, dueDate: due.toISOString() })),
  };
}
