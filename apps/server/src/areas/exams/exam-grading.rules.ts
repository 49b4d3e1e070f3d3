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
  passed: boolean;
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
  const score = pointsOf(review.filter(({ question }) => question.isCorrect));
  const total = pointsOf(review);
  return {
    score,
    total,
    passed: score * 100 >= passPercent * total,
    topics: byTopic(review),
    review,
  };
}

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
