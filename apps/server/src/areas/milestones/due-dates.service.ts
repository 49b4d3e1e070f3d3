import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { conflict, notFound, stale, unprocessable } from '../../plugins/errors/errors.ts';
import { type StaffAction, writeAudit } from '../people/audit-log.ts';
import { userRef } from '../refs.ts';
import { cohortDueAt } from './milestones.repository.ts';
import { tellOfDueDates } from './tell-of-due-dates.ts';

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
    await shift(trx, { days, userId, ids });
    await writeAudit(trx, auditOf(change, cohort.name, moving));
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

interface Sent {
  actorId: number;
  userId: number | undefined;
  days: number | null;
}

const isSame = (
  before: { actor_id: number; user_id: number | null; days: number | null },
  { actorId, userId, days }: Sent,
) => before.actor_id === actorId && before.days === days && before.user_id === (userId ?? null);

async function requireMember(trx: Db, cohortId: number, userId: number): Promise<void> {
  const found = await trx
    .selectFrom('user_module')
    .select('user_id')
    .where('cohort_id', '=', cohortId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!found) throw unprocessable("This learner isn't in the cohort.");
}

/** Moves the days of the whole cohort, or those that one learner has on top. */
async function shift(
  trx: Db,
  { days, userId, ids }: { days: number | null; userId: number | undefined; ids: number[] },
): Promise<void> {
  if (userId === undefined) {
    await trx
      .updateTable('cohort_milestone')
      .set((eb) => ({ shifted_days: days === null ? 0 : eb('shifted_days', '+', days) }))
      .where('id', '=', sql<number>`any (${ids}::bigint[])`)
      .execute();
    return;
  }
  await sql`
    insert into user_milestone (user_id, cohort_milestone_id, shifted_days)
    select ${userId}, id, ${days ?? 0} from unnest(${ids}::bigint[]) id
    on conflict (user_id, cohort_milestone_id) do update
    set shifted_days = ${days === null ? sql`0` : sql`user_milestone.shifted_days + ${days}`}`.execute(
    trx,
  );
}

/** Locked until the transaction ends, so that two changes at once follow each other. */
async function lockCohort(trx: Db, cohortId: number) {
  const cohort = await trx
    .selectFrom('cohort')
    .select(['name', 'due_dates_version'])
    .where('id', '=', cohortId)
    .forUpdate()
    .executeTakeFirst();
  if (!cohort) throw notFound(missing);
  return cohort;
}

interface Moving {
  id: number;
  title: string;
  shifted_days: number;
}

/** The chosen milestones of the cohort, or all; a reset moves those that were moved before. */
async function listToMove(
  trx: Db,
  cohortId: number,
  {
    days,
    chosen,
    userId,
  }: { days: number | null; chosen: number[] | undefined; userId: number | undefined },
): Promise<Moving[]> {
  const { rows: all } = await sql<Moving>`
    select cm.id, m.title, ${userId === undefined ? sql`cm.shifted_days` : sql`coalesce(um.shifted_days, 0)`} as shifted_days
    from cohort_milestone cm join milestone m on m.id = cm.milestone_id
    left join user_milestone um on um.cohort_milestone_id = cm.id and um.user_id = ${userId ?? 0}
    where cm.cohort_id = ${cohortId} order by m.position, m.id`.execute(trx);
  const wanted = new Set(chosen ?? all.map(({ id }) => id));
  const found = all.filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) throw unprocessable("A milestone doesn't belong to this cohort.");
  if (days !== null && found.some(({ shifted_days }) => shifted_days + days > mostDays))
    throw unprocessable("Due dates can't be moved that far.", {
      days: VALIDATION.atMost(mostDays),
    });
  return days === null ? found.filter(({ shifted_days }) => shifted_days > 0) : found;
}

/** How many days each due date is later than planned, before and after. */
function auditOf(
  { actorId, userId, days, now }: Sent & { now: Date },
  cohort: string,
  moving: readonly Moving[],
): StaffAction {
  const laterBy = (of: (days: number) => number) =>
    moving.map(({ title, shifted_days }) => `${title}: ${of(shifted_days)}`);
  return {
    actorId,
    ...(userId !== undefined && { userId }),
    action: days === null ? 'resetDueDates' : 'extendDueDates',
    before: { cohort, daysLater: laterBy((before) => before) },
    after: { cohort, daysLater: laterBy((before) => (days === null ? 0 : before + days)) },
    now,
  };
}

const changesOf = (db: Db, cohortId: number) =>
  db
    .selectFrom('due_date_change as change')
    .innerJoin('cohort_milestone as cm', 'cm.id', 'change.cohort_milestone_id')
    .where('cm.cohort_id', '=', cohortId);

function findChange(trx: Db, cohortId: number, changeId: string) {
  return changesOf(trx, cohortId)
    .select(['change.actor_id', 'change.user_id', 'change.days'])
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

async function noteChange(trx: Db, change: Sent & { changeId: string; now: Date; ids: number[] }) {
  await trx
    .insertInto('due_date_change')
    .values(
      change.ids.map((id) => ({
        change_id: change.changeId,
        cohort_milestone_id: id,
        actor_id: change.actorId,
        user_id: change.userId ?? null,
        days: change.days,
        created_at: change.now,
      })),
    )
    .execute();
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
