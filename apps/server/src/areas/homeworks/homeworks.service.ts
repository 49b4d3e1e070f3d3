import type { Schema } from '@uplink/api-client';
import { canReviewTo, canSubmitHomework, submissionPath } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { conflict, notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { findDraft } from '../account/drafts.service.ts';
import { isMentorOf, requireOpenLesson } from '../learning/lesson-access.ts';
import { settleLesson } from '../learning/lesson-done.ts';
import { notify } from '../notifications/notify.ts';
import { attachUploads } from '../uploads/attach-uploads.ts';
import { findHomework, findHomeworkOfLesson, toTask } from './homework.repository.ts';
import { missingItems, strangeItem } from './homework-answer.rules.ts';
import { findMentorOf, listMentorsOf } from './mentors.repository.ts';
import {
  findSubmission,
  insertEvent,
  insertMessage,
  lockSubmission,
} from './submission.repository.ts';

type Db = Kysely<DB>;

/** The key of a homework's form draft. */
const draftKey = (homeworkId: number) => `homework:${homeworkId}`;

export async function readTask(
  db: Db,
  userId: number,
  lessonId: number,
): Promise<Schema<'HomeworkTask'>> {
  await requireOpenLesson(db, userId, lessonId);
  const homework = await findHomeworkOfLesson(db, lessonId);
  if (!homework) throw notFound('This lesson has no homework.');
  return toTask(homework);
}

/** A learner's homework with what was handed in, the thread and the draft of the form. */
export async function readHomework(
  db: Db,
  userId: number,
  lessonId: number,
): Promise<Schema<'Homework'>> {
  const { lesson, product } = await requireOpenLesson(db, userId, lessonId);
  const homework = await findHomeworkOfLesson(db, lessonId);
  if (!homework) throw notFound('This lesson has no homework.');
  const [found, formDraft, mentor] = await Promise.all([
    findSubmission(db, { homeworkId: homework.id, userId }),
    findDraft(db, userId, draftKey(homework.id)),
    findMentorOf(db, product.id),
  ]);
  const words = found?.submission.messages.filter(({ isMentor }) => isMentor) ?? [];
  return {
    homeworkId: homework.id,
    moduleId: lessonId,
    challengeId: homework.challenge_id,
    task: toTask(homework),
    lesson,
    status: found?.submission.status ?? 'notSubmitted',
    formDraft,
    submissions: found ? [found.submission] : [],
    feedbackMessage: words.at(-1)?.message ?? null,
    mentor,
  };
}

/** Hands a homework in; mentors of the product are told. */
export async function submitHomework(
  db: Db,
  clock: Clock,
  userId: number,
  homeworkId: number,
  answer: Schema<'HomeworkAnswer'>,
): Promise<Schema<'Submission'>> {
  const { homework, lesson } = await openHomework(db, userId, homeworkId);
  const task = toTask(homework);
  const items = 'items' in answer ? answer.items : undefined;
  const keys = 'filePath' in answer ? [answer.filePath].flat() : undefined;
  if (task.type === 'UPLOAD' && !keys)
    throw unprocessable('Send the files of this homework.', { filePath: 'This field is Required' });
  if (task.type === 'DIGITIZE') checkItems(task, items);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await lockSubmission(trx, homeworkId, userId);
    if (!canSubmitHomework(row.status)) {
      throw conflict('This homework is complete. Your mentor can open it again.');
    }
    const version = row.version + 1;
    if (keys) {
      await attachUploads(trx, {
        userId,
        keys,
        submissionId: row.id,
        version,
        maxFiles: task.maxFiles,
        homeworkId,
      });
    }
    for (const item of items ?? []) {
      await trx
        .insertInto('submission_item')
        .values({
          submission_id: row.id,
          version,
          item_id: item.itemId,
          text_answer: item.textAnswer,
        })
        .execute();
    }
    await trx
      .updateTable('homework_submission')
      .set({ status: 'pending', version, submitted_at: now, updated_at: now })
      .where('id', '=', row.id)
      .execute();
    await insertEvent(trx, {
      submissionId: row.id,
      actorId: userId,
      status: 'pending',
      version,
      now,
    });
    await trx
      .deleteFrom('form_draft')
      .where('user_id', '=', userId)
      .where('key', '=', draftKey(homeworkId))
      .execute();
    for (const mentorId of await listMentorsOf(trx, lesson.product.id)) {
      await notify(trx, {
        userId: mentorId,
        type: 'info',
        message: `${task.title} waits for your review.`,
        url: submissionPath('homeworks', homeworkId, row.id),
        occasion: `homework-submitted:${row.id}:${version}`,
        now,
      });
    }
  });
  return mustFind(db, { homeworkId, userId });
}

function checkItems(
  task: Schema<'HomeworkTask'>,
  items: Schema<'SubmissionItem'>[] | undefined,
): void {
  if (!items)
    throw unprocessable('Send the answers of this homework.', { items: 'This field is Required' });
  const strange = strangeItem(task.sections, items);
  if (strange !== undefined)
    throw unprocessable(`The answer ${strange} belongs to no question of this homework.`);
  const missing = missingItems(task.sections, items);
  const count = Object.keys(missing).length;
  if (count > 0) {
    throw unprocessable(
      count === 1 ? 'One answer is missing.' : `${count} answers are missing.`,
      missing,
    );
  }
}

/** A learner's words to the mentor, before handing in too. */
export async function writeToMentor(
  db: Db,
  clock: Clock,
  userId: number,
  homeworkId: number,
  message: string,
) {
  await openHomework(db, userId, homeworkId);
  const submissionId = await db
    .transaction()
    .execute(async (trx) => (await lockSubmission(trx, homeworkId, userId)).id);
  return postMessage(db, clock, userId, { homeworkId, submissionId }, message);
}

async function openHomework(db: Db, userId: number, homeworkId: number) {
  const homework = await findHomework(db, homeworkId);
  if (!homework) throw notFound('This homework does not exist.');
  const { lesson } = await requireOpenLesson(db, userId, homework.module_id);
  return { homework, lesson };
}

export interface SubmissionKey {
  homeworkId: number;
  submissionId: number;
}

/** A submission for its owner or a mentor of its product; for anybody else it does not exist. */
export async function requireSubmission(db: Db, userId: number, key: SubmissionKey) {
  const found = await findSubmission(db, { submissionId: key.submissionId });
  const isThere = found?.submission.homeworkId === key.homeworkId;
  const isOwner = found?.submission.user.id === userId;
  const canReview = Boolean(
    isThere && !isOwner && found && (await isMentorOf(db, userId, found.productId)),
  );
  if (!found || !isThere || !(isOwner || canReview))
    throw notFound('This submission does not exist.');
  return { ...found, isOwner, canReview };
}

export async function readReviewedSubmission(
  db: Db,
  userId: number,
  key: SubmissionKey,
): Promise<Schema<'ReviewedSubmission'>> {
  const { submission, canReview } = await requireSubmission(db, userId, key);
  const homework = await findHomework(db, key.homeworkId);
  if (!homework) throw notFound('This submission does not exist.');
  return { homework: toTask(homework), submission, canReview };
}

/** A message in the thread; the other side is told. */
export async function postMessage(
  db: Db,
  clock: Clock,
  userId: number,
  key: SubmissionKey,
  message: string,
) {
  const { submission, isOwner, productId } = await requireSubmission(db, userId, key);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const id = await insertMessage(trx, {
      submissionId: key.submissionId,
      authorId: userId,
      message,
      now,
    });
    const readers = isOwner ? await listMentorsOf(trx, productId) : [submission.user.id];
    for (const reader of readers) {
      await notify(trx, {
        userId: reader,
        type: 'info',
        message: `New message about ${submission.title}.`,
        url: submissionPath('homeworks', key.homeworkId, key.submissionId),
        occasion: `homework-message:${id}`,
        now,
      });
    }
  });
  return mustFind(db, { submissionId: key.submissionId });
}

/** A mentor accepts a submission, sends it back or opens it again; its learner is told. */
export async function reviewSubmission(
  db: Db,
  clock: Clock,
  mentorId: number,
  key: SubmissionKey,
  status: 'complete' | 'needsRevision',
): Promise<Schema<'Submission'>> {
  const { submission, canReview } = await requireSubmission(db, mentorId, key);
  if (!canReview) throw notFound('This submission does not exist.');
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await lockSubmission(trx, key.homeworkId, submission.user.id);
    if (row.status === status) return;
    if (!canReviewTo(row.status, status)) {
      throw conflict('This submission changed in between. Load it again to see its state.');
    }
    await trx
      .updateTable('homework_submission')
      .set({ status, reviewed_by: mentorId, reviewed_at: now, updated_at: now })
      .where('id', '=', row.id)
      .execute();
    await insertEvent(trx, {
      submissionId: row.id,
      actorId: mentorId,
      status,
      version: row.version,
      now,
    });
    await notify(trx, {
      userId: submission.user.id,
      type: status === 'complete' ? 'info' : 'alert',
      message:
        status === 'complete'
          ? `${submission.title} is accepted.`
          : `${submission.title} was sent back. Read what to change.`,
      url: submissionPath('homeworks', key.homeworkId, key.submissionId),
      occasion: `homework-reviewed:${row.id}:${row.version}:${status}:${now.getTime()}`,
      now,
    });
    if (status === 'complete')
      await settleLesson(trx, submission.user.id, submission.moduleId, clock);
  });
  return mustFind(db, { submissionId: key.submissionId });
}

async function mustFind(
  db: Db,
  by: Parameters<typeof findSubmission>[1],
): Promise<Schema<'Submission'>> {
  const found = await findSubmission(db, by);
  if (!found) throw notFound('This submission does not exist.');
  return found.submission;
}
