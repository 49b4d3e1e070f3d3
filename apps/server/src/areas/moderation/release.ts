import type { Schema } from '@uplink/api-client';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { Refusal } from '../../plugins/errors/errors.ts';
import { tellOfQuestion, tellOfResponse } from '../discussions/discussion-notices.ts';
import { findLesson } from '../learning/lesson-access.ts';

/** Nothing where a person has no access; other errors stay errors. */
function refusedAsNone(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

/** Tells those who wait for it of a post that was held until now. */
export async function release(
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
  // The author lost the lesson meanwhile: the post is shown, and no one is told.
  if (!reached) return;
  const { lesson } = reached;
  const at = { lesson, userId: author.id, isMentor: false };
  const question = { id: found.id, title: found.title };
  if (kind === 'question') await tellOfQuestion(trx, at, { question, now });
  else await tellOfResponse(trx, at, { question, responseId: found.content_id, now });
}
