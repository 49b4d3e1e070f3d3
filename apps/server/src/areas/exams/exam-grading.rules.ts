import type { Schema } from '@uplink/api-client';
import type { ExerciseGrades } from '../questions/grade-exercises.ts';
import { type GivenAnswer, reviewQuestion } from '../questions/question.rules.ts';
import type { ExamQuestion } from './exam-paper.rules.ts';

export interface AnsweredQuestion extends ExamQuestion {
  given: GivenAnswer;
}

export interface ExamGrade {
  score: number;
  total: number;
  /** Not before every exercise is graded. */
  passed: boolean;
  /** Exercises that are still to be graded. */
  ungraded: number;
  topics: Schema<'ExamTopic'>[];
  review: Schema<'ReviewedExamQuestion'>[];
}

/**
 * Grades an attempt by the questions it was given: a right answer brings the weight of its question,
 * anything else nothing. Topics stand in the order of their names.
 */
export function gradeExam(
  answered: readonly AnsweredQuestion[],
  passPercent: number,
  grades: ExerciseGrades = new Map(),
): ExamGrade {
  const review = answered.map(({ topic, weight, question, given }) => ({
    topic,
    weight,
    question: reviewQuestion(question, given, grades.get(question.id)),
  }));
  const ungraded = answered.filter((answer) => isUngraded(answer, grades)).length;
  const score = pointsOf(review.filter(({ question }) => question.isCorrect));
  const total = pointsOf(review);
  return {
    score,
    total,
    passed: ungraded === 0 && score * 100 >= passPercent * total,
    ungraded,
    topics: byTopic(review),
    review,
  };
}

/** Whether an answer is that of an exercise without a grade. */
export const isUngraded = ({ question, given }: AnsweredQuestion, grades: ExerciseGrades) =>
  question.type === 'exercise' && Boolean(given.text) && !grades.has(question.id);

function byTopic(review: Schema<'ReviewedExamQuestion'>[]): Schema<'ExamTopic'>[] {
  const names = [...new Set(review.map(({ topic }) => topic))].sort();
  return names.map((topic) => {
    const own = review.filter((one) => one.topic === topic);
    const right = own.filter(({ question }) => question.isCorrect);
    return {
      topic,
      questions: own.length,
      right: right.length,
      score: pointsOf(right),
      total: pointsOf(own),
    };
  });
}

function pointsOf(questions: readonly { weight: number }[]): number {
  return questions.reduce((sum, { weight }) => sum + weight, 0);
}
