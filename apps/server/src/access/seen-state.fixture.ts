import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../db/schema.ts';
import { seenProduct, seenState } from './object-ref.ts';

type Path = Record<string, unknown>;

/**
 * Fills in the state a caller decides on. What former callers decided is taken back, so that each of them
 * decides on work that waits.
 */
export async function fillInSeen(db: Kysely<DB>, path: Path, body: Path): Promise<Path> {
  if (body.replaces === seenState) return { ...body, replaces: await feedbackOn(db, path) };
  if (body.version === seenProduct) return { ...body, version: await productVersion(db, path) };
  if (body.version === seenState) return { ...body, version: await versionOf(db, path) };
  if (body.expected !== seenState) return body;
  if (path.cohortId) return { ...body, expected: await datesOf(db, path) };
  const expected = path.milestoneId ? await rewindMilestone(db, path) : await rewindWork(db, path);
  return { ...body, expected };
}

async function versionOf(db: Kysely<DB>, path: Path): Promise<number> {
  const {
    awardId,
    partnerId,
    checkoutId,
    addonId,
    purchaseId,
    diplomaId,
    labId,
    notificationId,
    moduleId,
    id,
  } = path;
  if (awardId !== undefined) return rowVersion(db, sql`diploma_issue where id = ${awardId}`);
  if (partnerId !== undefined) return rowVersion(db, sql`partner where id = ${partnerId}`);
  if (checkoutId !== undefined) return rowVersion(db, sql`checkout where id = ${checkoutId}`);
  if (addonId !== undefined) return rowVersion(db, sql`addon where id = ${addonId}`);
  if (path.userId !== undefined)
    return rowVersion(db, sql`ambassador_program where user_id = ${path.userId}`, 0);
  if (diplomaId !== undefined) return rowVersion(db, sql`diploma where id = ${diplomaId}`);
  if (labId !== undefined) return rowVersion(db, sql`module where id = ${labId}`);
  if (notificationId !== undefined)
    return rowVersion(db, sql`author_notification where id = ${notificationId}`);
  if (moduleId !== undefined)
    return rowVersion(db, sql`module_email where module_id = ${moduleId}`, 0);
  if (purchaseId === undefined) return accountVersionOf(db, Number(id));
  const row = await db
    .selectFrom('purchase')
    .select('version')
    .where('id', '=', Number(purchaseId))
    .executeTakeFirst();
  return row?.version ?? 1;
}

async function rowVersion(db: Kysely<DB>, from: RawBuilder<unknown>, none = 1): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from ${from}`.execute(db);
  return rows[0]?.version ?? none;
}

async function accountVersionOf(db: Kysely<DB>, id: number): Promise<number> {
  const row = await db
    .selectFrom('app_user')
    .select('profile_version as version')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.version ?? 1;
}

async function productVersion(db: Kysely<DB>, { id }: Path): Promise<number> {
  const row = await db
    .selectFrom('module')
    .select('version')
    .where('id', '=', Number(id))
    .executeTakeFirst();
  return row?.version ?? 1;
}

async function datesOf(db: Kysely<DB>, { cohortId }: Path): Promise<{ version: number }> {
  const row = await db
    .selectFrom('cohort')
    .select('due_dates_version as version')
    .where('id', '=', Number(cohortId))
    .executeTakeFirst();
  return row ?? { version: 0 };
}

async function feedbackOn(db: Kysely<DB>, { submissionId }: Path): Promise<string | null> {
  const row = await db
    .selectFrom('quiz_submission')
    .select('feedback_message')
    .where('id', '=', Number(submissionId))
    .executeTakeFirst();
  return row?.feedback_message ?? null;
}

async function rewindMilestone(db: Kysely<DB>, { milestoneId, userId, id }: Path) {
  const owner = Number(userId ?? id);
  const key = sql`user_id = ${owner} and cohort_milestone_id = ${Number(milestoneId)}`;
  await sql`with gone as (delete from milestone_event where ${key} and actor_id <> user_id
      and id > (select coalesce(max(id), 0) from milestone_event where ${key} and actor_id = user_id) returning id)
    delete from user_notification where user_id = ${owner}
      and occasion in (select 'milestone-reviewed:' || id from gone)`.execute(db);
  const { rows } = await sql<{ status: number; version: number }>`
    update user_milestone set status = case when version > 0 then 2 else 1 end,
      reviewed_by = null, reviewed_at = null, claimed_by = null, claimed_at = null
    where ${key} returning status, version`.execute(db);
  return rows[0] ?? { status: 2, version: 1 };
}

async function rewindWork(db: Kysely<DB>, { submissionId }: Path) {
  const work = Number(submissionId);
  await sql`with gone as (delete from submission_event e using homework_submission s
      where s.id = e.submission_id and s.id = ${work} and e.actor_id <> s.user_id and e.id > (
        select coalesce(max(id), 0) from submission_event where submission_id = s.id and actor_id = s.user_id)
      returning s.user_id)
    delete from user_notification where user_id in (select user_id from gone)
      and occasion like 'homework-reviewed:' || ${work} || ':%'`.execute(db);
  const { rows } = await sql<{ status: string; version: number }>`
    update homework_submission set status = case when version > 0 then 'pending' else 'notSubmitted' end,
      reviewed_by = null, reviewed_at = null, claimed_by = null, claimed_at = null
    where id = ${work} returning status, version`.execute(db);
  return rows[0] ?? { status: 'pending', version: 1 };
}
