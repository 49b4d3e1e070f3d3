import type { Schema } from '@uplink/api-client';
import { cleanSurveyAnswers } from '@uplink/api-client/domain';

type Question = Schema<'SurveyQuestion'>;
type Answer = Schema<'SurveyAnswer'>;

/** Answers by question, as the form holds them. */
export type SurveyValues = Readonly<Record<string, Pick<Answer, 'choices' | 'text'>>>;

const nothing = { choices: [], text: '' };

export function valueIn(values: SurveyValues, { id }: Question) {
  return values[id] ?? nothing;
}

export function toValues(answers: readonly Answer[]): SurveyValues {
  return Object.fromEntries(
    answers.map(({ questionId, choices, text }) => [questionId, { choices, text }]),
  );
}

/** The answers to send: of the questions asked now, in their order, without the empty ones. */
export function toAnswers(questions: readonly Question[], values: SurveyValues): Answer[] {
  return cleanSurveyAnswers(
    questions,
    Object.entries(values).map(([questionId, value]) => ({ questionId, ...value })),
  );
}

/** What was kept on this device; nothing when it cannot be read. */
export function readKept(text: string): SurveyValues {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? (kept as SurveyValues) : {};
  } catch {
    return {};
  }
}

/** An answer as it is read afterwards. */
export function answerText(values: SurveyValues, question: Question): string | undefined {
  const { choices, text } = valueIn(values, question);
  return [...choices, text].filter(Boolean).join(', ') || undefined;
}
