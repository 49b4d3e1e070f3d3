import type { Schema } from '@uplink/api-client';
import { BlankField } from '@uplink/ui/blank-field';
import { Link } from '@uplink/ui/link';
import { Status } from '@uplink/ui/status';
import { Circle, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { questionAnchor } from './answer.rules.ts';
import { messages } from './question.messages.ts';
import { linkLabel, markOf } from './review.rules.ts';
import './question.css';
import './review.css';

export interface ReviewedQuestionProps {
  question: Schema<'ReviewedQuestion'>;
  total: number;
  /** Beside its number, such as its topic. */
  detail?: string;
  /** Whether its learner reads it. */
  isOwn: boolean;
  /** Under its answers, such as what another attempt answered. */
  children?: ReactNode;
}

/** A question after the quiz: what was answered, what is right, why, and where to read it again. */
export function ReviewedQuestion(props: ReviewedQuestionProps) {
  const { question, total, detail, isOwn, children } = props;
  const { position, type, isCorrect, explanation, link } = question;
  const titleId = `question-title-${question.id}`;
  const placeId = `question-place-${question.id}`;
  return (
    <section
      className="ul-card ul-question"
      id={questionAnchor(position)}
      tabIndex={-1}
      aria-labelledby={`${placeId} ${titleId}`}
    >
      <div className="ul-row" data-justify="between">
        <p className="ul-question__n" id={placeId}>
          {messages.place(position, total)}, {messages.kinds[type]}
          {detail && `, ${detail}`}
        </p>
        <Status kind={isCorrect ? 'ok' : 'fault'} isBare>
          {isCorrect ? messages.right : messages.wrong}
        </Status>
      </div>
      <h2 className="ul-question__t" id={titleId}>
        {question.blank ? messages.complete : question.question}
      </h2>
      {question.blank ? (
        <ReviewedSentence question={question} />
      ) : (
        <ul className="ul-question__a">
          {question.answers.map((answer) => (
            <ReviewedAnswer key={answer.id} answer={answer} isOwn={isOwn} />
          ))}
        </ul>
      )}
      {children}
      {(explanation || link) && (
        <div className="ul-why">
          {explanation && (
            <p>
              <b className="ul-strong">{messages.why}</b> {explanation}
            </p>
          )}
          {link && (
            <Link className="ul-small" href={link}>
              {linkLabel(link)}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}

function ReviewedSentence({ question }: Pick<ReviewedQuestionProps, 'question'>) {
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

interface ReviewedAnswerProps {
  answer: Schema<'ReviewedAnswer'>;
  isOwn: boolean;
}

function ReviewedAnswer({ answer, isOwn }: ReviewedAnswerProps) {
  const { kind, words } = markOf(answer, isOwn);
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
