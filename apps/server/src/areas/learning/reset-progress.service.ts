import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { ModuleStatus, may, type PolicyPerson } from '@uplink/api-client/domain';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, unprocessable } from '../../plugins/errors/errors.ts';
import { lockAccess } from '../grants/grants.service.ts';
import { writeAudit } from '../people/audit-log.ts';
import { requirePerson } from '../people/notes.service.ts';
import { listProgress } from './progress-loss.repository.ts';

type Trx = Transaction<DB>;

interface Reset {
  userId: number;
  actorId: number;
  now: Date;
  changeId?: string;
}

/** What a reset would take from a person. */
export async function readProgress(
  { db }: Pick<Deps, 'db'>,
  userId: number,
): Promise<Schema<'ProgressLoss'>[]> {
  await requirePerson(db, userId);
  return listProgress(db, [userId]);
}

/** What a reset by these staff would take from several people together. */
export async function readProgressOfMany(
  { db }: Pick<Deps, 'db'>,
  staff: PolicyPerson,
  userIds: readonly number[],
): Promise<Schema<'ProgressLoss'>[]> {
  const people = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', 'in', userIds)
    .where('deleted_at', 'is', null)
    .execute();
  const placed = people.filter(({ id }) => may(staff, 'placeLearner', { userId: id }));
  return listProgress(
    db,
    placed.map(({ id }) => id),
  );
}

/** Lets a learner start courses and projects over, decided by staff. */
export async function resetProgress(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { staff, userId }: { staff: PolicyPerson; userId: number },
  { moduleIds, reason, changeId }: Schema<'ProgressReset'>,
): Promise<Schema<'ProgressLoss'>[]> {
  if (staff.id === userId) throw forbidden("You can't do this with your own account.");
  await requirePerson(db, userId);
  await db.transaction().execute(async (trx) => {
    await lockAccess(trx, userId);
    const repeated = await trx
      .selectFrom('progress_reset')
      .select('id')
      .where('change_id', '=', changeId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (repeated) return;
    const begun = new Set((await listProgress(trx, [userId])).map(({ module }) => module.id));
    if (moduleIds.some((id) => !begun.has(id)))
      throw unprocessable('Only modules that were started can be reset.');
    const now = clock.now();
    await resetModules(trx, { userId, actorId: staff.id, now, changeId }, moduleIds);
    await writeAudit(trx, {
      actorId: staff.id,
      userId,
      action: 'resetProgress',
      after: { modules: moduleIds },
      reason,
      now,
    });
  });
  return listProgress(db, [userId]);
}

/**
 * Takes back what someone did in these courses and projects, and in no other: lessons, quizzes, homework, exercises
 * and points. It is kept as it was, and the ledger of points gets an entry that takes them back.
 */
export async function resetModules(
  trx: Trx,
  reset: Reset,
  moduleIds: readonly number[],
): Promise<void> {
  const changeId = reset.changeId ?? randomUUID();
  for (const moduleId of moduleIds) {
    const kept = await readKept(trx, reset.userId, moduleId);
    const { id } = await trx
      .insertInto('progress_reset')
      .values({
        change_id: changeId,
        user_id: reset.userId,
        module_id: moduleId,
        actor_id: reset.actorId,
        kept: JSON.stringify(kept),
        created_at: reset.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await takePointsBack(trx, reset, { id, moduleId });
    await forget(trx, reset.userId, moduleId);
    await reopen(trx, reset, moduleId);
  }
}

const lessonsOf = (moduleId: number) =>
  sql`(select module_id from authored_lesson where product_id = ${moduleId})`;
const quizzesOf = (moduleId: number) =>
  sql`(select id from quiz where module_id in ${lessonsOf(moduleId)})`;
const homeworksOf = (moduleId: number) =>
  sql`(select id from homework where module_id in ${lessonsOf(moduleId)})`;

/** What a learner did in a product, by table. */
const partsOf = (moduleId: number): Record<string, RawBuilder<unknown>> => ({
  quiz_saved_answer: sql`quiz_id in ${quizzesOf(moduleId)}`,
  quiz_submission: sql`quiz_id in ${quizzesOf(moduleId)}`,
  homework_submission: sql`homework_id in ${homeworksOf(moduleId)}`,
  exercise_attempt: sql`exercise_id in (select id from exercise where lesson_id in ${lessonsOf(moduleId)})`,
  video_progress: sql`module_id in ${lessonsOf(moduleId)}`,
  user_module: sql`module_id in ${lessonsOf(moduleId)}`,
});

async function readKept(trx: Trx, userId: number, moduleId: number): Promise<object> {
  const kept: Record<string, unknown> = {};
  for (const [table, condition] of Object.entries(partsOf(moduleId))) {
    const { rows } = await sql<{ rows: unknown }>`
      select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from ${sql.table(table)} t
      where user_id = ${userId} and ${condition}`.execute(trx);
    kept[table] = rows[0]?.rows;
  }
  return kept;
}

async function forget(trx: Trx, userId: number, moduleId: number): Promise<void> {
  for (const [table, condition] of Object.entries(partsOf(moduleId)))
    await sql`delete from ${sql.table(table)} where user_id = ${userId} and ${condition}`.execute(
      trx,
    );
}

async function takePointsBack(
  trx: Trx,
  { userId, now }: Reset,
  { id, moduleId }: { id: number; moduleId: number },
): Promise<void> {
  await sql`
    with taken as (
      update xp_event set reset_id = ${id}
      where user_id = ${userId} and reset_id is null and module_id in ${lessonsOf(moduleId)}
      returning module_id, points)
    insert into xp_event (user_id, module_id, points, created_at, reset_id)
    select ${userId}, module_id, -points, ${now}, ${id} from taken where points <> 0`.execute(trx);
}

/** The product can be started again; what was done because it was done isn't any longer. */
async function reopen(trx: Trx, { userId, now }: Reset, moduleId: number): Promise<void> {
  await sql`
    update user_module um set done_at = null, finished_at = null, started_at = null, skipped = false,
      updated_at = ${now}, status = case when via.via_module_id is null
        then ${ModuleStatus.notStarted}::int else ${ModuleStatus.startable}::int end
    from learner_module via
    where um.user_id = ${userId} and um.module_id = ${moduleId} and um.status <> ${ModuleStatus.applied}
      and via.user_id = um.user_id and via.module_id = um.module_id`.execute(trx);
  await sql`
    update user_module set status = ${ModuleStatus.learning}, done_at = null, updated_at = ${now}
    where user_id = ${userId} and status = ${ModuleStatus.done} and module_id in (
      select id from containers_of(${moduleId}) where id <> ${moduleId})`.execute(trx);
}
