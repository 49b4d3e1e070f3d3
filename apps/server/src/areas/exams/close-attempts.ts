import { EXAM_ANSWER_GRACE_MS } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { attemptEach } from '../../jobs/attempt-each.ts';
import type { Grader } from '../exercises/grading/grader.ts';
import { announceResult } from './announce-result.ts';
import { listAnswers } from './exam-answers.repository.ts';
import { completeAttempt } from './exam-attempts.repository.ts';
import { gradeExam } from './exam-grading.rules.ts';
import { gradeWaiting } from './grade-waiting.ts';

/** What ending an attempt needs. */
export interface Exams {
  db: Kysely<DB>;
  clock: Clock;
  grader: Grader;
}

const mostAtOnce = 200;

/**
 * Hands in what is open past its deadline: the attempts of one learner before they are shown, or
 * everyone's, so that an exam ends also when its browser was closed.
 */
export async function closeDueAttempts(exams: Exams, userId?: number): Promise<void> {
  const { db, clock } = exams;
  const over = new Date(clock.now().getTime() - EXAM_ANSWER_GRACE_MS);
  let query = db
    .selectFrom('exam_attempt')
    .select('id')
    .where('status', '=', 'started')
    .where('deadline_at', '<=', over);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  const due = await query.orderBy('deadline_at').limit(mostAtOnce).execute();
  await attemptEach(
    due,
    ({ id }) => closeAttempt(exams, id),
    ({ id }) => `exam attempt ${id}`,
  );
}

/**
 * Ends an open attempt, and grades it. The attempt is locked first: an answer under way is either in it or refused,
 * and a second end changes nothing. Its exercises are graded afterwards, by the grader's thread.
 */
export async function closeAttempt(exams: Exams, attemptId: number): Promise<void> {
  const { db, clock } = exams;
  const ungraded = await db.transaction().execute(async (trx) => {
    const attempt = await trx
      .selectFrom('exam_attempt')
      .selectAll()
      .where('id', '=', attemptId)
      .forUpdate()
      .executeTakeFirst();
    if (attempt?.status !== 'started') return 0;
    const { deadline_at: deadline } = attempt;
    const now = clock.now();
    const isTimedOut = deadline !== null && now >= deadline;
    const result = gradeExam(await listAnswers(trx, attemptId), attempt.pass_percent);
    await completeAttempt(trx, attemptId, {
      ...result,
      completedAt: isTimedOut ? deadline : now,
      isTimedOut,
    });
    if (result.ungraded === 0)
      await announceResult(trx, { ...attempt, is_timed_out: isTimedOut }, result, now);
    return result.ungraded;
  });
  if (ungraded > 0) await gradeWaiting(exams, attemptId);
}
