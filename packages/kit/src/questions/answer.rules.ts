import { isAnswered } from '@uplink/api-client/domain';
import type { questionMessages } from './question.messages.ts';

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

/** How far someone is with questions that they answer. */
export function answerStop(
  position: number,
  isDone: boolean,
  messages: typeof questionMessages,
  current?: number,
): QuestionStop {
  const state = position === current ? 'current' : isDone ? 'done' : 'open';
  return { position, state, words: messages.states[isDone ? 'done' : state] };
}

/** The id of a question's place on the page. */
export function questionAnchor(position: number): string {
  return `question-${position}`;
}
