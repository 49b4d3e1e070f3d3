import type { Schema } from '@uplink/api-client';
import { fillInError, QUIZ_MESSAGES, splitFillIn } from '@uplink/api-client/domain';
import { unprocessable } from '../../plugins/errors/errors.ts';

/** A question with its key, of a quiz or of an exam. */
export interface Question {
  id: number;
  position: number;
  type: Schema<'QuestionType'>;
  question: string;
  explanation: string | null;
  link: string | null;
  answers: { id: number; answer: string; isCorrect: boolean }[];
}

/** A question as its author writes it. */
export interface QuestionForm {
  type: Schema<'QuestionType'>;
  question: string;
  answers: { answer: string; isCorrect: boolean }[];
  explanation: string | null;
  link: string | null;
}

export interface GivenAnswer {
  answerIds: number[];
  text: string | null;
}

/** One right answer for a single choice, at least one for several, one filled blank for a sentence. */
export function questionError(question: QuestionForm): string | undefined {
  if (question.type === 'fillInTheBlank') return fillInError(question.question);
  const right = question.answers.filter(({ isCorrect }) => isCorrect).length;
  if (right === 0) return QUIZ_MESSAGES.tooFew;
  return question.type === 'singleAnswer' && right > 1 ? QUIZ_MESSAGES.tooMany : undefined;
}

/** An answer in the shape its question takes; refused when it does not belong to it. */
export function checkAnswer(
  question: Question,
  input: { answerIds?: number[]; text?: string },
): GivenAnswer {
  if (question.type === 'fillInTheBlank') {
    if (input.answerIds?.length) throw unprocessable('Fill in the blank with text.');
    return { answerIds: [], text: input.text ?? '' };
  }
  const answerIds = [...new Set(input.answerIds ?? [])].sort((one, other) => one - other);
  if (input.text !== undefined)
    throw unprocessable('Answer this question by choosing from the list.');
  if (question.type === 'singleAnswer' && answerIds.length > 1) {
    throw unprocessable('Choose one answer.');
  }
  const known = new Set(question.answers.map(({ id }) => id));
  if (answerIds.some((id) => !known.has(id))) {
    throw unprocessable('An answer belongs to another question.');
  }
  return { answerIds, text: null };
}

/**
 * One question with what was given, what is right and why. A choice is right when exactly the right
 * answers were picked; a fill-in when the words agree, whatever their case and spacing.
 */
export function reviewQuestion(
  question: Question,
  given: GivenAnswer | undefined,
): Schema<'ReviewedQuestion'> {
  const picked = new Set(given?.answerIds ?? []);
  const blank = question.type === 'fillInTheBlank' ? splitFillIn(question.question) : null;
  const text = blank ? (given?.text ?? null) : null;
  return {
    id: question.id,
    position: question.position,
    type: question.type,
    question: blank ? '' : question.question,
    blank: blank && { before: blank.before, after: blank.after },
    answers: question.answers.map((answer) => ({
      id: answer.id,
      answer: answer.answer,
      isCorrect: answer.isCorrect,
      isPicked: picked.has(answer.id),
    })),
    text,
    correctText: blank?.answer ?? null,
    isCorrect: blank
      ? sameWords(text ?? '', blank.answer)
      : question.answers.every((answer) => answer.isCorrect === picked.has(answer.id)),
    explanation: question.explanation,
    link: question.link,
  };
}

function sameWords(one: string, other: string): boolean {
  return normalise(one) === normalise(other);
}

function normalise(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** A question as its learner gets it: no correct mark, no explanation, the sentence cut at its blank. */
export function withoutKey(question: Question): Schema<'LearnerQuestion'> {
  const blank = question.type === 'fillInTheBlank' ? splitFillIn(question.question) : null;
  return {
    id: question.id,
    position: question.position,
    type: question.type,
    question: blank ? '' : question.question,
    blank: blank && { before: blank.before, after: blank.after },
    answers: question.answers.map(({ id, answer }) => ({ id, answer })),
  };
}
