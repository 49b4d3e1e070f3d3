import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { learnerMarkdownToHtml } from '../../html/markdown.ts';
import { conflict, forbidden, notFound } from '../../plugins/errors/errors.ts';
import { holdLinks, recheck, refuseNewAccountFlood } from '../moderation/new-accounts.ts';
import type { Discussion } from './discussion-access.ts';
import { refuseFlood, takeEdit, takeTurn } from './discussion-flood.ts';
import { tellOfResponse } from './discussion-notices.ts';
import { findResponse } from './discussions.repository.ts';
import { follow, getQuestion, lockQuestion, requireWords } from './questions.service.ts';

type Db = Kysely<DB>;

async function getResponse(
  db: Db,
  at: Discussion,
  questionId: number,
  id: number,
): Promise<Schema<'Response'>> {
  await getQuestion(db, at, questionId);
  const response = await findResponse(db, at, questionId, id);
  if (!response) throw notFound("This response doesn't exist or was deleted.");
  return response;
}

/** Stores a response and tells the followers. The last one sent again, after a lost reply, is no second one. */
export async function respond(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  at: Discussion,
  questionId: number,
  body: string,
): Promise<Schema<'Response'>> {
  requireWords({ body });
  const now = clock.now();
  // Before the text is converted, and once more with the turn taken.
  const check = async (trx: Db) => {
    const question = await getOpenQuestion(trx, at, questionId);
    const own = await findLast(trx, at.userId, questionId);
    const isRepeated = own?.body === body && own.deleted_at === null;
    if (isRepeated) return { question, own, repeated: own.id };
    await refuseFlood(trx, 'lesson_response', at.userId, now);
    await refuseNewAccountFlood(trx, at.userId, now);
    return { question, own, repeated: undefined };
  };
  const { repeated } = await check(db);
  if (repeated !== undefined) return getResponse(db, at, questionId, repeated);
  // A long text takes a while, and a transaction would keep everyone else who responds waiting.
  const html = learnerMarkdownToHtml(body);
  const id = await db.transaction().execute(async (trx) => {
    await takeTurn(trx, at.userId);
    await lockQuestion(trx, questionId);
    const { question, own, repeated: meanwhile } = await check(trx);
    if (meanwhile !== undefined) return meanwhile;
    const response = await trx
      .insertInto('lesson_response')
      .values({ question_id: questionId, user_id: at.userId, body, html, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    // Someone who stopped following and answers again doesn't follow again.
    if (!own) await follow(trx, questionId, at.userId);
    const posted = { authorId: at.userId, texts: [body], now };
    const isHeld = await holdLinks(trx, { kind: 'response', contentId: response.id, ...posted });
    if (!isHeld) await tellOfResponse(trx, at, { question, responseId: response.id, now });
    return response.id;
  });
  return getResponse(db, at, questionId, id);
}

async function getOpenQuestion(db: Db, at: Discussion, id: number): Promise<Schema<'Question'>> {
  const question = await getQuestion(db, at, id);
  if (question.moderation?.status === 'hidden')
    throw conflict("This question was hidden, so you can't respond to it.");
  return question;
}

/** What someone last responded to a question, deleted or not. */
function findLast(db: Db, userId: number, questionId: number) {
  return db
    .selectFrom('lesson_response')
    .select(['id', 'body', 'deleted_at'])
    .where('question_id', '=', questionId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Edits the user's response; the same text again is no change. */
export async function changeResponse(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  at: Discussion,
  key: { questionId: number; id: number },
  body: string,
): Promise<Schema<'Response'>> {
  const response = await getResponse(db, at, key.questionId, key.id);
  if (!response.canEdit) throw forbidden('Only the author can edit this response.');
  requireWords({ body });
  if (response.body === body) return response;
  const now = clock.now();
  await takeEdit(db, at.userId, now);
  const html = learnerMarkdownToHtml(body);
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx, at.userId);
    await trx
      .updateTable('lesson_response')
      .set({ body, html, edited_at: now })
      .where('id', '=', key.id)
      .where('deleted_at', 'is', null)
      .execute();
    const posted = { authorId: at.userId, texts: [body], now };
    await recheck(trx, { kind: 'response', contentId: key.id, ...posted });
  });
  return getResponse(db, at, key.questionId, key.id);
}

export async function deleteResponse(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  at: Discussion,
  key: { questionId: number; id: number },
): Promise<void> {
  const response = await getResponse(db, at, key.questionId, key.id);
  if (!response.canDelete) throw forbidden('Only the author or a mentor can delete this response.');
  await db
    .updateTable('lesson_response')
    .set({ deleted_at: clock.now(), deleted_by: at.userId })
    .where('id', '=', key.id)
    .where('deleted_at', 'is', null)
    .execute();
}
