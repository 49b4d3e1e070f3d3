import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../clock.ts';
import { lockUntilEnd } from '../../../db/lock-until-end.ts';
import type { DB } from '../../../db/schema.ts';
import { conflict, notFound, stale } from '../../../plugins/errors/errors.ts';
import type { Grader } from '../../exercises/grading/grader.ts';
import { requireAuthoredLesson } from '../../lessons/authoring/authored-lesson.ts';
import { paging } from '../../paging.ts';
import { findAuthored, requirePermission } from '../../products/authored.ts';
import {
  listAuthoredQuizzes,
  lockQuiz,
  type QuizListFilter,
  readCreatorQuiz,
} from './creator-quizzes.repository.ts';
import { createQuiz, deleteQuiz, replaceQuiz, requireProvedQuiz } from './quiz.service.ts';
import { selectQuizStatistics } from './quiz-statistics.repository.ts';

const noQuiz = 'This quiz does not exist.';

interface Author {
  id: number;
}

interface Authoring {
  db: Kysely<DB>;
  clock: Clock;
  grader: Grader;
}

/** A page of the quizzes that someone authors. */
export async function listQuizzes(
  db: Kysely<DB>,
  author: Author,
  filter: QuizListFilter,
): Promise<Schema<'CreatorQuizPage'>> {
  const { data, total } = await listAuthoredQuizzes(db, author.id, filter);
  return { data, paging: paging('/creator/quizzes', { ...filter }, total) };
}

/** A quiz with its answer key, for its authors. */
export async function readQuizAsAuthor(
  db: Kysely<DB>,
  author: Author,
  id: number,
): Promise<Schema<'CreatorQuiz'>> {
  const quiz = await readCreatorQuiz(db, { id });
  if (!quiz) throw notFound(noQuiz);
  requirePermission(await findAuthored(db, author, quiz.moduleId), 'view', noQuiz);
  return quiz;
}

/** A lesson and its quiz, if it has one. */
export async function readLessonQuiz(
  db: Kysely<DB>,
  author: Author,
  lessonId: number,
): Promise<Schema<'LessonQuiz'>> {
  const lesson = await requireAuthoredLesson(db, author, lessonId, 'view');
  return { ...lesson, quiz: (await readCreatorQuiz(db, { lessonId })) ?? null };
}

/** How learners answered a quiz. */
export async function readQuizStatistics(
  db: Kysely<DB>,
  author: Author,
  id: number,
): Promise<Schema<'QuizStatistics'>> {
  const quiz = await readQuizAsAuthor(db, author, id);
  return {
    submissionCount: quiz.submissionCount,
    questions: await selectQuizStatistics(db, id),
  };
}

/** Creates the quiz of a lesson. The same one sent again, after a lost response, is not created twice. */
export async function addQuiz(
  { db, clock, grader }: Authoring,
  author: Author,
  lessonId: number,
  form: Schema<'QuizForm'>,
): Promise<Schema<'CreatorQuiz'>> {
  await requireAuthoredLesson(db, author, lessonId, 'edit');
  await requireProvedQuiz(grader, form);
  return db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `lesson-quiz:${lessonId}`);
    const there = await readCreatorQuiz(trx, { lessonId });
    if (there) {
      if (isSameQuiz(there, form)) return there;
      throw conflict('This lesson already has a quiz. Reload the page to see it.');
    }
    const id = await createQuiz(trx, lessonId, form, { authorId: author.id, now: clock.now() });
    return found(trx, id);
  });
}

/** Changes a quiz that is still as its author saw it. Submissions keep their questions. */
export async function changeQuiz(
  { db, clock, grader }: Authoring,
  author: Author,
  key: { moduleId: number; quizId: number },
  { version, ...form }: Schema<'QuizChange'>,
): Promise<Schema<'CreatorQuiz'>> {
  requirePermission(await findAuthored(db, author, key.moduleId), 'edit', noQuiz);
  await requireProvedQuiz(grader, form);
  return db.transaction().execute(async (trx) => {
    const quiz = await requireOfLesson(trx, key);
    const now = await found(trx, quiz.id);
    // The same change sent again, after a lost response, finds it made.
    if (isSameQuiz(now, form)) return now;
    if (quiz.version !== version) throw stale(stateOf(now));
    await replaceQuiz(trx, quiz.id, form, { authorId: author.id, now: clock.now() });
    return found(trx, quiz.id);
  });
}

/** Takes a quiz out of its lesson. What learners handed in stays, and those who only had it left are done. */
export async function removeQuiz(
  { db, clock }: Pick<Authoring, 'db' | 'clock'>,
  author: Author,
  key: { moduleId: number; quizId: number },
  version: number,
): Promise<Schema<'DeletedQuiz'>> {
  requirePermission(await findAuthored(db, author, key.moduleId), 'edit', noQuiz);
  return db.transaction().execute(async (trx) => {
    const quiz = await requireOfLesson(trx, key);
    const stored = await found(trx, quiz.id);
    if (quiz.version !== version) throw stale(stateOf(stored));
    await deleteQuiz(trx, key, { authorId: author.id, now: clock.now() });
    return { submissionCount: stored.submissionCount };
  });
}

async function requireOfLesson(trx: Kysely<DB>, key: { moduleId: number; quizId: number }) {
  const quiz = await lockQuiz(trx, key.quizId);
  if (quiz?.module_id !== key.moduleId) throw notFound(noQuiz);
  return quiz;
}

async function found(trx: Kysely<DB>, id: number): Promise<Schema<'CreatorQuiz'>> {
  const quiz = await readCreatorQuiz(trx, { id });
  if (!quiz) throw notFound(noQuiz);
  return quiz;
}

const stateOf = (quiz: Schema<'CreatorQuiz'>): Schema<'CurrentState'> => ({
  status: 'changed',
  version: quiz.version,
  by: quiz.updatedBy,
  date: quiz.updatedAt,
});

/** Whether a stored quiz is what someone sends, whatever the ids. */
function isSameQuiz(stored: Schema<'CreatorQuiz'>, form: Schema<'QuizForm'>): boolean {
  const words = ({ title, questions }: Schema<'QuizForm'>) => ({
    title,
    questions: questions.map(({ type, question, answers, explanation, link }) => ({
      type,
      question,
      answers: answers.map(({ answer, isCorrect }) => ({ answer, isCorrect })),
      explanation: explanation || null,
      link: link || null,
    })),
  });
  return isDeepStrictEqual(words(stored), words(form));
}
