import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@uplink/api-client';
import { questionFaults, required, VALIDATION } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import { lockUntilEnd } from '../../db/lock-until-end.ts';
import type { DB } from '../../db/schema.ts';
import { notFound, stale, unprocessable } from '../../plugins/errors/errors.ts';
import type { Grader } from '../exercises/grading/grader.ts';
import { openWindow, toPage, type WindowQuery } from '../keyset.ts';
import { type BankQuestionForm, writeAnswers } from './authoring/bank-question.service.ts';
import { unprovedQuestions } from './prove-questions.ts';
import { questionError } from './question.rules.ts';
import {
  type BankFilter,
  bankOrder,
  countBank,
  findBankQuestion,
  listBank,
  listTopics,
} from './questions.repository.ts';

const missing = 'This question does not exist.';

interface Deps {
  db: Kysely<DB>;
  clock: Clock;
  grader: Grader;
}

/** A page of someone's own bank, with its topics. */
export async function readBank(
  db: Kysely<DB>,
  ownerId: number,
  { cursor, pageSize, ...filter }: BankFilter & WindowQuery,
): Promise<Schema<'BankQuestionPage'>> {
  const window = openWindow(bankOrder, { cursor, pageSize });
  const [found, total, topics] = [
    await listBank(db, ownerId, filter, window),
    await countBank(db, ownerId, filter),
    await listTopics(db, ownerId),
  ];
  const { rows, cursors } = toPage(window, found, ({ id }) => [id]);
  return { data: rows, keyset: { pageSize: window.pageSize, total, ...cursors }, topics };
}

export async function readBankQuestion(
  db: Kysely<DB>,
  ownerId: number,
  id: number,
): Promise<Schema<'BankQuestion'>> {
  const question = await findBankQuestion(db, ownerId, { id });
  if (!question) throw notFound(missing);
  return question;
}

/** Adds a question; one with the same change id was added before. */
export async function addToBank(
  { db, clock, grader }: Deps,
  ownerId: number,
  { changeId, ...form }: Schema<'BankQuestionCreation'>,
): Promise<Schema<'BankQuestion'>> {
  await requireFaultless(grader, form);
  return db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `bank:${ownerId}:${changeId}`);
    const there = await findBankQuestion(trx, ownerId, { creationId: changeId });
    if (there) return there;
    const now = clock.now();
    const { id } = await trx
      .insertInto('bank_question')
      .values({
        owner_id: ownerId,
        creation_id: changeId,
        created_at: now,
        updated_at: now,
        ...columnsOf(form),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAnswers(trx, id, form);
    return readBankQuestion(trx, ownerId, id);
  });
}

/** Changes a question that is still as its author saw it; attempts keep their own copy. */
export async function changeInBank(
  { db, clock, grader }: Deps,
  ownerId: number,
  id: number,
  { version, ...form }: Schema<'BankQuestionChange'>,
): Promise<Schema<'BankQuestion'>> {
  await requireFaultless(grader, form);
  return db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `bank-question:${id}`);
    const stored = await readBankQuestion(trx, ownerId, id);
    // The same change sent again, after a lost response, finds it made.
    if (isSame(stored, form)) return stored;
    requireVersion(stored, version);
    await trx
      .updateTable('bank_question')
      .set({ ...columnsOf(form), version: sql`version + 1`, updated_at: clock.now() })
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('bank_answer').where('question_id', '=', id).execute();
    await writeAnswers(trx, id, form);
    return readBankQuestion(trx, ownerId, id);
  });
}

/** Takes a question out of the bank; exams that ask it keep it until they are saved again. */
export async function removeFromBank(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ownerId: number,
  id: number,
  version: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `bank-question:${id}`);
    requireVersion(await readBankQuestion(trx, ownerId, id), version);
    await trx
      .updateTable('bank_question')
      .set({ deleted_at: clock.now() })
      .where('id', '=', id)
      .execute();
  });
}

function requireVersion(stored: Schema<'BankQuestion'>, version: number): void {
  if (stored.version === version) return;
  throw stale({ status: 'changed', version: stored.version, by: null, date: stored.updatedAt });
}

async function requireFaultless(grader: Grader, form: BankQuestionForm): Promise<void> {
  const topic = required(form.topic);
  const faults = { ...questionFaults(form), ...(topic && { topic }) };
  const [first] = Object.entries(faults);
  if (!first) {
    const unasked = questionError(form) ?? (await unprovedQuestions(grader, [form])).get(0);
    if (unasked) throw unprocessable(unasked, { question: unasked });
    return;
  }
  const fields = Object.entries(faults).map(([field, fault]) => [
    field.replace(/\[(\d+)\]/g, '.$1'),
    fault,
  ]);
  throw unprocessable(first[1] ?? VALIDATION.required, Object.fromEntries(fields));
}

const columnsOf = ({
  type,
  question,
  explanation,
  link,
  topic,
  difficulty,
  weight = 1,
}: BankQuestionForm) => ({
  type,
  question,
  explanation: explanation || null,
  link: link || null,
  topic: topic.trim(),
  difficulty,
  weight,
});

function isSame(stored: Schema<'BankQuestion'>, form: BankQuestionForm): boolean {
  const words = (one: BankQuestionForm) => ({
    ...columnsOf(one),
    answers: one.answers.map(({ answer, isCorrect }) => ({ answer, isCorrect })),
  });
  return isDeepStrictEqual(words(stored), words(form));
}
