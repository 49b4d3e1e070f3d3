import type { Schema } from '@uplink/api-client';
import { formatTimer } from '@uplink/api-client/domain';
import type { QuestionStop } from './answer.rules.ts';
import type { questionMessages } from './question.messages.ts';

export interface AnswerMark {
  kind: 'ok' | 'fault' | undefined;
  words: string;
}

/** How an answer is marked: picked or not, right or not. */
export function markOf(
  answer: Schema<'ReviewedAnswer'>,
  isOwn: boolean,
  messages: typeof questionMessages,
): AnswerMark {
  if (answer.isPicked && answer.isCorrect) {
    return { kind: 'ok', words: isOwn ? messages.yourRight : messages.theirRight };
  }
  if (answer.isPicked) {
    return { kind: 'fault', words: isOwn ? messages.yourWrong : messages.theirWrong };
  }
  return answer.isCorrect
    ? { kind: 'ok', words: messages.notPicked }
    : { kind: undefined, words: '' };
}

/** A question in the side's list of numbers, right or wrong. */
export function reviewStop(
  question: Pick<Schema<'ReviewedQuestion'>, 'position' | 'isCorrect'>,
  messages: typeof questionMessages,
): QuestionStop {
  return {
    position: question.position,
    kind: question.isCorrect ? 'ok' : 'fault',
    words: question.isCorrect ? messages.right : messages.wrong,
  };
}

/** Where a question's link leads, in words: a place in a text, or a second of a video. */
export function linkLabel(link: string, messages: typeof questionMessages): string {
  const position = /[?&]position=(\d+)/.exec(link)?.[1];
  return position === undefined
    ? messages.readAgain
    : messages.watchAgain(formatTimer(Number(position)));
}
