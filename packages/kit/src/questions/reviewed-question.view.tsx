import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Link } from '@uplink/ui/link';
import { Status } from '@uplink/ui/status';
import type { ReactNode } from 'react';
import { questionAnchor } from './answer.rules.ts';
import { questionKinds } from './kinds/question-kinds.ts';
import { questionMessages } from './question.messages.ts';
import { linkLabel } from './review.rules.ts';
import './question.css';
import './review.css';

export interface ReviewedQuestionProps {
  /** The question with its answers. */
  question: Schema<'ReviewedQuestion'>;
  /** How many questions there are. */
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
  const messages = useMessages(questionMessages);
  const { question, total, detail, isOwn, children } = props;
  const { position, type, isCorrect, explanation, link } = question;
  const { title, Reviewed } = questionKinds[type];
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
        {title(question, messages)}
      </h2>
      <Reviewed question={question} isOwn={isOwn} />
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
              {linkLabel(link, messages)}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}
