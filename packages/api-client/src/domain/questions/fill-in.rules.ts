import { fillInError, splitFillIn } from '../quiz.rules.ts';
import { required } from '../validation/index.ts';
import { withFault } from './faults.ts';
import type {
  AskedPart,
  GivenAnswer,
  Question,
  QuestionFaults,
  QuestionForm,
  ReviewedPart,
} from './question.types.ts';

/** What is wrong with a sentence: it has exactly one filled blank. */
export function fillInFaults({ question }: QuestionForm): QuestionFaults {
  return withFault({ question: required(question) ?? fillInError(question) });
}

/** The sentence cut at its blank, without the word in it. */
export function askFillIn({ question }: Question): AskedPart {
  const { before, after } = splitFillIn(question);
  return { question: '', blank: { before, after }, answers: [] };
}

/** A blank is right when the words agree, whatever their case and spacing. */
export function reviewFillIn({ question }: Question, given: GivenAnswer | undefined): ReviewedPart {
  const { before, answer, after } = splitFillIn(question);
  const text = given?.text ?? null;
  return {
    question: '',
    blank: { before, after },
    answers: [],
    text,
    correctText: answer,
    isCorrect: normalise(text ?? '') === normalise(answer),
  };
}

function normalise(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
