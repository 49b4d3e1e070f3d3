import type { Kysely } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { DB } from '../../../db/schema.ts';
import { attemptEach } from '../../../jobs/attempt-each.ts';
import { Refusal } from '../../../plugins/errors/errors.ts';
import { reviewSubmission } from '../../homeworks/review.service.ts';
import { reviewAsMentor } from '../../milestones/milestone-review.service.ts';
import { notify } from '../../notifications/notify.ts';
import { giveFeedback, markRead } from '../../quizzes/quiz-review.service.ts';
import {
  beginSending,
  type DecisionRow,
  endSending,
  listDue,
  readRoles,
} from './decisions.repository.ts';
import { homeworkStatus, milestoneAction } from './work-check.ts';

type Db = Kysely<DB>;
type Verdict = keyof typeof homeworkStatus;

const mostAtOnce = 200;

/** Sends all decisions that were held for long enough. Safe to repeat, and at the same time elsewhere. */
export async function settleDecisions(db: Db, clock: Clock): Promise<void> {
  await attemptEach(
    await listDue(db, clock.now(), mostAtOnce),
    (id) => settleDecision(db, clock, id),
    (id) => `decision ${id}`,
  );
}

/**
 * Sends one decision if it is due. Begun and not ended, after a crash, it is sent again under the same id:
 * the work knows it and counts it once.
 */
export async function settleDecision(db: Db, clock: Clock, id: string): Promise<void> {
  const row = await beginSending(db, id, clock.now());
  if (!row) return;
  const mentor = { id: row.mentor_id, roles: await readRoles(db, row.mentor_id) };
  try {
    await send(db, clock, mentor, row);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await refuse(db, clock, row, error.message);
    return;
  }
  await endSending(db, id, { state: 'sent', reason: null });
}

async function send(
  db: Db,
  clock: Clock,
  mentor: { id: number; roles: string[] },
  row: DecisionRow,
): Promise<void> {
  const verdict = row.verdict as Verdict;
  const words = row.message ?? undefined;
  if (row.submission_id !== null) {
    const { homework_id: homeworkId } = await db
      .selectFrom('homework_submission')
      .select('homework_id')
      .where('id', '=', row.submission_id)
      .executeTakeFirstOrThrow();
    const key = { homeworkId, submissionId: row.submission_id };
    await reviewSubmission({ db, clock }, mentor, key, {
      status: homeworkStatus[verdict],
      expected: { status: 'pending', version: row.version },
      changeId: row.id,
      ...(words && { message: words }),
    });
  } else if (row.quiz_submission_id !== null) {
    if (words)
      await giveFeedback({ db, clock }, mentor, await quizKey(db, row.quiz_submission_id), {
        message: words,
        replaces: null,
      });
    else await markRead(db, clock, row.quiz_submission_id);
  } else {
    const key = { userId: row.learner_id ?? 0, id: row.cohort_milestone_id ?? 0 };
    await reviewAsMentor({ db, clock }, mentor, key, {
      action: milestoneAction[verdict],
      expected: { status: Number(row.status) as 2 | 7, version: row.version },
      changeId: row.id,
      ...(words && { feedback: words }),
    });
  }
}

async function quizKey(db: Db, submissionId: number) {
  const { quiz_id: quizId } = await db
    .selectFrom('quiz_submission')
    .select('quiz_id')
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return { quizId, submissionId };
}

/** The work changed while the decision was held: its mentor is notified and keeps what they wrote. */
async function refuse(db: Db, clock: Clock, row: DecisionRow, reason: string): Promise<void> {
  if (!(await endSending(db, row.id, { state: 'refused', reason }))) return;
  await notify(db, {
    userId: row.mentor_id,
    kind: 'toReview',
    type: 'alert',
    message: `Your decision wasn't sent. ${reason}`,
    url: '/desk',
    occasion: `review-refused:${row.id}`,
    now: clock.now(),
  });
}
