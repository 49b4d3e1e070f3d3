import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson, submissionPath } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { lockUntilEnd } from '../../db/lock-until-end.ts';
import type { DB } from '../../db/schema.ts';
import {
  conflict,
  forbidden,
  foreignSubmission,
  notFound,
  stale,
  unprocessable,
} from '../../plugins/errors/errors.ts';
import type { Grader } from '../exercises/grading/grader.ts';
import { findLesson, isTaught, requireReadableLesson } from '../learning/lesson-access.ts';
import { settleLesson } from '../learning/lesson-done.ts';
import { findNext, remainingOf } from '../lessons/lessons.service.ts';
import { isMentorOf } from '../mentoring/scope.ts';
import { about } from '../notifications/about.ts';
import { notify } from '../notifications/notify.ts';
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
  type FoundSubmission,
  findLatestSubmission,
  findSubmission,
  insertSubmission,
  listOwnSubmissions,
  lockFeedback,
  setFeedback,
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
  const saved = await upsertAnswer(db, key, answer, input.baseVersion, clock.now());
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
  const grades = await gradeExercises(grader, questions, given);
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

/** A submission with its review, for its owner or a mentor of its product. */
export async function readSubmission(
  db: Kysely<DB>,
  person: PolicyPerson,
  quizId: number,
  submissionId: number,
): Promise<Schema<'QuizSubmission'>> {
  const found = await findSubmission(db, quizId, submissionId);
  if (!found) throw notFound('This submission does not exist.');
  const { summary, review } = found;
  const isOwner = summary.user.id === person.id;
  if (!isOwner && !(await mayReview(db, person, found))) throw foreignSubmission();
  const attempts = await listOwnSubmissions(db, summary.user.id, quizId);
  if (!isOwner || !(await isTaught(db, summary.moduleId)))
    return { summary, questions: review, lessonRemaining: [], next: null, attempts };
  const own = await findLesson(db, person.id, summary.moduleId);
  return {
    summary,
    questions: review,
    lessonRemaining: remainingOf(own.state, own.product),
    next: await findNext(db, own),
    attempts,
  };
}

async function mayReview(
  db: Kysely<DB>,
  person: PolicyPerson,
  { summary, productId }: FoundSubmission,
): Promise<boolean> {
  const isMentored = await isMentorOf(db, person.id, productId);
  return may(person, 'reviewQuiz', { learnerId: summary.user.id, isMentored });
}

/** Refuses who may not review a submission of this learner. */
export async function requireReviewableQuiz(
  db: Kysely<DB>,
  mentor: PolicyPerson,
  submissionId: number,
  learnerId: number,
): Promise<void> {
  const row = await db
    .selectFrom('quiz_submission')
    .select('quiz_id')
    .where('id', '=', submissionId)
    .executeTakeFirst();
  const found = row && (await findSubmission(db, row.quiz_id, submissionId));
  if (found?.summary.user.id !== learnerId) throw notFound('This submission does not exist.');
  if (!(await mayReview(db, mentor, found))) throw foreignSubmission();
}

/** A mentor has read a submission and has nothing to say about it. */
export async function markRead(db: Kysely<DB>, clock: Clock, submissionId: number): Promise<void> {
  await db
    .updateTable('quiz_submission')
    .set({ read_at: clock.now() })
    .where('id', '=', submissionId)
    .where('read_at', 'is', null)
    .execute();
}

/**
 * A mentor's words on a submission, in the place of those they saw; its learner is told once. The same
 * words sent again, after a lost reply, change nothing.
 */
export async function giveFeedback(
  db: Kysely<DB>,
  clock: Clock,
  mentor: PolicyPerson,
  key: { quizId: number; submissionId: number },
  { message, replaces }: Schema<'QuizFeedbackInput'>,
): Promise<Schema<'QuizSubmission'>> {
  const found = await findSubmission(db, key.quizId, key.submissionId);
  if (!found) throw notFound('This submission does not exist.');
  if (found.summary.user.id === mentor.id)
    throw forbidden("You can't give feedback on your own work.");
  if (!(await mayReview(db, mentor, found))) throw foreignSubmission();
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const current = await lockFeedback(trx, key.submissionId);
    if (current.message === message && current.mentorId === mentor.id) return;
    if (current.message !== replaces) throw stale(current.state);
    await setFeedback(trx, key.submissionId, { message, mentorId: mentor.id, now });
    await notify(trx, {
      userId: found.summary.user.id,
      kind: 'commented',
      about: about.quiz(key.submissionId),
      type: 'info',
      message: `Your mentor commented on ${found.summary.title}.`,
      url: submissionPath('quizzes', key.quizId, key.submissionId),
      occasion: `quiz-feedback:${key.submissionId}:${now.getTime()}`,
      now,
    });
  });
  return readSubmission(db, mentor, key.quizId, key.submissionId);
}
