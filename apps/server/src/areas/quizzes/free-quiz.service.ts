import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict, notFound } from '../../plugins/errors/errors.ts';
import { gradeVisitors } from '../exercises/grading/few-at-once.ts';
import type { Grader } from '../exercises/grading/grader.ts';
import { requireFreeLesson, type VisitedLesson } from '../learning/lesson-access.ts';
import { findNext } from '../lessons/lesson-neighbours.ts';
import { gradeExercises } from '../questions/grade-exercises.ts';
import { withoutKey } from '../questions/question.rules.ts';
import { gradeQuiz } from './quiz-grading.rules.ts';
import { findQuizOfLesson, listQuestions } from './quiz-questions.repository.ts';
import { changed, collectAnswers } from './quizzes.service.ts';

const missing = 'This lesson has no free quiz.';

/** The quiz of a free lesson for a visitor, without its key. */
export async function readFreeQuiz(
  db: Kysely<DB>,
  visited: VisitedLesson,
): Promise<Schema<'LearnerQuiz'>> {
  const { open, quiz, questions } = await openFreeQuiz(db, visited);
  return {
    id: quiz.id,
    moduleId: visited.lessonId,
    title: quiz.title,
    version: quiz.version,
    status: 'notSubmitted',
    lesson: open.lesson,
    questions: questions.map(withoutKey),
    answers: [],
    submissions: [],
    feedbackMessage: null,
  };
}

/** Grades a visitor's answers as a learner's; nothing is stored. */
export async function reviewFreeQuiz(
  { db, grader }: { db: Kysely<DB>; grader: Grader },
  visited: VisitedLesson & { origin: string },
  input: Schema<'QuizAnswers'>,
): Promise<Schema<'FreeQuizReview'>> {
  const { open, quiz, questions } = await openFreeQuiz(db, visited);
  if (input.version !== undefined && input.version !== quiz.version) throw conflict(changed);
  const given = collectAnswers(questions, input.answers);
  const grades = await gradeVisitors(visited.origin, () =>
    gradeExercises(grader.visitors, questions, given),
  );
  const { review, score, total } = gradeQuiz(questions, given, grades);
  return {
    quizId: quiz.id,
    title: quiz.title,
    lesson: open.lesson,
    score,
    total,
    questions: review,
    next: await findNext(db, open),
  };
}

async function openFreeQuiz(db: Kysely<DB>, visited: VisitedLesson) {
  const open = await requireFreeLesson(db, visited, missing);
  const quiz = await findQuizOfLesson(db, visited.lessonId);
  if (!quiz) throw notFound(missing);
  return { open, quiz, questions: await listQuestions(db, quiz.id) };
}
