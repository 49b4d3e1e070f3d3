import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { milestonePath, VALIDATION } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { conflict, notFound, stale, unprocessable } from '../../plugins/errors/errors.ts';
import { about } from '../notifications/about.ts';
import { notifyAll } from '../notifications/notify.ts';
import { userRef } from '../refs.ts';
import { dueAt } from './milestones.repository.ts';

type Db = Kysely<DB>;

/** Far enough for every program, near enough for a date. */
const mostDays = 3650;
const missing = 'This cohort does not exist.';

export interface DueDateMove {
  cohortId: number;
  action: 'extend' | 'reset';
  body: Schema<'DueDateChange'>;
}

/**
 * Moves the due dates of a cohort, if they still are as the caller saw them: later by some days, or back to
 * those of the program. The same change sent again, after a lost reply, moves nothing.
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
  const change = { changeId: body.changeId ?? randomUUID(), actorId, days, now: clock.now() };
  return db.transaction().execute(async (trx) => {
    const version = await lockCohort(trx, cohortId);
    const repeated = await findChange(trx, cohortId, change.changeId);
    if (repeated && (repeated.actor_id !== actorId || repeated.days !== days))
      throw conflict('A different change was already sent with this id.');
    if (repeated) return readDueDates(trx, cohortId);
    if (version !== body.expected.version) throw stale(await readCurrent(trx, cohortId, version));
    const ids = await listToMove(trx, cohortId, { days, chosen });
    if (ids.length === 0) return readDueDates(trx, cohortId);
    await noteChange(trx, { ...change, ids });
    await trx
      .updateTable('cohort_milestone')
      .set((eb) => ({ shifted_days: days === null ? 0 : eb('shifted_days', '+', days) }))
      .where('id', '=', sql<number>`any (${ids}::bigint[])`)
      .execute();
    await trx
      .updateTable('cohort')
      .set({ due_dates_version: version + 1 })
      .where('id', '=', cohortId)
      .execute();
    await tellLearners(trx, { ...change, cohortId, ids });
    return readDueDates(trx, cohortId);
  });
}

/** Locked until the transaction ends, so that two changes at once follow each other. */
async function lockCohort(trx: Db, cohortId: number): Promise<number> {
  const cohort = await trx
    .selectFrom('cohort')
    .select('due_dates_version')
    .where('id', '=', cohortId)
    .forUpdate()
    .executeTakeFirst();
  if (!cohort) throw notFound(missing);
  return cohort.due_dates_version;
}

/** The chosen milestones of the cohort, or all; a reset moves those that were moved before. */
async function listToMove(
  trx: Db,
  cohortId: number,
  { days, chosen }: { days: number | null; chosen: number[] | undefined },
): Promise<number[]> {
  const all = await trx
    .selectFrom('cohort_milestone')
    .select(['id', 'shifted_days'])
    .where('cohort_id', '=', cohortId)
    .execute();
  const wanted = new Set(chosen ?? all.map(({ id }) => id));
  const found = all.filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) throw unprocessable("A milestone doesn't belong to this cohort.");
  if (days !== null && found.some(({ shifted_days }) => shifted_days + days > mostDays))
    throw unprocessable("Due dates can't be moved that far.", {
      days: VALIDATION.atMost(mostDays),
    });
  const moving = days === null ? found.filter(({ shifted_days }) => shifted_days > 0) : found;
  return moving.map(({ id }) => id);
}

const changesOf = (db: Db, cohortId: number) =>
  db
    .selectFrom('due_date_change as change')
    .innerJoin('cohort_milestone as cm', 'cm.id', 'change.cohort_milestone_id')
    .where('cm.cohort_id', '=', cohortId);

function findChange(trx: Db, cohortId: number, changeId: string) {
  return changesOf(trx, cohortId)
    .select(['change.actor_id', 'change.days'])
    .where('change.change_id', '=', changeId)
    .limit(1)
    .executeTakeFirst();
}

/** Who moved them last, for who saw them as they were before. */
async function readCurrent(
  trx: Db,
  cohortId: number,
  version: number,
): Promise<Schema<'CurrentState'>> {
  const last = await changesOf(trx, cohortId)
    .innerJoin('app_user as actor', 'actor.id', 'change.actor_id')
    .select([
      userRef('actor').$castTo<Schema<'UserRef'>>().as('by'),
      'change.created_at',
      'change.days',
    ])
    .orderBy('change.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    status: last && last.days !== null ? 'extended' : 'original',
    version,
    by: last?.by ?? null,
    date: last?.created_at.toISOString() ?? null,
  };
}

async function noteChange(
  trx: Db,
  change: { changeId: string; actorId: number; days: number | null; now: Date; ids: number[] },
) {
  await trx
    .insertInto('due_date_change')
    .values(
      change.ids.map((id) => ({
        change_id: change.changeId,
        cohort_milestone_id: id,
        actor_id: change.actorId,
        days: change.days,
        created_at: change.now,
      })),
    )
    .execute();
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
  const { rows } = await sql<{ id: number }>`
    select own.user_id as id from user_module own
    where own.cohort_id = ${cohortId} and exists (
      select 1 from cohort_milestone cm
      left join user_milestone um on um.user_id = own.user_id and um.cohort_milestone_id = cm.id
      where cm.id = any (${ids}::bigint[]) and coalesce(um.status, 1) not in (3, 5))`.execute(trx);
  await notifyAll(
    trx,
    rows.map(({ id }) => id),
    {
      kind: 'dueDate',
      about: about.dueDates(cohortId),
      message: `Due dates of ${program.name} ${what}.`,
      type: 'info',
      url: milestonePath(program),
      occasion: `due-dates:${changeId}`,
      now,
    },
  );
}

/** The due dates of a cohort, and the version that a change of them names. */
export async function readDueDates(db: Db, cohortId: number): Promise<Schema<'CohortDueDates'>> {
  const cohort = await db
    .selectFrom('cohort')
    .select('due_dates_version')
    .where('id', '=', cohortId)
    .executeTakeFirst();
  if (!cohort) throw notFound(missing);
  const { rows } = await sql<{ id: number; title: string; due: Date }>`
    select cm.id, m.title, ${dueAt} as due
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
