import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { milestonePath, VALIDATION } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { dueAt } from './milestones.repository.ts';

type Db = Kysely<DB>;

/** Far enough for every program, near enough for a date. */
const mostDays = 3650;

export interface DueDateMove {
  cohortId: number;
  action: 'extend' | 'reset';
  body: Schema<'DueDateChange'>;
}

/** Moves the due dates of a cohort: later by some days, or back to those of the program. */
export async function moveDueDates(
  db: Db,
  clock: Clock,
  actorId: number,
  { cohortId, action, body }: DueDateMove,
): Promise<Schema<'DueDate'>[]> {
  const days = 'days' in body ? body.days : null;
  if ((action === 'extend') !== (days !== null))
    throw unprocessable('Extending takes a number of days; resetting takes the cohort.');
  if ('cohortId' in body && body.cohortId !== cohortId)
    throw unprocessable("The cohort doesn't match the address.", { cohortId: VALIDATION.pattern });
  const chosen = 'days' in body ? body.milestoneIds : undefined;
  const changeId = ('days' in body && body.changeId) || randomUUID();
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const all = await lockMilestones(trx, cohortId);
    const ids = chosen ?? all.map(({ id }) => id);
    const known = new Set(all.map(({ id }) => id));
    if (ids.some((id) => !known.has(id)))
      throw unprocessable("A milestone doesn't belong to this cohort.");
    const toMove =
      days === null ? all.filter((one) => one.shifted_days > 0).map(({ id }) => id) : ids;
    if (
      days !== null &&
      all.some((one) => ids.includes(one.id) && one.shifted_days + days > mostDays)
    )
      throw unprocessable("Due dates can't be moved that far.", {
        days: VALIDATION.atMost(mostDays),
      });
    const moved = await noteChange(trx, { changeId, actorId, days, now, ids: toMove });
    await trx
      .updateTable('cohort_milestone')
      .set(
        days === null
          ? { shifted_days: 0 }
          : (eb) => ({ shifted_days: eb('shifted_days', '+', days) }),
      )
      .where('id', 'in', [0, ...moved])
      .execute();
    if (moved.length > 0) await tellLearners(trx, { cohortId, ids: moved, changeId, days, now });
    return listDueDates(trx, cohortId);
  });
}

/** Locked in one order, so that two changes at once follow each other. */
async function lockMilestones(trx: Db, cohortId: number) {
  const rows = await trx
    .selectFrom('cohort_milestone')
    .select(['id', 'shifted_days'])
    .where('cohort_id', '=', cohortId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const cohort = await trx
    .selectFrom('cohort')
    .select('id')
    .where('id', '=', cohortId)
    .executeTakeFirst();
  if (!cohort) throw notFound('This cohort does not exist.');
  return rows;
}

/** Writes the change down; those it was written for before, by a call whose answer was lost, are left out. */
async function noteChange(
  trx: Db,
  change: { changeId: string; actorId: number; days: number | null; now: Date; ids: number[] },
): Promise<number[]> {
  if (change.ids.length === 0) return [];
  const rows = await trx
    .insertInto('due_date_change')
    .values(
      [...new Set(change.ids)].map((id) => ({
        change_id: change.changeId,
        cohort_milestone_id: id,
        actor_id: change.actorId,
        days: change.days,
        created_at: change.now,
      })),
    )
    .onConflict((one) => one.columns(['change_id', 'cohort_milestone_id']).doNothing())
    .returning('cohort_milestone_id')
    .execute();
  return rows.map((row) => row.cohort_milestone_id);
}

/** One line for each learner whose work is still open: the finished and the waived are left alone. */
async function tellLearners(
  trx: Db,
  change: { cohortId: number; ids: number[]; changeId: string; days: number | null; now: Date },
) {
  const { cohortId, ids, changeId, days, now } = change;
  const program = await trx
    .selectFrom('cohort')
    .innerJoin('module', 'module.id', 'cohort.module_id')
    .select(['module.id', 'module.name', 'unique_name as uniqueName', 'module.type'])
    .where('cohort.id', '=', cohortId)
    .executeTakeFirstOrThrow();
  const what =
    days === null
      ? 'are back to their original dates'
      : `moved by ${days} ${days === 1 ? 'day' : 'days'}`;
  const url = milestonePath(program);
  await sql`
    insert into user_notification (user_id, message, type, url, occasion, date)
    select own.user_id, ${`Due dates of ${program.name} ${what}.`}, 'info', ${url}, ${`due-dates:${changeId}`}, ${now}
    from user_module own
    where own.cohort_id = ${cohortId} and exists (
      select 1 from cohort_milestone cm
      left join user_milestone um on um.user_id = own.user_id and um.cohort_milestone_id = cm.id
      where cm.id = any (${ids}::bigint[]) and coalesce(um.status, 1) not in (3, 5))
    on conflict (user_id, occasion) do nothing`.execute(trx);
}

async function listDueDates(db: Db, cohortId: number): Promise<Schema<'DueDate'>[]> {
  const { rows } = await sql<{ id: number; title: string; due: Date }>`
    select cm.id, m.title, ${dueAt} as due
    from cohort_milestone cm
    join cohort c on c.id = cm.cohort_id
    join milestone m on m.id = cm.milestone_id
    where cm.cohort_id = ${cohortId}
    order by m.position, m.id limit 200`.execute(db);
  return rows.map(({ due, ...row }) => ({ ...row, dueDate: due.toISOString() }));
}
