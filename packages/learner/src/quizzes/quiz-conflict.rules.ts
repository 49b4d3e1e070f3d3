import type { Schema } from '@uplink/api-client';
import type { Conflict } from '../shared/conflict.ts';
import { messages } from './quiz-player.messages.ts';
import type { Answer } from './quiz-player.rules.ts';

/** Both versions of one answer, in the words of its question. */
export function describeConflict(
  { questions }: Pick<Schema<'LearnerQuiz'>, 'questions'>,
  questionId: string,
  mine: Answer,
  theirs: Answer,
): Omit<Conflict, 'id'> {
  const question = questions.find(({ id }) => String(id) === questionId);
  const words = ({ answerIds, text }: Answer) =>
    text === null
      ? (question?.answers ?? []).flatMap(({ id, answer }) =>
          answerIds.includes(id) ? answer : [],
        )
      : [text];
  return {
    label: messages.question(question?.position ?? 0),
    mine: words(mine),
    theirs: words(theirs),
  };
}
