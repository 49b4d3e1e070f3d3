import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@uplink/api-client';
import {
  canSubmitHomework,
  isSubmissionAsSeen,
  submissionPath,
  VALIDATION,
} from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { stale, unprocessable } from '../../plugins/errors/errors.ts';
import { gradeHandedIn } from '../exercises/grading/few-at-once.ts';
import type { Grader } from '../exercises/grading/grader.ts';
import { about } from '../notifications/about.ts';
import { notify, settleNotices } from '../notifications/notify.ts';
import { attachUploads } from '../uploads/attach-uploads.ts';
import { gradeItems } from './exercise-items.ts';
import { toTask } from './homework.repository.ts';
import { longAnswers, missingItems, oddTicks, strangeItem } from './homework-answer.rules.ts';
import { draftKey, openHomework } from './homeworks.service.ts';
import { listMentorsOf } from './mentors.repository.ts';
import { getSubmission } from './submission.repository.ts';
import {
  insertEvent,
  insertItems,
  listHandedIn,
  lockSubmission,
  readCurrent,
} from './submission-changes.repository.ts';

type Db = Kysely<DB>;

/**
 * Hands a homework in; mentors of the product are notified. The same answer sent again while it waits,
 * after a lost reply, changes nothing.
 */
export async function submitHomework(
  { db, clock, grader }: { db: Db; clock: Clock; grader: Grader },
  userId: number,
  homeworkId: number,
  answer: Schema<'HomeworkAnswer'>,
): Promise<Schema<'Submission'>> {
  const { homework, lesson } = await openHomework(db, userId, homeworkId);
  const task = toTask(homework);
  const items = 'items' in answer ? answer.items : undefined;
  const keys = 'filePath' in answer ? [answer.filePath].flat() : undefined;
  if (task.type === 'UPLOAD' && !keys)
    throw unprocessable('Add the files for this homework.', { filePath: VALIDATION.required });
  if (task.type === 'DIGITIZE') checkItems(task, items);
  const graded = await gradeHandedIn(userId, () =>
    gradeItems(grader, task.sections, items ?? [], userId),
  );
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await lockSubmission(trx, homeworkId, userId);
    if (row.status === 'pending' && (await isHandedIn(trx, row, { items, keys }))) return;
    const isSeen = !answer.expected || isSubmissionAsSeen(answer.expected, row);
    if (!canSubmitHomework(row.status) || !isSeen) throw stale(await readCurrent(trx, row));
    const version = row.version + 1;
    if (keys) {
      await attachUploads(trx, {
        userId,
        keys,
        submissionId: row.id,
        version,
        rule: {
          extensions: task.allowedExtensions,
          maxSize: task.maxFileSize,
          maxFiles: task.maxFiles,
        },
        homeworkId,
        now,
      });
    }
    if (items) await insertItems(trx, { submissionId: row.id, version, items, graded });
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
    await settleNotices(trx, about.lesson(lesson.id), userId);
    for (const mentorId of await listMentorsOf(trx, lesson.product.id)) {
      await notify(trx, {
        userId: mentorId,
        kind: 'toReview',
        about: about.homeworkReview(row.id),
        type: 'info',
        message: `${task.title} is ready for your review.`,
        url: submissionPath('homeworks', homeworkId, row.id),
        occasion: `homework-submitted:${row.id}:${version}`,
        now,
      });
    }
  });
  return getSubmission(db, { homeworkId, userId }, { now, readerId: userId });
}

async function isHandedIn(
  trx: Db,
  row: { id: number; version: number },
  answer: { items: Schema<'SubmissionItem'>[] | undefined; keys: string[] | undefined },
): Promise<boolean> {
  const handedIn = await listHandedIn(trx, row);
  const sent = {
    items: Object.fromEntries(
      (answer.items ?? []).map(({ itemId, textAnswer }) => [itemId, textAnswer]),
    ),
    keys: [...new Set(answer.keys)].sort(),
  };
  return isDeepStrictEqual(handedIn, sent);
}

function checkItems(
  task: Schema<'HomeworkTask'>,
  items: Schema<'SubmissionItem'>[] | undefined,
): void {
  if (!items)
    throw unprocessable('Add your answers to this homework.', { items: VALIDATION.required });
  const strange = strangeItem(task.sections, items);
  if (strange !== undefined)
    throw unprocessable(`Answer ${strange} doesn't belong to a question of this homework.`);
  const odd = oddTicks(task.sections, items);
  if (Object.keys(odd).length > 0) throw unprocessable('A checklist item can only be ticked.', odd);
  const long = longAnswers(task.sections, items);
  if (Object.keys(long).length > 0) throw unprocessable('An answer is too long.', long);
  const missing = missingItems(task.sections, items);
  const count = Object.keys(missing).length;
  if (count > 0) {
    throw unprocessable(
      count === 1 ? 'One answer is missing.' : `${count} answers are missing.`,
      missing,
    );
  }
}
