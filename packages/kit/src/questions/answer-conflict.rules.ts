import type { Schema } from '@uplink/api-client';
import type { Conflict } from '../saving/conflict.ts';
import type { Answer } from './answer.rules.ts';
import { readTexts } from './exercise-texts.rules.ts';
import type { questionMessages } from './question.messages.ts';

/** Both versions of one answer, in the words of its question. */
export function describeConflict(
  question: Schema<'LearnerQuestion'> | undefined,
  mine: Answer,
  theirs: Answer,
  messages: typeof questionMessages,
): Omit<Conflict, 'id'> {
  const words = ({ answerIds, text }: Answer) =>
    text === null
      ? (question?.answers ?? []).flatMap(({ id, answer }) =>
          answerIds.includes(id) ? answer : [],
        )
      : question?.type === 'exercise'
        ? Object.values(readTexts(text))
        : [text];
  return {
    label: messages.question(question?.position ?? 0),
    mine: words(mine),
    theirs: words(theirs),
  };
}
