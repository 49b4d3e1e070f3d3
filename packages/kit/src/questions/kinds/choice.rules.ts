import type { Schema } from '@uplink/api-client';
import type { Answer } from '../answer.rules.ts';

/** 'A' for the first answer: the key that picks it. */
export function answerKey(index: number): string {
  return String.fromCharCode(65 + index);
}

/**
 * What an answer becomes when a letter is pressed at its question: the one answer is picked, one of
 * several is picked or taken back. Undefined when the letter belongs to no answer.
 */
export function answerByKey(
  question: Schema<'LearnerQuestion'>,
  answer: Answer,
  key: string,
): Answer | undefined {
  const picked = question.answers.find((_, index) => answerKey(index) === key.toUpperCase());
  if (!picked || key.length !== 1) return undefined;
  if (question.type === 'singleAnswer') return { answerIds: [picked.id], text: null };
  const others = answer.answerIds.filter((id) => id !== picked.id);
  const wasPicked = others.length < answer.answerIds.length;
  return { answerIds: wasPicked ? others : [...others, picked.id], text: null };
}
