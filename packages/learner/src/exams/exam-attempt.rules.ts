import type { Schema } from '@uplink/api-client';
import { type Answers, isQuestionAnswered } from '@uplink/kit/questions';

/** A question of an attempt with the place of its answer. */
export interface ExamPlace extends Schema<'ExamQuestion'> {
  answerId: number;
}

/** The questions of an attempt in their order, each with where its answer goes. */
export function placesOf({ questions, answers }: Schema<'ExamAttempt'>): ExamPlace[] {
  const places = new Map(
    answers.map(({ examQuestionId, examAnswerId }) => [examQuestionId, examAnswerId]),
  );
  return questions.map((one) => ({ ...one, answerId: places.get(one.question.id) ?? 0 }));
}

export function countAnswered(places: readonly ExamPlace[], answers: Answers): number {
  return places.filter(({ answerId }) => isQuestionAnswered(answerId, answers)).length;
}
