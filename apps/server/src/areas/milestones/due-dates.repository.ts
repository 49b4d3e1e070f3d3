import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { userRef } from '../refs.ts';

type Db = Kysely<DB>;

/** Far enough for every program, near enough for a date. */
const mostDays = 3650;
export const missing = 'This cohort does not exist.';

/** Who moves due dates, whose, and by how much; `days` is null for a reset. */
export interface DueDateShift {
  actorId: number;
  userId: number | undefined;
  days: number | null;
}

/** Locked until the transaction ends, so that two changes at once follow each other. */
export async function lockCohort(trx: Db, cohortId: number) {
  const cohort = await trx
    .selectFrom('cohort')
    .select(['name', 'due_dates_version'])
    .where('id', '=', cohortId)
    .forUpdate()
    .executeTakeFirst();
  if (!cohort) throw notFound(missing);
  return cohort;
}

/** Refuses a learner who is not in the cohort. */
export async function requireMember(trx: Db, cohortId: number, userId: number): Promise<void> {
  const found = await trx
    .selectFrom('user_module')
    .select('user_id')
    .where('cohort_id', '=', cohortId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!found) throw unprocessable("This learner isn't in the cohort.");
}

export interface MovingMilestone {
  id: number;
  title: string;
  shifted_days: number;
}

/** The milestones of a cohort, with how many days later than planned each is due. */
export async function listShifts(
  trx: Db,
  cohortId: number,
  userId: number | undefined,
): Promise<MovingMilestone[]> {
  const { rows } = await sql<MovingMilestone>`
    select cm.id, m.title, ${userId === undefined ? sql`cm.shifted_days` : sql`coalesce(um.shifted_days, 0)`} as shifted_days
    from cohort_milestone cm join milestone m on m.id = cm.milestone_id
    left join user_milestone um on um.cohort_milestone_id = cm.id and um.user_id = ${userId ?? 0}
    where cm.cohort_id = ${cohortId} order by m.position, m.id`.execute(trx);
  return rows;
}

/** The chosen milestones of the cohort, or all; a reset moves those that were moved before. */
export async function listToMove(
  trx: Db,
  cohortId: number,
  {
    days,
    chosen,
    userId,
  }: { days: number | null; chosen: number[] | undefined; userId: number | undefined },
): Promise<MovingMilestone[]> {
  const all = await listShifts(trx, cohortId, userId);
  const wanted = new Set(chosen ?? all.map(({ id }) => id));
  const found = all.filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) throw unprocessable("A milestone doesn't belong to this cohort.");
  if (days !== null && found.some(({ shifted_days }) => shifted_days + days > mostDays))
    throw unprocessable("Due dates can't be moved that far.", {
      days: VALIDATION.atMost(mostDays),
    });
  return days === null ? found.filter(({ shifted_days }) => shifted_days > 0) : found;
}

/** Moves the days of the whole cohort, or those that one learner has on top. */
export async function shiftDays(
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

const changesOf = (db: Db, cohortId: number) =>
  db
    .selectFrom('due_date_change as change')
    .innerJoin('cohort_milestone as cm', 'cm.id', 'change.cohort_milestone_id')
    .where('cm.cohort_id', '=', cohortId);

export function findChange(trx: Db, cohortId: number, changeId: string) {
  return changesOf(trx, cohortId)
    .select(['change.actor_id', 'change.user_id', 'change.days'])
    .where('change.change_id', '=', changeId)
    .limit(1)
    .executeTakeFirst();
}

/** Who moved them last, for who saw them as they were before. */
export async function readCurrent(
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

export async function noteChange(
  trx: Db,
  change: DueDateShift & { changeId: string; now: Date; ids: number[] },
) {
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
