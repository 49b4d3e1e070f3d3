import type { Schema } from '@uplink/api-client';
import { COMMENTS_PER_SUBMISSION, type PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { conflict, notFound, stale } from '../../plugins/errors/errors.ts';
import { countComments, findComment, listComments, saveDraft } from './comments.repository.ts';
import { requireReviewable, requireSubmission, type SubmissionKey } from './review.service.ts';
import { lockSubmission, readCurrent } from './submission-changes.repository.ts';

type Db = Kysely<DB>;
type Comment = Schema<'SubmissionComment'>;

export interface CommentKey extends SubmissionKey {
  id: string;
}

const missing = () => notFound('This comment does not exist.');

/** The comments on a submission, for its owner and its mentors. */
export async function readComments(
  db: Db,
  clock: Clock,
  person: PolicyPerson,
  key: SubmissionKey,
): Promise<Comment[]> {
  await requireSubmission(db, person, key, clock.now());
  return listComments(db, key.submissionId, person.id);
}

/** Keeps a mentor's draft on the attempt they see; an older attempt gets no more comments. */
export async function saveComment(
  db: Db,
  clock: Clock,
  mentor: PolicyPerson,
  { key, input }: { key: CommentKey; input: Schema<'SubmissionCommentInput'> },
): Promise<Comment> {
  const now = clock.now();
  const { user } = await requireReviewable(db, mentor, key, now);
  const { submissionId, id } = key;
  await db.transaction().execute(async (trx) => {
    const row = await lockSubmission(trx, key.homeworkId, user.id);
    if (row.status !== 'pending' || row.version !== input.version)
      throw stale(await readCurrent(trx, row));
    const known = await findComment(trx, submissionId, id);
    if (!known && (await countComments(trx, submissionId)) >= COMMENTS_PER_SUBMISSION)
      throw conflict(`A submission can have up to ${COMMENTS_PER_SUBMISSION} comments.`);
    const isSaved = await saveDraft(trx, { ...input, id, submissionId, authorId: mentor.id, now });
    if (!isSaved) throw conflict('This comment was sent already.');
  });
  return requireComment(db, submissionId, id);
}

/** Says that the newest attempt settles what was asked for on an earlier one, or that it is open again. */
export async function settleComment(
  db: Db,
  clock: Clock,
  mentor: PolicyPerson,
  { key, isFixed }: { key: CommentKey; isFixed: boolean },
): Promise<Comment> {
  const { user } = await requireReviewable(db, mentor, key, clock.now());
  await db.transaction().execute(async (trx) => {
    const row = await lockSubmission(trx, key.homeworkId, user.id);
    const comment = await findComment(trx, key.submissionId, key.id);
    if (!comment || (comment.isDraft && comment.author.id !== mentor.id)) throw missing();
    // A repeat keeps the attempt that settled it.
    if (isFixed === (comment.fixedIn !== null)) return;
    if (comment.isDraft || comment.version >= row.version)
      throw conflict('Only comments on earlier attempts can be marked as fixed.');
    await trx
      .updateTable('submission_comment')
      .set({ fixed_in: isFixed ? row.version : null })
      .where('id', '=', key.id)
      .execute();
  });
  return requireComment(db, key.submissionId, key.id);
}

/** Removes an own draft; one that is gone already is no fault. */
export async function deleteComment(
  db: Db,
  clock: Clock,
  mentor: PolicyPerson,
  key: CommentKey,
): Promise<void> {
  await requireReviewable(db, mentor, key, clock.now());
  const removed = await db
    .deleteFrom('submission_comment')
    .where('id', '=', key.id)
    .where('submission_id', '=', key.submissionId)
    .where('author_id', '=', mentor.id)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw missing();
}

async function requireComment(db: Db, submissionId: number, id: string): Promise<Comment> {
  const comment = await findComment(db, submissionId, id);
  if (!comment) throw missing();
  return comment;
}
