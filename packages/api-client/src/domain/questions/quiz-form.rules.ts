import { maxLength, required, VALIDATION } from '../validation/index.ts';
import { withFault } from './faults.ts';
import type { QuestionFaults, QuestionForm } from './question.types.ts';
import { questionFaults } from './question-kinds.ts';

/** A quiz as its author writes it. */
export interface QuizForm {
  title: string;
  questions: readonly QuestionForm[];
}

/** What is wrong with a quiz, by field: 'title', 'questions[2].question'. */
export function quizFaults({ title, questions }: QuizForm): QuestionFaults {
  const ofQuestions = questions.flatMap((question, index) =>
    Object.entries(questionFaults(question)).map(([field, fault]) => [
      `questions[${index}].${field}`,
      fault,
    ]),
  );
  return withFault({
    title: required(title) ?? maxLength(200)(title),
    questions: questions.length === 0 ? VALIDATION.required : undefined,
    ...Object.fromEntries(ofQuestions),
  });
}
