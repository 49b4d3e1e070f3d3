import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import { lockUntilEnd } from '../../../db/lock-until-end.ts';
import type { DB } from '../../../db/schema.ts';
import { conflict, notFound, stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import {
  countCreatorExams,
  creatorExamOrder,
  type ExamListFilter,
  findCreatorExam,
  listCreatorExams,
  listGraded,
} from './creator-exams.repository.ts';
import { columnsOf, isSame, requireFaultless, writeParts } from './exam-form.ts';
import { itemStatistics } from './item-statistics.rules.ts';

const missing = 'This exam does not exist.';

interface Deps {
  db: Kysely<DB>;
  clock: Clock;
}

export async function listExamsOfOwner(
  db: Kysely<DB>,
  ownerId: number,
  query: ExamListFilter & WindowQuery,
): Promise<Schema<'CreatorExamPage'>> {
  const window = openWindow(creatorExamOrder, query);
  const [found, total] = await Promise.all([
    listCreatorExams(db, ownerId, query, window),
    countCreatorExams(db, ownerId, query),
  ]);
  const { rows, cursors } = toPage(window, found, ({ place }) => place);
  return {
    data: rows.map(({ place: _, updatedAt, ...row }) => ({
      ...row,
      updatedAt: updatedAt.toISOString(),
    })),
    paging: { pageSize: window.pageSize, total, ...cursors },
  };
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
