import type { Schema } from '@uplink/api-client';
import { canReviewTo, isSubmissionAsSeen, submissionPath } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { conflict, foreignSubmission, notFound, stale } from '../../plugins/errors/errors.ts';
import { settleLesson } from '../learning/lesson-done.ts';
import { requireFree, unclaimed } from '../mentoring/claims.ts';
import { isMentorOf } from '../mentoring/scope.ts';
import { notify } from '../notifications/notify.ts';
import { findHomework, toTask } from './homework.repository.ts';
import {
  findChange,
  findSubmission,
  getSubmission,
  insertEvent,
  lockSubmission,
  readCurrent,
} from './submission.repository.ts';

type Db = Kysely<DB>;

export interface SubmissionKey {
  homeworkId: number;
  submissionId: number;
}

/** A submission for its owner or a mentor of its product; others get a 403. */
export async function requireSubmission(db: Db, userId: number, key: SubmissionKey, now: Date) {
  const found = await findSubmission(db, { submissionId: key.submissionId }, now);
  if (found?.submission.homeworkId !== key.homeworkId) {
    throw notFound('This submission does not exist.');
  }
  const isOwner = found.submission.user.id === userId;
  const canReview = !isOwner && (await isMentorOf(db, userId, found.productId));
  if (!isOwner && !canReview) throw foreignSubmission();
  return { ...found, isOwner, canReview };
}

export async function readReviewedSubmission(
  db: Db,
  userId: number,
  key: SubmissionKey,
  now: Date,
): Promise<Schema<'ReviewedSubmission'>> {
  const { submission, canReview } = await requireSubmission(db, userId, key, now);
  const homework = await findHomework(db, key.homeworkId);
  if (!homework) throw notFound('This submission does not exist.');
  return { homework: toTask(homework), submission, canReview };
}

/** The same for who decides on it: a mentor of its product. */
export async function requireReviewable(
  db: Db,
  mentorId: number,
  key: SubmissionKey,
  now: Date,
): Promise<Schema<'Submission'>> {
  const { submission, canReview } = await requireSubmission(db, mentorId, key, now);
  if (!canReview) throw foreignSubmission();
  return submission;
}

/**
 * A mentor accepts a submission, sends it back or opens it again, if it still is as they saw it; its
 * learner is told once.
 */
export async function reviewSubmission(
  db: Db,
  clock: Clock,
  mentorId: number,
  key: SubmissionKey,
  { status, expected, changeId }: Schema<'SubmissionStatusInput'>,
): Promise<Schema<'Submission'>> {
  const now = clock.now();
  const submission = await requireReviewable(db, mentorId, key, now);
  await db.transaction().execute(async (trx) => {
    const row = await lockSubmission(trx, key.homeworkId, submission.user.id);
    const repeated = await findChange(trx, row.id, changeId);
    if (repeated?.actorId === mentorId && repeated.status === status) return;
    if (repeated) throw conflict('A different decision was already sent with this id.');
    if (!canReviewTo(row.status, status) || !isSubmissionAsSeen(expected, row)) {
      throw stale(await readCurrent(trx, row));
    }
    await requireFree(trx, row, mentorId, now);
    await trx
      .updateTable('homework_submission')
      .set({ status, reviewed_by: mentorId, reviewed_at: now, updated_at: now, ...unclaimed })
      .where('id', '=', row.id)
      .execute();
    await insertEvent(trx, {
      submissionId: row.id,
      actorId: mentorId,
      status,
      version: row.version,
      changeId,
      now,
    });
    await notify(trx, {
      userId: submission.user.id,
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
  return getSubmission(db, { submissionId: key.submissionId }, now);
}
