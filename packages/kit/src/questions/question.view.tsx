import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import type { KeyboardEvent } from 'react';
import { type Answer, questionAnchor } from './answer.rules.ts';
import { questionKinds } from './kinds/question-kinds.ts';
import { questionMessages } from './question.messages.ts';
import './question.css';

export interface QuestionViewProps {
  /** The question. */
  question: Schema<'LearnerQuestion'>;
  /** How many questions there are. */
  total: number;
  /** Beside its number, such as its points. */
  detail?: string;
  /** What is answered so far. */
  answer: Answer;
  /** Told the whole answer after each change. */
  onAnswer: (answer: Answer) => void;
  /** Told when the focus comes into this question. */
  onEnter: () => void;
}

/** One question with its answers, of any kind. The letters of the answers pick them. */
export function QuestionView(props: QuestionViewProps) {
  const messages = useMessages(questionMessages);
  const { question, total, detail, answer, onAnswer, onEnter } = props;
  const { id, position, type } = question;
  const { title, Asked, answerByKey } = questionKinds[type];
  const titleId = `question-title-${id}`;
  const placeId = `question-place-${id}`;

  function onKeyDown(event: KeyboardEvent) {
    const isWriting = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (isWriting || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = answerByKey?.(question, answer, event.key);
    if (!next) return;
    event.preventDefault();
    onAnswer(next);
  }

  return (
    <section
      className="ul-card ul-question"
      id={questionAnchor(position)}
      tabIndex={-1}
      aria-labelledby={`${placeId} ${titleId}`}
      onKeyDown={onKeyDown}
      onFocus={onEnter}
    >
      <p className="ul-question__n" id={placeId}>
        {messages.place(position, total)}, {messages.kinds[type]}
        {detail && `, ${detail}`}
      </p>
      <h2 className="ul-question__t" id={titleId}>
        {title(question, messages)}
      </h2>
      <div className="ul-question__a">
        <Asked question={question} titleId={titleId} answer={answer} onAnswer={onAnswer} />
      </div>
    </section>
  );
}
