import { useMessages } from '@uplink/api-client/messages';
import { TextField } from '@uplink/ui/field';
import type { QuestionFieldsProps } from './question-fields.types.ts';
import { questionsMessages } from './questions.messages.ts';
import './question-card.css';

export interface QuestionNotesProps
  extends Pick<QuestionFieldsProps, 'question' | 'onChange' | 'faults'> {
  /** @default false */
  isReadOnly?: boolean;
}

/** Why the answer is right, and where to read it again. */
export function QuestionNotes({
  question,
  onChange,
  faults,
  isReadOnly = false,
}: QuestionNotesProps) {
  const messages = useMessages(questionsMessages);
  const common = { isReadOnly, validationBehavior: 'aria' as const };
  return (
    <div className="ul-qcard__notes">
      <TextField
        {...common}
        label={messages.explanation}
        hint={messages.explanationHint}
        value={question.explanation}
        onChange={(explanation) => onChange({ ...question, explanation })}
        errorMessage={faults.explanation}
      />
      <TextField
        {...common}
        label={messages.link}
        hint={messages.linkHint}
        value={question.link}
        onChange={(link) => onChange({ ...question, link })}
        errorMessage={faults.link}
      />
    </div>
  );
}
