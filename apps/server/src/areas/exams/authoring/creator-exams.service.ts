import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@uplink/api-client';
import { required, VALIDATION } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import { lockUntilEnd } from '../../../db/lock-until-end.ts';
import type { DB } from '../../../db/schema.ts';
import { sanitize } from '../../../html/sanitize.ts';
import { conflict, notFound, stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { paging } from '../../paging.ts';
import { findAuthored } from '../../products/authored.ts';
import { blueprintFaults, drawPaper } from './blueprint.rules.ts';
import {
  type ExamListFilter,
  findCreatorExam,
  listCreatorExams,
  listDrawable,
  listGraded,
} from './creator-exams.repository.ts';
import { replaceChecklist, replaceModules, replaceQuestions } from './exam-parts.repository.ts';
import { itemStatistics } from './item-statistics.rules.ts';

const missing = 'This exam does not exist.';

interface Deps {
  db: Kysely<DB>;
  clock: Clock;
}

export async function listExamsOfOwner(
  db: Kysely<DB>,
  ownerId: number,
  filter: ExamListFilter,
): Promise<Schema<'CreatorExamPage'>> {
  const { data, total } = await listCreatorExams(db, ownerId, filter);
  return { data, paging: paging('/creator/exams', { ...filter }, total) };
}

export async function readCreatorExam(
  db: Kysely<DB>,
  ownerId: number,
  id: number,
): Promise<Schema<'CreatorExam'>> {
  const exam = await findCreatorExam(db, ownerId, { id });
  if (!exam) throw notFound(missing);
  return exam;
}

/** Creates an exam. The same one sent again, after a lost response, is not created twice. */
export async function addExam(
  { db, clock }: Deps,
  ownerId: number,
  form: Schema<'ExamForm'>,
): Promise<Schema<'CreatorExam'>> {
  await requireFaultless(db, ownerId, form);
  return db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `exam-name:${form.uniqueName}`);
    const there = await findCreatorExam(trx, ownerId, { uniqueName: form.uniqueName });
    if (there && isSame(there, form)) return there;
    await requireFreeName(trx, form.uniqueName);
    const now = clock.now();
    const { id } = await trx
      .insertInto('assessment')
      .values({ owner_id: ownerId, created_at: now, updated_at: now, ...columnsOf(form) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeParts(trx, { id, ownerId, present: [] }, form);
    return readCreatorExam(trx, ownerId, id);
  });
}

/** Changes an exam that is still as its author saw it. Attempts keep what they were started with. */
export async function changeExam(
  { db, clock }: Deps,
  ownerId: number,
  id: number,
  { version, ...form }: Schema<'ExamChange'>,
): Promise<Schema<'CreatorExam'>> {
  await readCreatorExam(db, ownerId, id);
  await requireFaultless(db, ownerId, form);
  return db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `exam-form:${id}`);
    const stored = await readCreatorExam(trx, ownerId, id);
    if (isSame(stored, form)) return stored;
    requireVersion(stored, version);
    if (stored.kind !== form.kind) throw unprocessable("An exam's kind can't change.");
    if (stored.uniqueName !== form.uniqueName) await requireFreeName(trx, form.uniqueName);
    await trx
      .updateTable('assessment')
      .set({ ...columnsOf(form), version: sql`version + 1`, updated_at: clock.now() })
      .where('id', '=', id)
      .execute();
    const present = stored.questions.map(({ question, weight }) => ({ id: question.id, weight }));
    await writeParts(trx, { id, ownerId, present }, form);
    return readCreatorExam(trx, ownerId, id);
  });
}

/** Deletes an exam; completed attempts and their points stay. */
export async function removeExam(
  { db, clock }: Deps,
  ownerId: number,
  id: number,
  version: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `exam-form:${id}`);
    requireVersion(await readCreatorExam(trx, ownerId, id), version);
    await trx
      .updateTable('assessment')
      .set({ deleted_at: clock.now(), is_public: false })
      .where('id', '=', id)
      .execute();
  });
}

/** The results of all attempts, with how each question did. */
export async function readExamResults(
  db: Kysely<DB>,
  ownerId: number,
  id: number,
): Promise<Schema<'CreatorExamResults'>> {
  await readCreatorExam(db, ownerId, id);
  const attempts = await listGraded(db, id);
  const sum = attempts.reduce((total, { percent }) => total + percent, 0);
  return {
    attempts: attempts.length,
    passed: attempts.filter(({ passed }) => passed).length,
    averagePercent: attempts.length === 0 ? null : Math.round(sum / attempts.length),
    items: itemStatistics(attempts).slice(0, 500),
  };
}

function requireVersion(stored: Schema<'CreatorExam'>, version: number): void {
  if (stored.version === version) return;
  throw stale({ status: 'changed', version: stored.version, by: null, date: stored.updatedAt });
}

async function requireFreeName(trx: Kysely<DB>, uniqueName: string): Promise<void> {
  const taken = await trx
    .selectFrom('assessment')
    .select('id')
    .where('unique_name', '=', uniqueName)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (taken) throw conflict('Another exam has this address. Choose another one.');
}

async function requireFaultless(
  db: Kysely<DB>,
  ownerId: number,
  form: Schema<'ExamForm'>,
): Promise<void> {
  const topics = form.blueprint.map(({ topic }) => topic);
  const faults = form.isPublic
    ? blueprintFaults(form.blueprint, await listDrawable(db, ownerId, topics))
    : {};
  const title = required(form.title);
  if (title) faults.title = title;
  if (form.isPublic && form.blueprint.length === 0) faults.blueprint = VALIDATION.required;
  if (form.isPublic && form.moduleIds.length === 0) faults.moduleIds = VALIDATION.required;
  for (const moduleId of new Set(form.moduleIds)) {
    if (!(await findAuthored(db, { id: ownerId }, moduleId))) faults.moduleIds = VALIDATION.pattern;
  }
  const [first] = Object.values(faults);
  if (first) throw unprocessable(first, faults);
}

interface ExamPlace {
  id: number;
  ownerId: number;
  /** The questions it has. */
  present: readonly { id: number; weight: number }[];
}

async function writeParts(
  trx: Kysely<DB>,
  { id, ownerId, present }: ExamPlace,
  form: Schema<'ExamForm'>,
): Promise<void> {
  await replaceModules(trx, id, form.moduleIds);
  await replaceChecklist(trx, id, form.checklist);
  const topics = form.blueprint.map(({ topic }) => topic);
  const bank = await listDrawable(trx, ownerId, topics);
  const ids = present.map((one) => one.id);
  // What a question counted in this exam stays, whatever the bank says by now.
  const paper = drawPaper(form.blueprint, bank, ids).map((one) => ({
    ...one,
    weight: present.find(({ id: kept }) => kept === one.id)?.weight ?? one.weight,
  }));
  await replaceQuestions(trx, id, paper);
}

const columnsOf = (form: Schema<'ExamForm'>) => ({
  kind: form.kind,
  unique_name: form.uniqueName,
  title: form.title,
  description: sanitize(form.description),
  duration_minutes: form.durationMinutes,
  attempts_allowed: form.attemptsAllowed,
  pass_percent: form.passPercent,
  cooldown_minutes: form.cooldownMinutes,
  is_shuffled: form.isShuffled,
  answers_shown: form.answersShown,
  xp_points: form.xpPoints,
  is_public: form.isPublic,
  blueprint: JSON.stringify(form.blueprint),
});

/** Whether a stored exam is what someone sends. */
function isSame(
  stored: Schema<'CreatorExam'>,
  { description, moduleIds, ...form }: Schema<'ExamForm'>,
): boolean {
  const words = Object.fromEntries(
    Object.keys(form).map((field) => [field, stored[field as keyof typeof form]]),
  );
  const ids = (all: readonly number[]) => all.toSorted((one, other) => one - other);
  return (
    isDeepStrictEqual(words, form) &&
    isDeepStrictEqual(ids(stored.moduleIds), ids(moduleIds)) &&
    stored.description === sanitize(description)
  );
}
