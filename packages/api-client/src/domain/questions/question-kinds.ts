import type { QuestionType } from '../codes/work.codes.ts';
import { maxLength } from '../validation/index.ts';
import { choiceFaults } from './choice.rules.ts';
import { exerciseFaults } from './exercise.rules.ts';
import { withFault } from './faults.ts';
import { fillInFaults } from './fill-in.rules.ts';
import { linkFault } from './link.rules.ts';
import type { QuestionFaults, QuestionForm } from './question.types.ts';

/** What is wrong with a question of each kind as its author wrote it. */
const faultsOf: Record<QuestionType, (form: QuestionForm) => QuestionFaults> = {
  singleAnswer: choiceFaults,
  multipleAnswer: choiceFaults,
  fillInTheBlank: fillInFaults,
  exercise: exerciseFaults,
};

/** What is wrong with a question, by field; empty when it can be asked. */
export function questionFaults(form: QuestionForm): QuestionFaults {
  const long = maxLength(2000);
  return {
    ...withFault({
      question: form.type === 'exercise' ? undefined : long(form.question),
      explanation: long(form.explanation ?? ''),
      link: linkFault(form.link),
    }),
    ...faultsOf[form.type](form),
  };
}
