import type { Schema } from '@uplink/api-client';
import { BlankField } from '@uplink/ui/blank-field';
import { MultipleChoice, SingleChoice } from '@uplink/ui/choice';
import type { KeyboardEvent } from 'react';
import { type Answer, answerByKey, answerKey, questionAnchor } from './answer.rules.ts';
import { messages } from './question.messages.ts';
import './question.css';

export interface QuestionViewProps {
  question: Schema<'LearnerQuestion'>;
  /** How many questions there are. */
  total: number;
  /** Beside its number, such as its points. */
  detail?: string;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
  /** Told when the focus comes into this question. */
  onEnter: () => void;
}

/** One question with its answers, of any kind. The letters of the answers pick them. */
export function QuestionView(props: QuestionViewProps) {
  const { question, total, detail, answer, onAnswer, onEnter } = props;
  const { id, position, type, blank } = question;
  const titleId = `question-title-${id}`;
  const placeId = `question-place-${id}`;

  function onKeyDown(event: KeyboardEvent) {
    const isWriting = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (isWriting || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = answerByKey(question, answer, event.key);
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
        {blank ? messages.complete : question.question}
      </h2>
      <div className="ul-question__a">
        <Answers question={question} titleId={titleId} answer={answer} onAnswer={onAnswer} />
      </div>
    </section>
  );
}

interface AnswersProps extends Pick<QuestionViewProps, 'question' | 'answer' | 'onAnswer'> {
  titleId: string;
}

function Answers({ question, titleId, answer, onAnswer }: AnswersProps) {
  const { type, blank, position, answers } = question;
  if (blank) {
    return (
      <p className="ul-question__s">
        {blank.before}
        <BlankField
          label={messages.blank(position)}
          value={answer.text ?? ''}
          onChange={(text) => onAnswer({ answerIds: [], text })}
          after={blank.after}
        />
      </p>
    );
  }
  const options = answers.map(({ id, answer: label }, index) => ({
    id: String(id),
    label,
    shortcut: answerKey(index),
  }));
  const [picked] = answer.answerIds;
  return type === 'singleAnswer' ? (
    <SingleChoice
      aria-labelledby={titleId}
      options={options}
      value={picked === undefined ? null : String(picked)}
      onChange={(id) => onAnswer({ answerIds: [Number(id)], text: null })}
    />
  ) : (
    <MultipleChoice
      aria-labelledby={titleId}
      options={options}
      value={answer.answerIds.map(String)}
      onChange={(ids) => onAnswer({ answerIds: ids.map(Number), text: null })}
    />
  );
}
