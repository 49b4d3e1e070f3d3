import { isSameValue, type Schema } from '@uplink/api-client';
import {
  type QuestionValues,
  toQuestionInput,
  toQuestionValues,
} from '../shared/questions/question-values.ts';

export interface QuizValues {
  title: string;
  questions: QuestionValues[];
}

/** What the form begins with; a lesson without a quiz gets a title to start from. */
export function toQuizValues(quiz: Schema<'CreatorQuiz'> | null, title: string): QuizValues {
  return quiz
    ? { title: quiz.title, questions: quiz.questions.map(toQuestionValues) }
    : { title, questions: [] };
}

export function toQuizForm({ title, questions }: QuizValues): Schema<'QuizForm'> {
  return { title: title.trim(), questions: questions.map(toQuestionInput) };
}

/** How many things differ from what is stored: the title, the order, and each question. */
export function countChanges(values: QuizValues, stored: QuizValues): number {
  const before = new Map(stored.questions.map((one) => [one.key, one]));
  const kept = values.questions.filter(({ key }) => before.has(key));
  const changed = values.questions.filter((one) => !isSameValue(one, before.get(one.key)));
  const removed = stored.questions.length - kept.length;
  const order = stored.questions.filter(({ key }) => kept.some((one) => one.key === key));
  const isMoved = kept.some(({ key }, index) => key !== order[index]?.key);
  return Number(values.title !== stored.title) + changed.length + removed + Number(isMoved);
}

/** Faults of each question by its field, from those of the whole quiz. */
export function faultsByQuestion(
  faults: Readonly<Record<string, string>>,
): ReadonlyMap<number, Readonly<Record<string, string>>> {
  const found = new Map<number, Record<string, string>>();
  for (const [path, fault] of Object.entries(faults)) {
    const [, index, field] = /^questions\[(\d+)\]\.(.+)$/.exec(path) ?? [];
    if (index === undefined || field === undefined) continue;
    const ofQuestion = found.get(Number(index)) ?? {};
    ofQuestion[field] = fault;
    found.set(Number(index), ofQuestion);
  }
  return found;
}
