import { correctCountError } from '../quiz.rules.ts';
import { maxLength, required } from '../validation/index.ts';
import { withFault } from './faults.ts';
import type {
  AskedPart,
  GivenAnswer,
  Question,
  QuestionFaults,
  QuestionForm,
  ReviewedPart,
} from './question.types.ts';

/** What is wrong with a choice: its words, an empty answer, or how many answers are correct. */
export function choiceFaults({ type, question, answers }: QuestionForm): QuestionFaults {
  const correct = answers.filter(({ isCorrect }) => isCorrect).length;
  const found: Record<string, string | undefined> = {
    question: required(question),
    answers: correctCountError(type === 'singleAnswer' ? type : 'multipleAnswer', correct),
  };
  for (const [index, { answer }] of answers.entries())
    found[`answers[${index}].answer`] = required(answer) ?? maxLength(500)(answer);
  return withFault(found);
}

export function askChoice({ question, answers }: Question): AskedPart {
  return { question, blank: null, answers: answers.map(({ id, answer }) => ({ id, answer })) };
}

/** A choice is right when exactly the right answers were picked. */
export function reviewChoice(question: Question, given: GivenAnswer | undefined): ReviewedPart {
  const picked = new Set(given?.answerIds ?? []);
  return {
    question: question.question,
    blank: null,
    answers: question.answers.map(({ id, answer, isCorrect }) => ({
      id,
      answer,
      isCorrect,
      isPicked: picked.has(id),
    })),
    text: null,
    correctText: null,
    isCorrect: question.answers.every(({ id, isCorrect }) => isCorrect === picked.has(id)),
  };
}
