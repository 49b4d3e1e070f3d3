import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { MultipleChoice, SingleChoice } from '@uplink/ui/choice';
import { Circle, CircleCheck, CircleX } from 'lucide-react';
import { questionMessages } from '../question.messages.ts';
import { markOf } from '../review.rules.ts';
import { answerByKey, answerKey } from './choice.rules.ts';
import type { AskedProps, QuestionKind, ReviewedProps } from './question-kind.ts';
import '../review.css';

const choice = {
  title: ({ question }) => question,
  Reviewed: ReviewedChoice,
  answerByKey,
  toInput: ({ answerIds }) => ({ answerIds }),
} satisfies Partial<QuestionKind>;

/** A list to choose one answer from. */
export const singleAnswer: QuestionKind = { ...choice, Asked: AskedSingle };

/** A list to choose all answers from that apply. */
export const multipleAnswer: QuestionKind = { ...choice, Asked: AskedMultiple };

const toOptions = ({ answers }: Schema<'LearnerQuestion'>) =>
  answers.map(({ id, answer: label }, index) => ({
    id: String(id),
    label,
    shortcut: answerKey(index),
  }));

function AskedSingle({ question, titleId, answer, onAnswer }: AskedProps) {
  const [picked] = answer.answerIds;
  return (
    <SingleChoice
      aria-labelledby={titleId}
      options={toOptions(question)}
      value={picked === undefined ? null : String(picked)}
      onChange={(id) => onAnswer({ answerIds: [Number(id)], text: null })}
    />
  );
}

function AskedMultiple({ question, titleId, answer, onAnswer }: AskedProps) {
  return (
    <MultipleChoice
      aria-labelledby={titleId}
      options={toOptions(question)}
      value={answer.answerIds.map(String)}
      onChange={(ids) => onAnswer({ answerIds: ids.map(Number), text: null })}
    />
  );
}

function ReviewedChoice({ question, isOwn }: ReviewedProps) {
  return (
    <ul className="ul-question__a">
      {question.answers.map((answer) => (
        <ReviewedAnswer key={answer.id} answer={answer} isOwn={isOwn} />
      ))}
    </ul>
  );
}

interface ReviewedAnswerProps extends Pick<ReviewedProps, 'isOwn'> {
  answer: Schema<'ReviewedAnswer'>;
}

function ReviewedAnswer({ answer, isOwn }: ReviewedAnswerProps) {
  const messages = useMessages(questionMessages);
  const { kind, words } = markOf(answer, isOwn, messages);
  const Icon = kind === 'ok' ? CircleCheck : kind === 'fault' ? CircleX : Circle;
  return (
    <li className="ul-answer" data-kind={kind}>
      <Icon className="ul-icon" size={18} aria-hidden />
      <span className="ul-grow">{answer.answer}</span>
      {words && (
        <span className={`ul-small ul-medium ${kind === 'ok' ? 'ul-ok' : 'ul-fault'}`}>
          {words}
        </span>
      )}
    </li>
  );
}
