import type { Schema } from '@uplink/api-client';
import {
  canReviewTo,
  type MilestoneAction,
  nextMilestoneStatus,
  type PolicyPerson,
} from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { notFound, stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { countDrafts } from '../../homeworks/comments.repository.ts';
import { requireSettled } from '../../homeworks/open-remarks.ts';
import { requireReviewable } from '../../homeworks/review.service.ts';
import { lockSubmission, readCurrent } from '../../homeworks/submission-changes.repository.ts';
import { requireDecidable } from '../../milestones/milestone-review.service.ts';
import {
  lockMilestone,
  readCurrent as readCurrentMilestone,
} from '../../milestones/milestones.repository.ts';
import { requireReviewableQuiz } from '../../quizzes/quiz-review.service.ts';
import { lockFeedback } from '../../quizzes/quiz-submissions.repository.ts';
import { requireFree } from '../claims.ts';

type Db = Kysely<DB>;
type Input = Schema<'DeskDecisionInput'>;

interface Deciding {
  input: Input;
  now: Date;
}

/** Goes on with the work locked, and gets its status. */
type Next<Result> = (trx: Db, status: string) => Promise<Result>;

/** Refuses a decision that could not be sent; otherwise claims the work and continues in the same transaction. */
export function checkWork<Result>(
  db: Db,
  mentor: PolicyPerson,
  deciding: Deciding,
  next: Next<Result>,
): Promise<Result> {
  const { kind, verdict, message } = deciding.input;
  if (kind !== 'homework' && verdict === 'sendBack' && !message?.trim()) throw needsWords();
  if (kind === 'homework') return checkHomework(db, mentor, deciding, next);
  return kind === 'milestone'
    ? checkMilestone(db, mentor, deciding, next)
    : checkQuiz(db, mentor, deciding, next);
}

const needsWords = () =>
  unprocessable('Say what to change: comment on a line or write a summary.', {
    message: 'Required',
  });

export const homeworkStatus = { accept: 'complete', sendBack: 'needsRevision' } as const;
export const milestoneAction: Record<Input['verdict'], MilestoneAction> = {
  accept: 'complete',
  sendBack: 'sendBack',
};

async function checkHomework<Result>(
  db: Db,
  mentor: PolicyPerson,
  { input, now }: Deciding,
  next: Next<Result>,
): Promise<Result> {
  const work = await db
    .selectFrom('homework_submission')
    .select(['homework_id', 'user_id'])
    .where('id', '=', input.workId)
    .executeTakeFirst();
  if (work?.user_id !== input.userId) throw notFound('This submission does not exist.');
  const key = { homeworkId: work.homework_id, submissionId: input.workId };
  await requireReviewable(db, mentor, key, now);
  return db.transaction().execute(async (trx) => {
    const row = await lockSubmission(trx, work.homework_id, input.userId);
    const current = () => readCurrent(trx, row);
    const isPossible =
      row.status === 'pending' && canReviewTo(row.status, homeworkStatus[input.verdict]);
    if (!isPossible || row.version !== input.version) throw stale(await current());
    await requireFree(trx, row, { reviewerId: mentor.id, now, current });
    if (input.verdict === 'accept') await requireSettled(trx, row);
    else if (!input.message?.trim()) {
      const drafts = await countDrafts(trx, { submissionId: row.id, authorId: mentor.id });
      if (drafts === 0) throw needsWords();
    }
    await trx
      .updateTable('homework_submission')
      .set({ claimed_by: mentor.id, claimed_at: now })
      .where('id', '=', row.id)
      .execute();
    return next(trx, row.status);
  });
}

async function checkMilestone<Result>(
  db: Db,
  mentor: PolicyPerson,
  { input, now }: Deciding,
  next: Next<Result>,
): Promise<Result> {
  const key = { userId: input.userId, id: input.workId };
  await requireDecidable(db, mentor, key, now);
  return db.transaction().execute(async (trx) => {
    const row = await lockMilestone(trx, key.userId, key.id);
    const current = () => readCurrentMilestone(trx, key, row);
    const isWaiting = row.status === 2 || row.status === 7;
    const isPossible =
      nextMilestoneStatus(row.status, milestoneAction[input.verdict]) !== undefined;
    if (!isWaiting || !isPossible || row.version !== input.version) throw stale(await current());
    await requireFree(trx, row, { reviewerId: mentor.id, now, current });
    await trx
      .updateTable('user_milestone')
      .set({ claimed_by: mentor.id, claimed_at: now })
      .where('user_id', '=', key.userId)
      .where('cohort_milestone_id', '=', key.id)
      .execute();
    return next(trx, String(row.status));
  });
}

async function checkQuiz<Result>(
  db: Db,
  mentor: PolicyPerson,
  { input }: Deciding,
  next: Next<Result>,
): Promise<Result> {
  await requireReviewableQuiz(db, mentor, input.workId, input.userId);
  return db.transaction().execute(async (trx) => {
    const { state, isRead } = await lockFeedback(trx, input.workId);
    if (isRead) throw stale(state);
    return next(trx, 'unread');
  });
}
