import type { Schema } from '@uplink/api-client';
import type { Grade, StagedLab } from '@uplink/net/exercise';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { openedHints } from '../../exercises/opened-hints.ts';

export interface RunKey {
  userId: number;
  labId: number;
}

type OpenedHints = Schema<'LabHints'>;

/** The last check of a stage. */
export interface StageGrade {
  stage: number;
  log: string;
  is_met: boolean;
  grade: Schema<'ExerciseGrade'>;
  engine: number;
  graded_at: Date;
}

/** A lab in the version a learner began with, and what they did. */
export interface FoundRun {
  version: number;
  lab: StagedLab;
  seed: number | null;
  answer: { log: string; hints: OpenedHints; version: number; savedAt: Date } | null;
  /** In the order of the stages. */
  grades: StageGrade[];
}

/** A lab with a learner's run; undefined for a lab without stages. */
export async function findRun(
  db: Kysely<DB>,
  { userId, labId }: RunKey,
): Promise<FoundRun | undefined> {
  const row = await db
    .selectFrom('lab_definition as definition')
    .leftJoin('lab_run as run', (join) =>
      join.onRef('run.lab_id', '=', 'definition.lab_id').on('run.user_id', '=', userId),
    )
    .select(['definition.version', 'run.seed', 'run.log', 'run.version as log_version'])
    .select(['run.saved_at', sql<OpenedHints>`run.hints`.as('hints')])
    .select([sql<StagedLab>`definition.definition`.as('lab')])
    .where('definition.lab_id', '=', labId)
    .where((eb) =>
      eb(
        'definition.version',
        '=',
        sql<number>`coalesce(run.definition_version, (select max(version) from lab_definition where lab_id = ${labId}))`,
      ),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { version, lab, seed, log, hints, log_version, saved_at } = row;
  return {
    version,
    lab,
    seed,
    answer:
      log !== null && log_version !== null && saved_at !== null
        ? { log, hints, version: log_version, savedAt: saved_at }
        : null,
    grades: await selectGrades(db, { userId, labId }),
  };
}

export const selectGrades = (db: Kysely<DB>, { userId, labId }: RunKey): Promise<StageGrade[]> =>
  db
    .selectFrom('lab_stage_grade')
    .select(['stage', 'log', 'is_met', 'engine', 'graded_at'])
    .select(sql<Schema<'ExerciseGrade'>>`grade`.as('grade'))
    .where('user_id', '=', userId)
    .where('lab_id', '=', labId)
    .orderBy('stage')
    .execute();

/** The version of a learner's log, locked until the transaction ends: no stage opens meanwhile. */
export const lockRun = (trx: Kysely<DB>, { userId, labId }: RunKey) =>
  trx
    .selectFrom('lab_run')
    .select('version')
    .where('user_id', '=', userId)
    .where('lab_id', '=', labId)
    .forUpdate()
    .executeTakeFirst();

export interface GivenLog {
  log: string;
  /** @default none more */
  hints?: OpenedHints | undefined;
  baseVersion: number | undefined;
  now: Date;
}

/**
 * Stores a log if the stored one is still what it was based on; the same log again changes nothing but the hints opened
 * since.
 */
export async function upsertLog(
  trx: Kysely<DB>,
  { userId, labId }: RunKey,
  begun: { definitionVersion: number; seed: number },
  { log, baseVersion, now, ...given }: GivenLog,
): Promise<Schema<'SavedLabLog'> | undefined> {
  const hints = JSON.stringify(given.hints ?? {});
  const isSame = sql<boolean>`lab_run.log = ${log}`;
  const row = await trx
    .insertInto('lab_run')
    .values({
      user_id: userId,
      lab_id: labId,
      definition_version: begun.definitionVersion,
      seed: begun.seed,
      log,
      hints,
      saved_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'lab_id'])
        .doUpdateSet({
          log,
          hints: openedHints('lab_run.hints', hints),
          saved_at: now,
          version: sql`lab_run.version + case when ${isSame} then 0 else 1 end`,
        })
        .where((eb) =>
          baseVersion === undefined
            ? eb.val(true)
            : eb.or([eb('lab_run.version', '=', baseVersion), isSame]),
        ),
    )
    .returning(['log', 'version', 'saved_at', sql<OpenedHints>`lab_run.hints`.as('hints')])
    .executeTakeFirst();
  if (!row) return undefined;
  const { saved_at, ...saved } = row;
  return { ...saved, savedAt: saved_at.toISOString() };
}

/** Keeps what a check of a stage found; a stage that is met stays as it was met. */
export async function upsertGrade(
  trx: Kysely<DB>,
  { userId, labId }: RunKey,
  stage: number,
  found: { log: string; grade: Grade; engine: number; now: Date },
): Promise<void> {
  const check = {
    log: found.log,
    grade: JSON.stringify(found.grade),
    is_met: found.grade.passed,
    engine: found.engine,
    graded_at: found.now,
  };
  await trx
    .insertInto('lab_stage_grade')
    .values({ user_id: userId, lab_id: labId, stage, ...check })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'lab_id', 'stage'])
        .doUpdateSet(check)
        .where('lab_stage_grade.is_met', '=', false),
    )
    .execute();
}
