import type { Schema } from '@uplink/api-client';
import { required, VALIDATION } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { learnerMarkdownToHtml } from '../../html/markdown.ts';
import { conflict, forbidden, notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { holdLinks, recheck, refuseNewAccountFlood } from '../moderation/new-accounts.ts';
import { paging } from '../paging.ts';
import type { Discussion } from './discussion-access.ts';
import { refuseFlood, takeEdit, takeTurn } from './discussion-flood.ts';
import { tellOfQuestion } from './discussion-notices.ts';
import {
  countQuestions,
  findQuestion,
  selectQuestions,
  selectResponses,
} from './discussions.repository.ts';

type Db = Kysely<DB>;

interface PageQuery {
  page: number;
  pageSize: number;
}

const sliceOf = ({ page, pageSize }: PageQuery) => ({ limit: pageSize, offset: page * pageSize });

export async function listQuestions(
  db: Db,
  at: Discussion,
  query: PageQuery,
): Promise<Schema<'QuestionPage'>> {
  const [data, total] = await Promise.all([
    selectQuestions(db, at, sliceOf(query)),
    countQuestions(db, at),
  ]);
  const path = `/modules/${at.lesson.id}/questions`;
  return { lesson: at.lesson, data, paging: paging(path, { ...query }, total) };
}

export async function readQuestion(
  db: Db,
  at: Discussion,
  id: number,
  query: PageQuery,
): Promise<Schema<'QuestionDetail'>> {
  const question = await getQuestion(db, at, id);
  const data = await selectResponses(db, at, id, sliceOf(query));
  const path = `/modules/${at.lesson.id}/questions/${id}`;
  return {
    lesson: at.lesson,
    question,
    responses: { data, paging: paging(path, { ...query }, question.responseCount) },
  };
}

/** A question of this lesson that was not taken out. */
export async function getQuestion(db: Db, at: Discussion, id: number): Promise<Schema<'Question'>> {
  const question = await findQuestion(db, at, id);
  if (!question) throw notFound("This question doesn't exist or was deleted.");
  return question;
}

/** Stores a question. Repeating the last one, after a lost response, doesn't create a second. */
export async function askQuestion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  at: Discussion,
  { moduleId, title, body }: Schema<'QuestionInput'>,
): Promise<Schema<'Question'>> {
  if (moduleId !== at.lesson.id) {
    throw unprocessable("The lesson doesn't match the address.", { moduleId: VALIDATION.pattern });
  }
  requireWords({ title, body });
  const now = clock.now();
  // Before the text is converted, and once more with the turn taken.
  const findRepeated = async (trx: Db) => {
    const same = await findLastIfSame(trx, at.userId, { moduleId, title, body });
    if (same !== undefined) return same;
    await refuseFlood(trx, 'lesson_question', at.userId, now);
    await refuseNewAccountFlood(trx, at.userId, now);
    return undefined;
  };
  const repeated = await findRepeated(db);
  if (repeated !== undefined) return getQuestion(db, at, repeated);
  // A long text takes a while, and a transaction would keep the author's other posts waiting.
  const html = learnerMarkdownToHtml(body);
  const id = await db.transaction().execute(async (trx) => {
    await takeTurn(trx, at.userId);
    const meanwhile = await findRepeated(trx);
    if (meanwhile !== undefined) return meanwhile;
    const question = await trx
      .insertInto('lesson_question')
      .values({ module_id: moduleId, user_id: at.userId, title, body, html, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await follow(trx, question.id, at.userId);
    const posted = { authorId: at.userId, texts: [title, body], now };
    const isHeld = await holdLinks(trx, { kind: 'question', contentId: question.id, ...posted });
    if (!isHeld) await tellOfQuestion(trx, at, { question: { id: question.id, title }, now });
    return question.id;
  });
  return getQuestion(db, at, id);
}

/** The last question of someone, if it is this one. */
async function findLastIfSame(
  db: Db,
  userId: number,
  { moduleId, title, body }: Schema<'QuestionInput'>,
): Promise<number | undefined> {
  const last = await db
    .selectFrom('lesson_question')
    .select(['id', 'title', 'body', 'module_id', 'deleted_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.deleted_at !== null) return undefined;
  const isSame = last.title === title && last.body === body && last.module_id === moduleId;
  return isSame ? last.id : undefined;
}

/** Edits the user's question; the same text again is no change. */
export async function changeQuestion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  at: Discussion,
  id: number,
  { title, body }: Schema<'QuestionChange'>,
): Promise<Schema<'Question'>> {
  const question = await getQuestion(db, at, id);
  if (!question.canEdit) throw forbidden('Only the author can edit this question.');
  requireWords({ title, body });
  if (question.title === title && question.body === body) return question;
  const now = clock.now();
  await takeEdit(db, at.userId, now);
  const html = learnerMarkdownToHtml(body);
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx, at.userId);
    await trx
      .updateTable('lesson_question')
      .set({ title, body, html, edited_at: now })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
    const texts = [title, body];
    await recheck(trx, { kind: 'question', contentId: id, authorId: at.userId, texts, now });
  });
  return getQuestion(db, at, id);
}

/**
 * Deletes a question. Authors can't once others have answered, because the answers would go too.
 */
export async function deleteQuestion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  at: Discussion,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockQuestion(trx, id);
    const question = await getQuestion(trx, at, id);
    if (!question.canDelete) {
      if (!question.canEdit)
        throw forbidden('Only the author or a mentor can delete this question.');
      throw conflict('Others have answered. Only a mentor can delete this question now.');
    }
    await trx
      .updateTable('lesson_question')
      .set({ deleted_at: clock.now(), deleted_by: at.userId })
      .where('id', '=', id)
      .execute();
  });
}

/** A response and a deletion do not pass each other. */
export async function lockQuestion(trx: Db, id: number): Promise<void> {
  await trx
    .selectFrom('lesson_question')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function follow(db: Db, questionId: number, userId: number): Promise<void> {
  await db
    .insertInto('lesson_question_follower')
    .values({ question_id: questionId, user_id: userId })
    .onConflict((onConflict) => onConflict.doNothing())
    .execute();
}

export async function unfollow(db: Db, questionId: number, userId: number): Promise<void> {
  await db
    .deleteFrom('lesson_question_follower')
    .where('question_id', '=', questionId)
    .where('user_id', '=', userId)
    .execute();
}

/** Refuses texts that hold nothing but spaces, each by its field. */
export function requireWords(texts: Record<string, string>): void {
  const faults = Object.entries(texts).flatMap(([field, text]) => {
    const fault = required(text);
    return fault ? [[field, fault] as const] : [];
  });
  const [first] = faults;
  if (first) throw unprocessable(first[1], Object.fromEntries(faults));
}
