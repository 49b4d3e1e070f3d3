import type { Schema } from '@uplink/api-client';
import { examPercent, showsExamAnswers } from '@uplink/api-client/domain';
import { notFound } from '../../plugins/errors/errors.ts';
import type { Exams } from './close-attempts.ts';
import { listCompleted, readSnapshot } from './exam-attempts.repository.ts';
import { requireExam, startOf, toExam } from './exams.service.ts';

/**
 * The latest completed attempt of an exam, and all before it. Its questions come with the right
 * answers only when the exam's creator lets them be shown by now.
 */
export async function readResults(
  exams: Exams,
  userId: number,
  uniqueName: string,
): Promise<Schema<'ExamResults'>> {
  const { db, clock } = exams;
  const exam = await requireExam(exams, userId, uniqueName);
  const attempts = (await listCompleted(db, userId, exam.id)).map(toSummary);
  const [attempt] = attempts;
  if (!attempt) throw notFound("You haven't finished an attempt at this exam yet.");
  const { topics, review } = await readSnapshot(db, attempt.id);
  const now = clock.now();
  const isShown =
    attempt.ungraded === 0 && showsExamAnswers(exam.answers_shown, startOf(exam, now));
  return {
    exam: toExam(exam, now),
    attempt,
    topics,
    questions: isShown ? review : null,
    attempts,
  };
}

type CompletedRow = Awaited<ReturnType<typeof listCompleted>>[number];

function toSummary(row: CompletedRow): Schema<'ExamAttemptSummary'> {
  const { score, total, completed_at: completedAt, passed } = row;
  // The database keeps them together with the status.
  if (score === null || total === null || completedAt === null || passed === null) {
    throw new Error(`The completed attempt ${row.id} has no result.`);
  }
  return {
    id: row.id,
    number: row.number,
    startedAt: row.started_at.toISOString(),
    completedAt: completedAt.toISOString(),
    isTimedOut: row.is_timed_out,
    score,
    total,
    percent: examPercent(score, total),
    passed,
    ungraded: row.ungraded,
  };
}
