import type { Schema } from '@uplink/api-client';
import {
  canReviewTo,
  isSubmissionAsSeen,
  may,
  type PolicyPerson,
  submissionPath,
} from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { conflict, foreignSubmission, notFound, stale } from '../../plugins/errors/errors.ts';
import { settleLesson } from '../learning/lesson-done.ts';
import { requireFree, unclaimed } from '../mentoring/claims.ts';
import { isMentorOf } from '../mentoring/scope.ts';
import { homeworkWaiting } from '../mentoring/waiting-time.ts';
import { about } from '../notifications/about.ts';
import { notify, settleNotices } from '../notifications/notify.ts';
import { sendDrafts } from './comments.repository.ts';
import { askedTask } from './exercise-items.ts';
import { findHomework, toTask } from './homework.repository.ts';
import { requireSettled } from './open-remarks.ts';
import { findSubmission, getSubmission } from './submission.repository.ts';
import {
  findChange,
  insertEvent,
  insertMessage,
  lockSubmission,
  readCurrent,
} from './submission-changes.repository.ts';

type Db = Kysely<DB>;

export interface SubmissionKey {
  homeworkId: number;
  submissionId: number;
}

/** A submission for its owner or a mentor of its product; others get a 403. */
export async function requireSubmission(
  db: Db,
  person: PolicyPerson,
  key: SubmissionKey,
  now: Date,
) {
  const found = await findSubmission(
    db,
    { submissionId: key.submissionId },
    { now, readerId: person.id },
  );
  if (found?.submission.homeworkId !== key.homeworkId) {
    throw notFound('This submission does not exist.');
  }
  const learnerId = found.submission.user.id;
  const isOwner = learnerId === person.id;
  const isMentored = await isMentorOf(db, person.id, found.productId);
  const canReview = may(person, 'reviewHomework', { learnerId, isMentored });
  if (!isOwner && !canReview) throw foreignSubmission();
  return { ...found, isOwner, canReview };
}

export async function readReviewedSubmission(
  db: Db,
  person: PolicyPerson,
  key: SubmissionKey,
  now: Date,
): Promise<Schema<'ReviewedSubmission'>> {
  const { submission, canReview, productId } = await requireSubmission(db, person, key, now);
  const [homework, waiting] = await Promise.all([
    findHomework(db, key.homeworkId),
    homeworkWaiting(db, productId, now),
  ]);
  if (!homework) throw notFound('This submission does not exist.');
  return {
    homework: askedTask(toTask(homework), submission.user.id, true),
    submission,
    canReview,
    waiting,
  };
}

/** The same for who decides on it: a mentor of its product. */
export async function requireReviewable(
  db: Db,
  mentor: PolicyPerson,
  key: SubmissionKey,
  now: Date,
): Promise<Schema<'Submission'>> {
  const { submission, canReview } = await requireSubmission(db, mentor, key, now);
  if (!canReview) throw foreignSubmission();
  return submission;
}

/**
 * A mentor accepts a submission, sends it back or opens it again, if it still is as they saw it, with what
 * they wrote about it; its learner is notified once.
 */
export async function reviewSubmission(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mentor: PolicyPerson,
  key: SubmissionKey,
  { status, expected, changeId, message }: Schema<'SubmissionStatusInput'>,
): Promise<Schema<'Submission'>> {
  const now = clock.now();
  const submission = await requireReviewable(db, mentor, key, now);
  await db.transaction().execute(async (trx) => {
    const row = await lockSubmission(trx, key.homeworkId, submission.user.id);
    const repeated = await findChange(trx, row.id, changeId);
    if (repeated?.actorId === mentor.id && repeated.status === status) return;
    if (repeated) throw conflict('A different decision was already sent with this id.');
    const current = () => readCurrent(trx, row);
    if (!canReviewTo(row.status, status) || !isSubmissionAsSeen(expected, row)) {
      throw stale(await current());
    }
    await requireFree(trx, row, { reviewerId: mentor.id, now, current });
    if (status === 'complete') await requireSettled(trx, row);
    await sendDrafts(trx, { submissionId: row.id, authorId: mentor.id, now });
    // Sent only with the decision: the message of a refused decision would confuse the learner.
    if (message !== undefined)
      await insertMessage(trx, { submissionId: row.id, authorId: mentor.id, message, now });
    await trx
      .updateTable('homework_submission')
      .set({ status, reviewed_by: mentor.id, reviewed_at: now, updated_at: now, ...unclaimed })
      .where('id', '=', row.id)
      .execute();
    await insertEvent(trx, {
      submissionId: row.id,
      actorId: mentor.id,
      status,
      version: row.version,
      changeId,
      now,
    });
    await settleNotices(trx, about.homeworkReview(row.id));
    await notify(trx, {
      userId: submission.user.id,
      kind: status === 'complete' ? 'accepted' : 'sentBack',
      about: about.lesson(submission.moduleId),
      type: status === 'complete' ? 'info' : 'alert',
      message:
        status === 'complete'
          ? `${submission.title} was accepted.`
          : `${submission.title} was sent back. See what to change.`,
      url: submissionPath('homeworks', key.homeworkId, key.submissionId),
      occasion: `homework-reviewed:${row.id}:${row.version}:${status}:${now.getTime()}`,
      now,
    });
    if (status === 'complete')
      await settleLesson(trx, submission.user.id, submission.moduleId, clock);
  });
  return getSubmission(db, { submissionId: key.submissionId }, { now, readerId: mentor.id });
}
