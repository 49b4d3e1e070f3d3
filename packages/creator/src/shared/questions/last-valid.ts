import { questionFaults } from '@uplink/api-client/domain';
import { useState } from 'react';
import { type QuestionValues, toQuestionInput } from './question-values.ts';

/** Questions as they last could be asked: a wrong value never reaches a preview. */
export function useLastValid(questions: readonly QuestionValues[]): {
  questions: QuestionValues[];
  isOlder: boolean;
} {
  const [valid, setValid] = useState<ReadonlyMap<string, QuestionValues>>(new Map());
  const newer = questions.filter((one) => valid.get(one.key) !== one && isValid(one));
  if (newer.length > 0)
    setValid(new Map([...valid, ...newer.map((one) => [one.key, one] as const)]));
  const shown = questions.flatMap(({ key }) => valid.get(key) ?? []);
  return { questions: shown, isOlder: shown.some((one) => !questions.includes(one)) };
}

const isValid = (question: QuestionValues) =>
  Object.keys(questionFaults(toQuestionInput(question))).length === 0;
