import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { lockUntilEnd } from '../../db/lock-until-end.ts';
import type { DB } from '../../db/schema.ts';
import { conflict, notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { gradeHandedIn } from '../exercises/grading/few-at-once.ts';
import type { Grader } from '../exercises/grading/grader.ts';
import { requireReadableLesson } from '../learning/lesson-access.ts';
import { settleLesson } from '../learning/lesson-done.ts';
import { gradeExercises } from '../questions/grade-exercises.ts';
import { variantFor } from '../questions/kinds/exercise.kind.ts';
import {
  checkAnswer,
  type GivenAnswer,
  type Question,
  withoutKey,
} from '../questions/question.rules.ts';
import { deleteSavedAnswers, listSavedAnswers, upsertAnswer } from './quiz-answers.repository.ts';
import { gradeQuiz } from './quiz-grading.rules.ts';
import { findQuiz, findQuizOfLesson, listQuestions } from './quiz-questions.repository.ts';
import {
  findLatestSubmission,
  insertSubmission,
  listOwnSubmissions,
} from './quiz-submissions.repository.ts';

/** What handing in a quiz needs. */
export interface Quizzes {
  db: Kysely<DB>;
  clock: Clock;
  grader: Grader;
}

export const changed =
  'This quiz changed while you were answering. Reload it: your saved answers are kept.';
const savedElsewhere =
  'This answer was changed in another tab or on another device. Reload the quiz to see it.';

/** The quiz of an open lesson, without its key, with what the learner saved so far. */
export async function readQuiz(
  db: Kysely<DB>,
  userId: number,
  lessonId: number,
): Promise<Schema<'LearnerQuiz'>> {
  const { lesson } = await requireReadableLesson(db, userId, lessonId);
  const quiz = await findQuizOfLesson(db, lessonId);
  if (!quiz) throw notFound('This lesson has no quiz.');
  const [questions, answers, submissions] = await Promise.all([
    listOwnQuestions(db, userId, quiz.id),
    listSavedAnswers(db, userId, quiz.id),
    listOwnSubmissions(db, userId, quiz.id),
  ]);
  return {
    id: quiz.id,
    moduleId: lessonId,
    title: quiz.title,
    version: quiz.version,
    status: submissions.length > 0 ? 'complete' : 'notSubmitted',
    lesson,
    questions: questions.map(withoutKey),
    answers,
    submissions,
    feedbackMessage: submissions[0]?.feedbackMessage ?? null,
  };
}

/** Saves one answer; what it returns is the learner's receipt. */
export async function saveAnswer(
  db: Kysely<DB>,
  clock: Clock,
  key: { userId: number; quizId: number; questionId: number },
  input: Schema<'QuizAnswerInput'>,
): Promise<Schema<'SavedAnswer'>> {
  const { questions } = await openQuiz(db, key.userId, key.quizId);
  const question = questions.find(({ id }) => id === key.questionId);
  if (!question) throw notFound("This question isn't part of the quiz.");
  const answer = checkAnswer(question, input);
  const { baseVersion } = input;
  const saved = await upsertAnswer(db, key, answer, { baseVersion, now: clock.now() });
  if (!saved) throw conflict(savedElsewhere);
  return saved;
}

/**
 * Hands the whole quiz in, keeps a snapshot of the review and settles the lesson. The same answers
 * sent again, after a lost reply, return the submission they made before.
 */
export async function submitQuiz(
  { db, clock, grader }: Quizzes,
  userId: number,
  quizId: number,
  input: Schema<'QuizAnswers'>,
): Promise<number> {
  const { quiz, questions } = await openQuiz(db, userId, quizId);
  if (input.version !== undefined && input.version !== quiz.version) throw conflict(changed);
  const given = collectAnswers(questions, input.answers);
  const grades = await gradeHandedIn(userId, () => gradeExercises(grader, questions, given));
  return db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `quiz:${quizId}:${userId}`);
    const answers = questions.map(({ id }) => ({ questionId: id, ...given.get(id) }));
    const latest = await findLatestSubmission(trx, userId, quizId);
    const pending = await listSavedAnswers(trx, userId, quizId);
    const isRepeat =
      latest?.quiz_version === quiz.version &&
      pending.length === 0 &&
      isDeepStrictEqual(latest.answers, answers);
    if (latest && isRepeat) return latest.id;
    const submissionId = await insertSubmission(trx, {
      quizId,
      userId,
      quizVersion: quiz.version,
      answers,
      now: clock.now(),
      ...gradeQuiz(questions, given, grades),
    });
    await deleteSavedAnswers(trx, userId, quizId);
    await settleLesson(trx, userId, quiz.module_id, clock);
    return submissionId;
  });
}

async function openQuiz(db: Kysely<DB>, userId: number, quizId: number) {
  const quiz = await findQuiz(db, quizId);
  const missing = 'This quiz does not exist.';
  if (!quiz) throw notFound(missing);
  await requireReadableLesson(db, userId, quiz.module_id, missing);
  return { quiz, questions: await listOwnQuestions(db, userId, quizId) };
}

/** The questions in the learner's own variants. */
async function listOwnQuestions(db: Kysely<DB>, userId: number, quizId: number) {
  const questions = await listQuestions(db, quizId);
  return questions.map((question) => variantFor(question, `learner:${userId}`));
}

export function collectAnswers(
  questions: Question[],
  answers: Schema<'QuizAnswer'>[],
): Map<number, GivenAnswer> {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const given = new Map<number, GivenAnswer>();
  for (const answer of answers) {
    const question = byId.get(answer.questionId);
    if (!question) throw unprocessable("An answer doesn't belong to any question of this quiz.");
    if (given.has(question.id)) throw unprocessable('A question was answered twice.');
    given.set(question.id, checkAnswer(question, answer));
  }
  return given;
}
