import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { writeAudit } from '../../people/audit-log.ts';
import { readCohort, storeCohort } from '../authoring/cohorts.service.ts';

type Settings = Schema<'CohortSettings'>;

/** What is set in a cohort. */
export async function readSettings(db: Kysely<DB>, cohortId: number): Promise<Settings> {
  const { lessonCount: _, ...settings } = await readCohort(db, cohortId);
  return settings;
}

/** Changes what is set in a cohort, as its authors do, and writes down what was changed. */
export async function changeSettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { staff, cohortId }: { staff: { id: number }; cohortId: number },
  { reason, ...update }: Schema<'CohortSettingsUpdate'>,
): Promise<Settings> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const before = await storeCohort(trx, { cohortId, update, now });
    const after = await readSettings(trx, cohortId);
    await writeAudit(trx, {
      actorId: staff.id,
      cohortId,
      action: 'changeCohortSettings',
      before: { cohort: before.name, ...changedOf(before, after) },
      after: { cohort: after.name, ...changedOf(after, before) },
      reason,
      now,
    });
    return after;
  });
}

const names = ['startDate', 'endDate', 'zone', 'isOpen', 'seats'] as const;

/** What differs, as one of the two has it. */
const changedOf = (one: Pick<Settings, (typeof names)[number]>, other: typeof one) =>
  Object.fromEntries(
    names.filter((name) => one[name] !== other[name]).map((name) => [name, one[name]]),
  );
