import type { QuestionForm } from '@uplink/api-client/domain';
import type { Prover } from '../exercises/grading/grader.ts';
import { provingFault } from '../exercises/grading/prove.ts';
import { readDefinition } from './kinds/exercise.kind.ts';

/** Exercises among the questions that fail their own tests: what is wrong, by the place of the question. */
export async function unprovedQuestions(
  grader: Prover,
  questions: readonly QuestionForm[],
): Promise<ReadonlyMap<number, string>> {
  const faults = new Map<number, string>();
  for (const [index, question] of questions.entries()) {
    if (question.type !== 'exercise') continue;
    const fault = await provingFault(grader, readDefinition(question));
    if (fault) faults.set(index, fault);
  }
  return faults;
}
