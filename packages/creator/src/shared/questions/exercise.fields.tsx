import { TextArea } from '@uplink/ui/field';
import type { QuestionFieldsProps } from './question-fields.types.ts';
import { messages } from './questions.messages.ts';

/** The definition of an exercise. */
export function ExerciseFields({ question, onChange, faults, isReadOnly }: QuestionFieldsProps) {
  return (
    <TextArea
      label={messages.definition}
      rows={12}
      value={question.question}
      onChange={(definition) => onChange({ ...question, question: definition })}
      errorMessage={faults.question}
      isReadOnly={isReadOnly}
      validationBehavior="aria"
    />
  );
}
