import type { Schema } from '@uplink/api-client';
import { mayAny, type PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { notFound, stale } from '../../../plugins/errors/errors.ts';
import { type ListOrder, openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { writeAudit } from '../../people/audit-log.ts';
import {
  type CohortFilter,
  cohortOrder,
  countOnTime,
  type LearnerFilter,
  listCohortMilestones,
  listCohortRows,
  listMembers,
  readCohorts,
  readMembers,
} from './cohorts.repository.ts';

type CohortDeps = Pick<Deps, 'db' | 'clock'>;
const missing = () => notFound('This cohort does not exist.');

/** A page of cohorts, the latest start first. */
export async function listCohorts(
  { db, clock }: CohortDeps,
  query: CohortFilter & WindowQuery,
): Promise<Schema<'ManagedCohortPage'>> {
  const now = clock.now();
  const window = openWindow(cohortOrder, query);
  const found = await listCohortRows(db, { filter: query, now }, window);
  const { rows, cursors } = toPage(window, found.rows, ({ day, id }) => [day, id]);
  const data = await readCohorts(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return { data, paging: { pageSize: window.pageSize, total: found.total, ...cursors } };
}

/** The cohorts of a program, the latest first. */
export async function listCohortsOf(
  deps: CohortDeps,
  moduleId: number,
): Promise<Schema<'ManagedCohort'>[]> {
  const found = await deps.db
    .selectFrom('module')
    .select('id')
    .where('id', '=', moduleId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw notFound('This product does not exist.');
  const rows = await deps.db
    .selectFrom('cohort')
    .select('id')
    .where('module_id', '=', moduleId)
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return readCohorts(
    deps.db,
    rows.map(({ id }) => id),
    deps.clock.now(),
  );
}

/** A cohort with its milestones, and what the caller may do with it. */
export async function readCohort(
  { db, clock }: CohortDeps,
  staff: PolicyPerson,
  cohortId: number,
): Promise<Schema<'CohortDetail'>> {
  const now = clock.now();
  const row = await requireCohort(db, cohortId);
  const [[cohort], milestones, onTime] = await Promise.all([
    readCohorts(db, [cohortId], now),
    listCohortMilestones(db, cohortId, now),
    countOnTime(db, cohortId, now),
  ]);
  if (!cohort) throw missing();
  return {
    cohort,
    version: row.version,
    zone: row.zone,
    dueDatesVersion: row.due_dates_version,
    onTime,
    milestones,
    mayPlace: mayAny(staff, 'placeLearner'),
  };
}

/** Opens or closes a cohort, decided on the version that was seen. */
export async function openCohort(
  deps: CohortDeps,
  { staff, cohortId }: { staff: PolicyPerson; cohortId: number },
  { isOpen, version, reason }: Schema<'CohortOpening'>,
): Promise<Schema<'CohortDetail'>> {
  const { db, clock } = deps;
  await db.transaction().execute(async (trx) => {
    const before = await requireCohort(trx, cohortId);
    if (before.is_open === isOpen) return;
    const changed = await trx
      .updateTable('cohort')
      .set((eb) => ({ is_open: isOpen, version: eb('version', '+', 1) }))
      .where('id', '=', cohortId)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    const current = await requireCohort(trx, cohortId);
    if (!changed)
      throw stale({
        status: current.is_open ? 'open' : 'closed',
        version: current.version,
        by: null,
        date: null,
      });
    await writeAudit(trx, {
      actorId: staff.id,
      cohortId,
      action: isOpen ? 'openCohort' : 'closeCohort',
      before: { cohort: before.name, isOpen: before.is_open },
      after: { cohort: current.name, isOpen },
      reason,
      now: clock.now(),
    });
  });
  return readCohort(deps, staff, cohortId);
}

export async function requireCohort(db: Kysely<DB>, cohortId: number) {
  const cohort = await db
    .selectFrom('cohort')
    .select(['id', 'module_id', 'name', 'zone', 'due_dates_version', 'is_open', 'version'])
    .where('id', '=', cohortId)
    .executeTakeFirst();
  if (!cohort) throw missing();
  return cohort;
}

const byName: ListOrder = { name: 'members', parts: 1 };

/** A page of the learners of a cohort, each with every milestone. */
export async function listCohortLearners(
  { db, clock }: CohortDeps,
  cohortId: number,
  query: LearnerFilter & WindowQuery,
): Promise<Schema<'CohortLearnerPage'>> {
  await requireCohort(db, cohortId);
  const now = clock.now();
  const window = openWindow(byName, query);
  const { ids, total } = await listMembers(db, { cohortId, filter: query, now }, window);
  const { rows, cursors } = toPage(window, ids, (id) => [id]);
  const data = await readMembers(db, { cohortId, ids: rows, now });
  return { data, paging: { pageSize: window.pageSize, total, ...cursors } };
}
