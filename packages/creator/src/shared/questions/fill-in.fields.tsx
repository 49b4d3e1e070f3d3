import type { QuestionFieldsProps } from './question-fields.types.ts';
import { messages } from './questions.messages.ts';
import { SentenceField } from './sentence-field.tsx';

/** The sentence of a fill-in, with its answer in angle brackets. */
export function FillInFields({ question, onChange, faults, isReadOnly }: QuestionFieldsProps) {
  return (
    <SentenceField
      label={messages.sentence}
      hint={messages.sentenceHint}
      value={question.question}
      onChange={(sentence) => onChange({ ...question, question: sentence })}
      errorMessage={faults.question}
      isReadOnly={isReadOnly}
    />
  );
}
