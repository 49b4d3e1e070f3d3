import type { Schema } from '@uplink/api-client';
import { examDeadline, isExamOver, ModuleType } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { lockUntilEnd } from '../../db/lock-until-end.ts';
import type { DB } from '../../db/schema.ts';
import { conflict, gone, notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { checkAnswer, withoutKey } from '../questions/question.rules.ts';
import { drawPaper } from './authoring/blueprint.rules.ts';
import { listDrawable } from './authoring/creator-exams.repository.ts';
import { closeAttempt, closeDueAttempts, type Exams } from './close-attempts.ts';
import {
  type AnswerRow,
  findAnswer,
  listAnswers,
  updateAnswer,
} from './exam-answers.repository.ts';
import { insertAttempt, selectAttempt } from './exam-attempts.repository.ts';
import { type ExamQuestion, layOutPaper } from './exam-paper.rules.ts';
import { listBankQuestions, listExamQuestions } from './exam-questions.repository.ts';
import type { ExamRow } from './exams.repository.ts';
import { requireExamById, requireStillOpen, startOf } from './exams.service.ts';

const noAttempt = 'This attempt does not exist.';
const over = "This attempt is completed. You can't change your answers.";
const savedElsewhere =
  'This answer was changed in another tab or on another device. Reload the exam to see it.';
const refusals = {
  passed: 'You have already passed this exam.',
  usedUp: 'You have used all your attempts at this exam.',
  coolDown: "You can't start the next attempt yet.",
};

/** Starts an attempt; one that is open is gone on with. */
export async function startAttempt(exams: Exams, userId: number, examId: number): Promise<number> {
  const { db, clock } = exams;
  await closeDueAttempts(exams, userId);
  return db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `exam:${examId}:${userId}`);
    const exam = await requireExamById({ db: trx, clock }, userId, examId);
    const now = clock.now();
    const start = startOf(exam, now);
    if (exam.open_id !== null) return exam.open_id;
    if (exam.is_being_graded) throw conflict('Your last attempt is still being graded.');
    if (start.kind !== 'start') throw conflict(refusals[start.kind as keyof typeof refusals]);
    const questions = await questionsOf(trx, exam);
    if (questions.length === 0) throw conflict('This exam has no questions yet.');
    return insertAttempt(trx, {
      examId,
      userId,
      number: exam.attempts_used + 1,
      passPercent: exam.pass_percent,
      startedAt: now,
      deadline: examDeadline(now, exam.duration_minutes),
      paper: layOutPaper(questions, exam.is_shuffled),
    });
  });
}

/** What an attempt asks. An exam of a practice lab draws from the bank for each attempt: the next one is another one. */
async function questionsOf(trx: Kysely<DB>, exam: ExamRow): Promise<ExamQuestion[]> {
  const { blueprint } = exam;
  if (exam.product_type !== ModuleType.labs || !blueprint) return listExamQuestions(trx, exam.id);
  const topics = blueprint.map(({ topic }) => topic);
  const pool = await listDrawable(trx, exam.owner_id, topics);
  // Each counts the same, so that the result doesn't hang on the draw.
  const drawn = drawPaper(blueprint, pool, []);
  return listBankQuestions(
    trx,
    drawn.map(({ id }) => ({ id, weight: 1 })),
  );
}

/** The learner's attempt and its saved answers, without the answer key. */
export async function readAttempt(
  exams: Exams,
  userId: number,
  attemptId: number,
): Promise<Schema<'ExamAttempt'>> {
  const { db, clock } = exams;
  await closeDueAttempts(exams, userId);
  const [attempt, answers] = await Promise.all([
    selectAttempt(db, userId, attemptId)
      .innerJoin('assessment', 'assessment.id', 'exam_attempt.assessment_id')
      .select(['assessment.unique_name', 'assessment.title'])
      .executeTakeFirst(),
    listAnswers(db, attemptId),
  ]);
  if (!attempt) throw notFound(noAttempt);
  await requireStillOpen(exams, userId, attempt.assessment_id);
  return {
    id: attemptId,
    examId: attempt.assessment_id,
    uniqueName: attempt.unique_name,
    title: attempt.title,
    number: attempt.number,
    status: attempt.status as Schema<'AttemptStatus'>,
    startedAt: attempt.started_at.toISOString(),
    deadline: attempt.deadline_at?.toISOString() ?? null,
    completedAt: attempt.completed_at?.toISOString() ?? null,
    serverTime: clock.now().toISOString(),
    questions: answers.map(({ topic, weight, question }) => ({
      topic,
      weight,
      question: withoutKey(question),
    })),
    answers: answers.map(toExamAnswer),
  };
}

/** Saves one answer of an open attempt; what it returns is the learner's receipt. */
export async function saveExamAnswer(
  db: Kysely<DB>,
  clock: Clock,
  key: { userId: number; attemptId: number; answerId: number },
  input: Schema<'ExamAnswerInput'>,
): Promise<Schema<'ExamAnswerReceipt'>> {
  return db.transaction().execute(async (trx) => {
    // A shared lock: ending the attempt waits for this answer, and the other way round.
    const attempt = await selectAttempt(trx, key.userId, key.attemptId)
      .forShare()
      .executeTakeFirst();
    if (!attempt) throw notFound(noAttempt);
    await requireStillOpen({ db: trx, clock }, key.userId, attempt.assessment_id);
    const now = clock.now();
    if (attempt.status === 'completed' || isExamOver(attempt.deadline_at, now)) throw gone(over);
    const stored = await findAnswer(trx, key.attemptId, key.answerId);
    if (!stored) throw notFound("This answer isn't part of the attempt.");
    if (stored.question.id !== input.examQuestionId) {
      throw unprocessable('This answer belongs to another question.');
    }
    const given = checkAnswer(stored.question, input);
    const { baseVersion } = input;
    const saved = await updateAnswer(trx, key.answerId, given, { baseVersion, now });
    if (!saved) throw conflict(savedElsewhere);
    return { ...toExamAnswer(saved), savedAt: now.toISOString() };
  });
}

/** Hands in the learner's attempt. A completed one doesn't change. */
export async function finishAttempt(
  exams: Exams,
  userId: number,
  attemptId: number,
): Promise<void> {
  const { db } = exams;
  const attempt = await selectAttempt(db, userId, attemptId).executeTakeFirst();
  if (!attempt) throw notFound(noAttempt);
  await requireStillOpen(exams, userId, attempt.assessment_id);
  await closeAttempt(exams, attemptId);
}

function toExamAnswer(answer: AnswerRow): Schema<'ExamAnswer'> {
  return {
    examAnswerId: answer.id,
    examAttemptId: answer.attemptId,
    examQuestionId: answer.question.id,
    ...answer.given,
    version: answer.version,
    savedAt: answer.savedAt?.toISOString() ?? null,
  };
}
