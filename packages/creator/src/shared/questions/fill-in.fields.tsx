import { useMessages } from '@uplink/api-client/messages';
import type { QuestionFieldsProps } from './question-fields.types.ts';
import { questionsMessages } from './questions.messages.ts';
import { SentenceField } from './sentence-field.tsx';

/** The sentence of a fill-in, with its answer in angle brackets. */
export function FillInFields({ question, onChange, faults, isReadOnly }: QuestionFieldsProps) {
  const messages = useMessages(questionsMessages);
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
