import type { Schema } from '@uplink/api-client';
import { required, VALIDATION } from '@uplink/api-client/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { isTimeZone } from '../../../local-day.ts';
import { conflict, notFound, stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { cohortLearners } from '../../grants/learners-of.ts';
import { createCohort } from '../../milestones/authoring/cohort.service.ts';
import { countSeats } from '../../milestones/seats.ts';
import { tellOfDueDates } from '../../milestones/tell-of-due-dates.ts';
import { requireCohort, requireProgram } from './program.ts';

type CohortDeps = Pick<Deps, 'db' | 'clock'>;
type Person = { id: number };
type View = Schema<'AuthoredCohort'>;

/** The cohorts of a program, the latest first. */
export async function listModuleCohorts(
  db: Kysely<DB>,
  person: Person,
  moduleId: number,
): Promise<View[]> {
  const { id } = await requireProgram(db, person, moduleId, 'view');
  return selectCohorts(db, sql`c.module_id = ${id}`);
}

export async function addCohort(
  { db }: CohortDeps,
  person: Person,
  moduleId: number,
  input: Schema<'CohortInput'>,
): Promise<View> {
  const { id: programId } = await requireProgram(db, person, moduleId);
  const form = checked(input);
  const id = await db.transaction().execute((trx) => createCohort(trx, programId, form));
  return readCohort(db, id);
}

/** Changes a cohort from the version that was seen. */
export async function changeCohort(
  { db, clock }: CohortDeps,
  person: Person,
  cohortId: number,
  update: Schema<'CohortUpdate'>,
): Promise<View> {
  await requireCohort(db, person, cohortId);
  await db.transaction().execute((trx) => storeCohort(trx, { cohortId, update, now: clock.now() }));
  return readCohort(db, cohortId);
}

/** Stores what is set in a cohort and says what it was. Its due dates follow its start, and its learners are told. */
export async function storeCohort(
  trx: Transaction<DB>,
  { cohortId, update, now }: { cohortId: number; update: Schema<'CohortUpdate'>; now: Date },
): Promise<View> {
  const { version } = update;
  const form = checked(update.cohort);
  const before = await lockCohort(trx, cohortId);
  if (before.version !== version) throw changedSince(before);
  const taken = await countSeats(trx, cohortId);
  if (form.seats !== null && form.seats < taken)
    throw unprocessable('There are more learners than seats.', {
      seats: VALIDATION.atLeast(taken),
    });
  const isMoved = before.startDate !== form.startDate || before.zone !== form.zone;
  await trx
    .updateTable('cohort')
    .set((eb) => ({
      name: form.name,
      start_date: form.startDate,
      end_date: form.endDate,
      zone: form.zone,
      is_open: form.isOpen,
      seats: form.seats,
      version: version + 1,
      ...(isMoved && { due_dates_version: eb('due_dates_version', '+', 1) }),
    }))
    .where('id', '=', cohortId)
    .execute();
  if (isMoved)
    await tellOfDueDates(trx, {
      cohortId,
      what: 'moved with the start of your cohort',
      occasion: `cohort-start:${cohortId}:${version + 1}`,
      now,
    });
  return before;
}

export async function removeCohort(
  { db }: CohortDeps,
  person: Person,
  cohortId: number,
): Promise<void> {
  await requireCohort(db, person, cohortId, 'manage');
  await db.transaction().execute(async (trx) => {
    await lockCohort(trx, cohortId);
    const { rows } = await sql`
      select 1 from user_module where cohort_id = ${cohortId}
      union all select 1 from purchase where cohort_id = ${cohortId}
      union all select 1 from access_grant where source_kind = 'cohort' and source_id = ${cohortId} limit 1`.execute(
      trx,
    );
    if (rows.length > 0)
      throw conflict('Learners are or were in this cohort. You can close it, but not delete it.');
    await trx.deleteFrom('cohort').where('id', '=', cohortId).execute();
  });
}

/** The cohort as it is now, held until the transaction ends. */
export async function lockCohort(trx: Kysely<DB>, cohortId: number): Promise<View> {
  await sql`select 1 from cohort where id = ${cohortId} for update`.execute(trx);
  return readCohort(trx, cohortId);
}

/** What is set in a cohort. */
export async function readCohort(db: Kysely<DB>, cohortId: number): Promise<View> {
  const [cohort] = await selectCohorts(db, sql`c.id = ${cohortId}`);
  if (!cohort) throw notFound('This cohort does not exist.');
  return cohort;
}

async function selectCohorts(db: Kysely<DB>, condition: ReturnType<typeof sql>): Promise<View[]> {
  const { rows } = await sql<View>`
    select c.id, c.version, c.name, c.start_date::text as "startDate", c.end_date::text as "endDate", c.zone,
      c.is_open as "isOpen", c.seats,
      ${cohortLearners} as "learnerCount",
      (select count(*)::int from cohort_lesson cl where cl.cohort_id = c.id) as "lessonCount"
    from cohort c where ${condition} order by c.start_date desc, c.id desc limit 200`.execute(db);
  return rows;
}

export const changedSince = ({ isOpen, version }: View) =>
  stale({ status: isOpen ? 'open' : 'closed', version, by: null, date: null });

function checked(input: Schema<'CohortInput'>): Schema<'CohortInput'> {
  const name = input.name.trim();
  const faults: Record<string, string> = {};
  const isEmpty = required(name);
  if (isEmpty) faults.name = isEmpty;
  if (input.endDate < input.startDate) faults.endDate = "The end can't be before the start.";
  if (!isTimeZone(input.zone)) faults.zone = VALIDATION.pattern;
  const [first] = Object.values(faults);
  if (first) throw unprocessable(first, faults);
  return { ...input, name };
}
