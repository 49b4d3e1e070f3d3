import { useMessages } from '@uplink/api-client/messages';
import { LazyDefinitionField } from '../exercises/lazy-definition-field.ts';
import type { QuestionFieldsProps } from './question-fields.types.ts';
import { questionsMessages } from './questions.messages.ts';

/** The definition of an exercise. */
export function ExerciseFields({ question, onChange, faults, isReadOnly }: QuestionFieldsProps) {
  const messages = useMessages(questionsMessages);
  return (
    <LazyDefinitionField
      label={messages.definition}
      text={question.question}
      onText={(definition) => onChange({ ...question, question: definition })}
      errorMessage={faults.question}
      isReadOnly={isReadOnly}
    />
  );
}
