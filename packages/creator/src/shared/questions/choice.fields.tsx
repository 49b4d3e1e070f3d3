import { useMessages } from '@uplink/api-client/messages';
import { Button, IconButton } from '@uplink/ui/button';
import { Checkbox } from '@uplink/ui/choice';
import { TextArea, TextField } from '@uplink/ui/field';
import { Icon } from '@uplink/ui/icon';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useId } from 'react';
import type { QuestionFieldsProps } from './question-fields.types.ts';
import { type AnswerValues, newAnswer } from './question-values.ts';
import { questionsMessages } from './questions.messages.ts';
import './question-card.css';

const mostAnswers = 20;

/** What is asked, and the answers of which the correct ones are marked. */
export function ChoiceFields({ question, onChange, faults, isReadOnly }: QuestionFieldsProps) {
  const messages = useMessages(questionsMessages);
  const { type, answers } = question;
  const labelId = useId();
  const marked = answers.filter(({ isCorrect }) => isCorrect).length;
  const setAnswers = (next: AnswerValues[]) => onChange({ ...question, answers: next });
  return (
    <>
      <TextArea
        label={messages.question}
        rows={1}
        value={question.question}
        onChange={(words) => onChange({ ...question, question: words })}
        errorMessage={faults.question}
        isReadOnly={isReadOnly}
        validationBehavior="aria"
      />
      <fieldset
        className="ul-answers"
        aria-labelledby={labelId}
        data-invalid={faults.answers ? '' : undefined}
      >
        <div className="ul-field__label">
          <span id={labelId}>{messages.answers}</span>
          <span className="ul-field__hint">
            {type === 'singleAnswer'
              ? messages.marked.singleAnswer
              : messages.marked.multipleAnswer}
          </span>
        </div>
        {answers.map((answer, index) => (
          <AnswerRow
            key={answer.key}
            answer={answer}
            letter={letterOf(index)}
            isRound={type === 'singleAnswer'}
            fault={faults[`answers[${index}].answer`]}
            isReadOnly={isReadOnly}
            onChange={(next) => setAnswers(answers.with(index, next))}
            onRemove={() => setAnswers(answers.toSpliced(index, 1))}
          />
        ))}
        {faults.answers && (
          <p className="ul-field__error" role="alert">
            <Icon as={CircleAlert} size={16} />
            <span>{faults.answers}</span>
          </p>
        )}
        {!isReadOnly && (
          <div className="ul-row ul-answers__foot" data-justify="between">
            <Button
              size="sm"
              variant="quiet"
              icon={<Icon as={Plus} size={16} />}
              isDisabled={answers.length >= mostAnswers}
              onPress={() => setAnswers([...answers, newAnswer()])}
            >
              {messages.addAnswer}
            </Button>
            {type === 'singleAnswer' && marked > 1 && (
              <span className="ul-row ul-gap-8">
                <span className="ul-small ul-muted">{messages.isMarked(marked)}</span>
                <Button size="sm" onPress={() => onChange({ ...question, type: 'multipleAnswer' })}>
                  {messages.makeMultiple}
                </Button>
              </span>
            )}
          </div>
        )}
      </fieldset>
    </>
  );
}

interface AnswerRowProps {
  answer: AnswerValues;
  letter: string;
  isRound: boolean;
  fault: string | undefined;
  isReadOnly: boolean;
  onChange: (answer: AnswerValues) => void;
  onRemove: () => void;
}

function AnswerRow(props: AnswerRowProps) {
  const messages = useMessages(questionsMessages);
  const { answer, letter, isRound, fault, isReadOnly, onChange, onRemove } = props;
  return (
    <div className="ul-answers__row" data-round={isRound || undefined}>
      <Checkbox
        isSelected={answer.isCorrect}
        isReadOnly={isReadOnly}
        onChange={(isCorrect) => onChange({ ...answer, isCorrect })}
      >
        <span className="ul-sr">{messages.isCorrect(letter)}</span>
      </Checkbox>
      <TextField
        label={messages.answer(letter)}
        isLabelHidden
        value={answer.answer}
        onChange={(words) => onChange({ ...answer, answer: words })}
        errorMessage={fault}
        isReadOnly={isReadOnly}
        validationBehavior="aria"
      />
      <span className="ul-small ul-medium ul-ok ul-answers__mark">
        {answer.isCorrect && messages.correct}
      </span>
      {!isReadOnly && (
        <IconButton
          size="sm"
          variant="quiet"
          aria-label={messages.removeAnswer(letter)}
          icon={<Icon as={X} size={16} />}
          onPress={onRemove}
        />
      )}
    </div>
  );
}

const letterOf = (index: number) => String.fromCharCode(65 + index);
