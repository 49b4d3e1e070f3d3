import type { Schema } from '@uplink/api-client';
import { isAnswered } from '@uplink/api-client/domain';
import { messages } from './question.messages.ts';

/** An answer as it stands on the screen. */
export interface Answer {
  answerIds: number[];
  text: string | null;
}

/** Answers by the id of what they answer. */
export type Answers = ReadonlyMap<string, { value: Answer }>;

export const noAnswer: Answer = { answerIds: [], text: null };

export function isQuestionAnswered(id: number, answers: Answers): boolean {
  return isAnswered(answers.get(String(id))?.value);
}

/** A question in the side's list of numbers. */
export interface QuestionStop {
  position: number;
  /** Answered or not, before the review. */
  state?: 'done' | 'current' | 'open';
  /** Right or wrong, in the review. */
  kind?: 'ok' | 'fault';
  /** The state in words. */
  words: string;
}

/** Where somebody stands in questions that they answer. */
export function answerStop(position: number, isDone: boolean, current?: number): QuestionStop {
  const state = position === current ? 'current' : isDone ? 'done' : 'open';
  return { position, state, words: messages.states[isDone ? 'done' : state] };
}

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

/** The id of a question's place on the page. */
export function questionAnchor(position: number): string {
  return `question-${position}`;
}
