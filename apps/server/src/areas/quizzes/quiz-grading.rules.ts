import type { Schema } from '@uplink/api-client';
import type { ExerciseGrades } from '../questions/grade-exercises.ts';
import { type GivenAnswer, type Question, reviewQuestion } from '../questions/question.rules.ts';

export interface Grade {
  review: Schema<'ReviewedQuestion'>[];
  score: number;
  total: number;
}

/**
 * Grades against the server's own set of questions, so that a left-out question counts as wrong and
 * never shrinks the total.
 */
export function gradeQuiz(
  questions: Question[],
  given: Map<number, GivenAnswer>,
  grades: ExerciseGrades = new Map(),
): Grade {
  const review = questions.map((question) =>
    reviewQuestion(question, given.get(question.id), grades.get(question.id)),
  );
  return { review, score: review.filter((one) => one.isCorrect).length, total: review.length };
}
