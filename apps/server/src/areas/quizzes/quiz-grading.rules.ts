import type { Schema } from '@uplink/api-client';
import { splitFillIn } from '@uplink/api-client/domain';
import type { Question } from './quiz-questions.repository.ts';

export interface GivenAnswer {
  answerIds: number[];
  text: string | null;
}

export interface Grade {
  review: Schema<'ReviewedQuestion'>[];
  score: number;
  total: number;
}

/**
 * Grades against the server's own set of questions, so that a left-out question counts as wrong and
 * never shrinks the total. A choice is right when exactly the right answers were picked; a fill-in
 * when the words agree, whatever their case and spacing.
 */
export function gradeQuiz(questions: Question[], given: Map<number, GivenAnswer>): Grade {
  const review = questions.map((question) => reviewQuestion(question, given.get(question.id)));
  return { review, score: review.filter((one) => one.isCorrect).length, total: review.length };
}

function reviewQuestion(
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
