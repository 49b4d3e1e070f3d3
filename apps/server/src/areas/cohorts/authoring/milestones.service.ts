import type { Schema } from '@uplink/api-client';
import { MilestoneCategory, webAddress } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { sanitize } from '../../../html/sanitize.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import { noteChange } from '../../products/authoring/note-change.ts';
import {
  deleteMilestones,
  insertMilestone,
  listAssessments,
  listAuthoredMilestones,
  moveCohortVersions,
  updateMilestone,
} from './milestones.repository.ts';
import { requireProgram } from './program.ts';

type Person = { id: number };
type Definition = Schema<'MilestoneDefinition'>;
type Stored = Schema<'AuthoredMilestone'>;

/** The milestones of a program, with the exams they may lead to. */
export async function readModuleMilestones(
  db: Kysely<DB>,
  person: Person,
  moduleId: number,
): Promise<Schema<'ModuleMilestones'>> {
  const { id, version } = await requireProgram(db, person, moduleId, 'view');
  const [milestones, assessments] = await Promise.all([
    listAuthoredMilestones(db, id),
    listAssessments(db, person.id, id),
  ]);
  return { version, milestones, assessments };
}

/** Sets the milestones of a program, decided on the version that was seen. Work is never removed. */
export async function replaceModuleMilestones(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  person: Person,
  moduleId: number,
  { version, milestones }: Schema<'ModuleMilestonesInput'>,
): Promise<Schema<'ModuleMilestones'>> {
  const { id } = await requireProgram(db, person, moduleId);
  await refuseFaults(db, { person, programId: id }, milestones);
  await db.transaction().execute(async (trx) => {
    await noteChange(trx, id, { by: person.id, now: clock.now(), version });
    // No learner hands anything in until it is decided which milestones go.
    await sql`select 1 from milestone where module_id = ${id} for update`.execute(trx);
    const stored = new Map((await listAuthoredMilestones(trx, id)).map((one) => [one.id, one]));
    refuseUnknown(stored, milestones);
    const kept = new Set(milestones.map((one) => one.id));
    const removed = [...stored.values()].filter((one) => !kept.has(one.id));
    refuseLoss(removed);
    await deleteMilestones(
      trx,
      removed.map((one) => one.id),
    );
    for (const [index, one] of milestones.entries()) {
      const row = { ...one, description: sanitize(one.description), position: index + 1 };
      if (one.id === null) await insertMilestone(trx, id, row);
      else await updateMilestone(trx, one.id, row);
    }
    const isMoved = milestones.some(
      (one) => one.id !== null && stored.get(one.id)?.dueAfterDays !== one.dueAfterDays,
    );
    if (isMoved) await moveCohortVersions(trx, id);
  });
  return readModuleMilestones(db, person, id);
}

function refuseUnknown(stored: ReadonlyMap<number, Stored>, sent: readonly Definition[]): void {
  const ids = sent.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length || ids.some((id) => !stored.has(id)))
    throw unprocessable("A milestone doesn't belong to this program.");
}

function refuseLoss(removed: readonly Stored[]): void {
  const worked = removed.find(({ workCount }) => workCount > 0);
  if (worked)
    throw unprocessable(
      `Learners already worked on "${worked.title}". A milestone with work can't be removed.`,
    );
}

const assessed: readonly number[] = [MilestoneCategory.exam, MilestoneCategory.sqc];

/** Faults that the contract can't say, by their field. */
async function refuseFaults(
  db: Kysely<DB>,
  { person, programId }: { person: Person; programId: number },
  milestones: readonly Definition[],
): Promise<void> {
  const faults: Record<string, string> = {};
  const assessments = new Map(
    (await listAssessments(db, person.id, programId)).map(({ id, kind }) => [id, kind]),
  );
  for (const [row, { links, category, assessmentId }] of milestones.entries()) {
    for (const [link, { url }] of links.entries()) {
      const fault = webAddress(url);
      if (fault) faults[`milestones[${row}].links[${link}].url`] = fault;
    }
    if (assessmentId === null) continue;
    const kind = assessments.get(assessmentId);
    const wanted = category === MilestoneCategory.sqc ? 'sqc' : 'exam';
    if (!assessed.includes(category) || kind !== wanted)
      faults[`milestones[${row}].assessmentId`] = 'Choose one that fits the category.';
  }
  const [first] = Object.values(faults);
  if (first) throw unprocessable(first, faults);
}
