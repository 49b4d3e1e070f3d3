import type { Schema } from '@uplink/api-client';
import type { Question, QuestionForm } from '@uplink/api-client/domain';
import { newId } from '@uplink/kit/saving';

/** An answer in a form. */
export interface AnswerValues {
  /** Stays with it when others are added or moved. */
  key: string;
  id?: number;
  answer: string;
  isCorrect: boolean;
}

/** A question in a form: texts that may be absent are empty. */
export interface QuestionValues {
  key: string;
  id?: number;
  type: Schema<'QuestionType'>;
  question: string;
  answers: AnswerValues[];
  explanation: string;
  link: string;
}

export function toQuestionValues(stored: Omit<Question, 'position'>): QuestionValues {
  return {
    key: `stored-${stored.id}`,
    id: stored.id,
    type: stored.type,
    question: stored.question,
    answers: stored.answers.map((answer) => ({ key: `stored-${answer.id}`, ...answer })),
    explanation: stored.explanation ?? '',
    link: stored.link ?? '',
  };
}

/** A question as it is sent. */
export function toQuestionInput({
  id,
  type,
  question,
  answers,
  explanation,
  link,
}: QuestionValues): Schema<'AuthoredQuestionInput'> {
  return {
    ...(id !== undefined && { id }),
    type,
    question: question.trim(),
    answers: answers.map(({ id: answerId, answer, isCorrect }) => ({
      ...(answerId !== undefined && { id: answerId }),
      answer: answer.trim(),
      isCorrect,
    })),
    explanation: explanation.trim() || null,
    link: link.trim() || null,
  };
}

export function newQuestion(type: QuestionValues['type']): QuestionValues {
  const isChoice = type === 'singleAnswer' || type === 'multipleAnswer';
  const answers = isChoice ? [newAnswer(), newAnswer()] : [];
  return { key: newId(), type, question: '', answers, explanation: '', link: '' };
}

export const newAnswer = (): AnswerValues => ({ key: newId(), answer: '', isCorrect: false });

/** The same words as a question of its own. */
export function copyQuestion({ id: _, answers, ...words }: QuestionValues): QuestionValues {
  return {
    ...words,
    key: newId(),
    answers: answers.map(({ answer, isCorrect }) => ({ key: newId(), answer, isCorrect })),
  };
}

/** A question of a file, as one of its own. */
export function fromFile({ answers, explanation, link, ...words }: QuestionForm): QuestionValues {
  return {
    ...words,
    key: newId(),
    answers: answers.map((answer) => ({ ...answer, key: newId() })),
    explanation: explanation ?? '',
    link: link ?? '',
  };
}

/** A question with ids of this page, for the parts a learner sees. */
export function toQuestion(values: QuestionValues, position: number): Question {
  const form: QuestionForm = toQuestionInput(values);
  return {
    ...form,
    id: position,
    position,
    answers: form.answers.map((answer, index) => ({ ...answer, id: position * 100 + index })),
  };
}
