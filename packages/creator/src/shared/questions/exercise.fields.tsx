import { LazyDefinitionField } from '../exercises/lazy-definition-field.ts';
import type { QuestionFieldsProps } from './question-fields.types.ts';
import { messages } from './questions.messages.ts';

/** The definition of an exercise. */
export function ExerciseFields({ question, onChange, faults, isReadOnly }: QuestionFieldsProps) {
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
