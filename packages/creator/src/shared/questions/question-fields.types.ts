import type { QuestionValues } from './question-values.ts';

export interface QuestionFieldsProps {
  question: QuestionValues;
  onChange: (question: QuestionValues) => void;
  /** What is wrong, by field, once that is to be shown. */
  faults: Readonly<Record<string, string>>;
  isReadOnly: boolean;
}
