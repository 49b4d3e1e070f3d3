import { EXAM_ANSWER_GRACE_MS, examPath } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import type { Grader } from '../exercises/grading/grader.ts';
import { about } from '../notifications/about.ts';
import { notify } from '../notifications/notify.ts';
import { gradeExercises } from '../questions/grade-exercises.ts';
import { givePoints } from '../xp/points.ts';
import { completeAttempt, listAnswers } from './exam-attempts.repository.ts';
import { gradeExam } from './exam-grading.rules.ts';

/** What ending an attempt needs. */
export interface Exams {
  db: Kysely<DB>;
  clock: Clock;
  grader: Grader;
}

const mostAtOnce = 200;

/**
 * Hands in what is open past its deadline: the attempts of one learner before they are shown, or
 * everybody's, so that an exam ends also when its browser was closed.
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
  const faults: unknown[] = [];
  for (const { id } of due) {
    // One that cannot be graded must not keep the others open.
    await closeAttempt(exams, id).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0)
    throw new AggregateError(faults, 'Some exam attempts could not be closed.');
}

/**
 * Grades an open attempt and ends it, gives the points of a passed exam and tells of it. The attempt
 * is locked first: an answer under way is either in it or refused, and a second end changes nothing.
 */
export async function closeAttempt({ db, clock, grader }: Exams, attemptId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const attempt = await trx
      .selectFrom('exam_attempt')
      .selectAll()
      .where('id', '=', attemptId)
      .forUpdate()
      .executeTakeFirst();
    if (attempt?.status !== 'started') return;
    const { deadline_at: deadline, user_id: userId } = attempt;
    const now = clock.now();
    const isTimedOut = deadline !== null && now >= deadline;
    const answers = await listAnswers(trx, attemptId);
    const grades = await gradeExercises(
      grader,
      answers.map(({ question }) => question),
      new Map(answers.map(({ question, given }) => [question.id, given])),
    );
    const grade = gradeExam(answers, attempt.pass_percent, grades);
    await completeAttempt(trx, attemptId, {
      ...grade,
      completedAt: isTimedOut ? deadline : now,
      isTimedOut,
    });
    if (!grade.passed && !isTimedOut) return;
    const exam = await trx
      .selectFrom('assessment')
      .select(['id', 'title', 'unique_name', 'xp_points'])
      .where('id', '=', attempt.assessment_id)
      .executeTakeFirstOrThrow();
    await notify(trx, {
      userId,
      kind: 'exam',
      about: about.exam(exam.id),
      type: 'info',
      message: grade.passed
        ? `You passed ${exam.title}.`
        : `Time is up: ${exam.title} was handed in automatically.`,
      url: examPath(exam.unique_name, 'results'),
      occasion: `exam:${attemptId}`,
      now,
    });
    if (!grade.passed) return;
    const source = { assessment_id: exam.id };
    await givePoints(trx, { userId, source, points: exam.xp_points, now });
  });
}
