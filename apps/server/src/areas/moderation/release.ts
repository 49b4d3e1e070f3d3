import type { Schema } from '@uplink/api-client';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { Refusal } from '../../plugins/errors/errors.ts';
import { tellOfQuestion, tellOfResponse } from '../discussions/discussion-notices.ts';
import { tellOfMessage } from '../homeworks/message-notices.ts';
import { findLesson } from '../learning/lesson-access.ts';

/** Nothing where a person has no access; other errors stay errors. */
function refusedAsNone(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

/** Tells those who wait for it of a text that was held until now. No one waits for a review. */
export async function release(
  trx: Transaction<DB>,
  item: Schema<'ModerationItem'>,
  now: Date,
): Promise<void> {
  if (item.kind === 'message') await releaseMessage(trx, item, now);
  if (item.kind === 'question' || item.kind === 'response') await releasePost(trx, item, now);
}

async function releaseMessage(
  trx: Transaction<DB>,
  { id, author }: Schema<'ModerationItem'>,
  now: Date,
): Promise<void> {
  const found = await trx
    .selectFrom('moderation_case as c')
    .innerJoin('submission_message as m', 'm.id', 'c.content_id')
    .innerJoin('homework_submission as s', 's.id', 'm.submission_id')
    .innerJoin('homework as h', 'h.id', 's.homework_id')
    .innerJoin('authored_lesson as l', 'l.module_id', 'h.module_id')
    .select([
      'm.id as messageId',
      's.id as submissionId',
      's.homework_id as homeworkId',
      's.user_id as learnerId',
      'l.product_id as productId',
      'h.title',
    ])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (found) await tellOfMessage(trx, { ...found, authorId: author.id, now });
}

async function releasePost(
  trx: Transaction<DB>,
  { id, author, kind }: Schema<'ModerationItem'>,
  now: Date,
): Promise<void> {
  const found = await trx
    .selectFrom('moderation_case as c')
    .leftJoin('lesson_response as r', (join) =>
      join.onRef('r.id', '=', 'c.content_id').on('r.deleted_at', 'is', null),
    )
    .innerJoin('lesson_question as q', (join) =>
      join
        .on('q.deleted_at', 'is', null)
        .on((eb) =>
          kind === 'question'
            ? eb('q.id', '=', eb.ref('c.content_id'))
            : eb('q.id', '=', eb.ref('r.question_id')),
        ),
    )
    .select(['c.content_id', 'q.id', 'q.title', 'q.module_id'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!found) return;
  const reached = await findLesson(trx, author.id, found.module_id).catch(refusedAsNone);
  // The author has lost the lesson: the post is shown, and no one is notified.
  if (!reached) return;
  const { lesson } = reached;
  const at = { lesson, userId: author.id, isMentor: false };
  const question = { id: found.id, title: found.title };
  if (kind === 'question') await tellOfQuestion(trx, at, { question, now });
  else await tellOfResponse(trx, at, { question, responseId: found.content_id, now });
}
