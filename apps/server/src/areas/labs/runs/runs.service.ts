import type { Schema } from '@uplink/api-client';
import { isContinuedLog } from '@uplink/api-client/domain';
import { draw, ENGINE, stageOf } from '@uplink/net/exercise';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../plugins/errors/errors.ts';
import { seedFor } from '../../exercises/exercise.rules.ts';
import type { Exercises } from '../../exercises/exercises.service.ts';
import { oneAtATime } from '../../exercises/grading/few-at-once.ts';
import { requireLabYear } from '../lab-year.ts';
import { requireOwnLab } from '../labs.service.ts';
import {
  type FoundRun,
  findRun,
  lockRun,
  type RunKey,
  selectGrades,
  upsertGrade,
  upsertLog,
} from './run.repository.ts';
import { openStage, startLog, toStages } from './run.rules.ts';

const changed =
  'This lab changed while you were working on it. Reload it: what you entered is kept.';
const savedElsewhere =
  'This lab was continued in another tab or on another device. Reload it to continue from there.';

interface OpenRun {
  found: FoundRun;
  seed: number;
  lab: Pick<Schema<'LabRun'>, 'labId' | 'name' | 'uniqueName' | 'expiresAt'>;
}

/** A lab in stages as its learner has left it. */
export async function readRun(runs: Exercises, key: RunKey): Promise<Schema<'LabRun'>> {
  const { found, seed, lab } = await openRun(runs, key);
  const { answer } = found;
  return {
    ...lab,
    definitionVersion: found.version,
    stages: toStages(found, seed),
    answer: answer && { ...answer, savedAt: answer.savedAt.toISOString() },
  };
}

/** Saves a log; what it returns is the learner's receipt. */
export async function saveLog(
  runs: Exercises,
  key: RunKey,
  input: Schema<'LabLogInput'>,
): Promise<Schema<'SavedLabLog'>> {
  return store(runs, key, await openRun(runs, key), input);
}

/** Saves a log, plays it from the start and grades the open stage. The log is there whatever happens to the grading. */
export async function checkStage(
  runs: Exercises,
  key: RunKey,
  input: Schema<'LabCheckInput'>,
): Promise<Schema<'LabRun'>> {
  const open = await openRun(runs, key);
  const { grades, lab } = open.found;
  const last = grades.find(({ stage }) => stage === input.stage);
  // Sent again after a lost reply.
  if (last?.is_met && last.log === input.log) return readRun(runs, key);
  if (input.stage !== openStage(grades) || input.stage > lab.stages.length)
    throw conflict(savedElsewhere);
  const saved = await store(runs, key, open, input);
  if (last?.log === saved.log && last.engine === ENGINE) return readRun(runs, key);
  await oneAtATime(key.userId, async () => {
    const drawn = draw(stageOf(lab, input.stage - 1), open.seed);
    const grade = await runs.grader.grade(drawn, { texts: { log: saved.log } });
    const now = runs.clock.now();
    await runs.db.transaction().execute(async (trx) => {
      const run = await lockRun(trx, key);
      // The log went on while it was graded: that grade is of another one.
      if (run?.version !== saved.version) return;
      await upsertGrade(trx, key, input.stage, { log: saved.log, grade, engine: ENGINE, now });
    });
  });
  return readRun(runs, key);
}

async function openRun({ db, clock, secret }: Exercises, key: RunKey): Promise<OpenRun> {
  const { userId, labId } = key;
  const row = await requireOwnLab(db, userId, { labId, now: clock.now() });
  const found = await findRun(db, key);
  if (!found) throw notFound('This lab runs at its vendor.');
  const until = requireLabYear({ ...row, lab_until: row.expires_at }, clock.now());
  return {
    found,
    seed: found.seed ?? seedFor(found.lab, { secret, key: `lab:${labId}:${userId}` }),
    lab: {
      labId,
      name: row.name,
      uniqueName: row.unique_name,
      expiresAt: until.toISOString(),
    },
  };
}

async function store(
  { db, clock }: Exercises,
  key: RunKey,
  { found, seed }: OpenRun,
  { log, hints, definitionVersion, baseVersion }: Schema<'LabLogInput'>,
): Promise<Schema<'SavedLabLog'>> {
  if (definitionVersion !== found.version) throw conflict(changed);
  const begun = { definitionVersion, seed };
  return db.transaction().execute(async (trx) => {
    await lockRun(trx, key);
    await requireContinued(trx, key, log);
    const saved = await upsertLog(trx, key, begun, {
      log,
      hints,
      baseVersion,
      now: clock.now(),
    });
    if (!saved) throw conflict(savedElsewhere);
    return saved;
  });
}

/** What met a stage stays: the log continues from there. */
async function requireContinued(trx: Kysely<DB>, key: RunKey, log: string): Promise<void> {
  const grades = await selectGrades(trx, key);
  if (!isContinuedLog(log, startLog(grades, openStage(grades)))) throw conflict(savedElsewhere);
}
