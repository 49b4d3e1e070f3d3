import { useMessages } from '@uplink/api-client/messages';
import { BlankField } from '@uplink/ui/blank-field';
import { questionMessages } from '../question.messages.ts';
import type { AskedProps, QuestionKind, ReviewedProps } from './question-kind.ts';

/** A sentence with a blank. */
export const fillInTheBlank: QuestionKind = {
  title: (_question, { complete }) => complete,
  Asked: AskedSentence,
  Reviewed: ReviewedSentence,
  toInput: ({ text }) => ({ text: text ?? '' }),
};

function AskedSentence({ question, answer, onAnswer }: AskedProps) {
  const messages = useMessages(questionMessages);
  const { blank, position } = question;
  return (
    <p className="ul-question__s">
      {blank?.before}
      <BlankField
        label={messages.blank(position)}
        value={answer.text ?? ''}
        onChange={(text) => onAnswer({ answerIds: [], text })}
        after={blank?.after}
      />
    </p>
  );
}

function ReviewedSentence({ question }: ReviewedProps) {
  const messages = useMessages(questionMessages);
  const { blank, text, correctText, isCorrect } = question;
  return (
    <p className="ul-question__a ul-question__s">
      {blank?.before}
      <BlankField
        isReadOnly
        label={messages.givenBlank}
        value={text || messages.noAnswer}
        tone={isCorrect ? 'ok' : 'fault'}
        after={isCorrect ? blank?.after : undefined}
      />
      {!isCorrect && (
        <BlankField
          isReadOnly
          label={messages.rightBlank}
          value={correctText ?? ''}
          tone="ok"
          after={blank?.after}
        />
      )}
    </p>
  );
}
