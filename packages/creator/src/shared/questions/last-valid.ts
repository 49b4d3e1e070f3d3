import { questionFaults } from '@uplink/api-client/domain';
import { useRef } from 'react';
import { type QuestionValues, toQuestionInput } from './question-values.ts';

/** Questions as they last could be asked: a wrong value never reaches a preview. */
export function useLastValid(questions: readonly QuestionValues[]): {
  questions: QuestionValues[];
  isOlder: boolean;
} {
  const valid = useRef(new Map<string, QuestionValues>());
  for (const question of questions) {
    const faults = questionFaults(toQuestionInput(question));
    if (Object.keys(faults).length === 0) valid.current.set(question.key, question);
  }
  const shown = questions.flatMap(({ key }) => valid.current.get(key) ?? []);
  return { questions: shown, isOlder: shown.some((one) => !questions.includes(one)) };
}
