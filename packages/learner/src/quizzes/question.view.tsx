import type { Schema } from '@uplink/api-client';
import { BlankField } from '@uplink/ui/blank-field';
import { MultipleChoice, SingleChoice } from '@uplink/ui/choice';
import { messages } from './quiz-player.messages.ts';
import { type Answer, answerKey } from './quiz-player.rules.ts';

export interface QuestionViewProps {
  question: Schema<'LearnerQuestion'>;
  /** How many questions the quiz has. */
  total: number;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
}

/** One question with its answers, of any kind. */
export function QuestionView({ question, total, answer, onAnswer }: QuestionViewProps) {
  const titleId = `question-${question.id}`;
  const options = question.answers.map(({ id, answer: label }, index) => ({
    id: String(id),
    label,
    shortcut: answerKey(index),
  }));
  return (
    <section className="ul-card ul-question" id={`q${question.position}`} aria-labelledby={titleId}>
      <p className="ul-question__n">
        {question.position} of {total}, {messages.kinds[question.type]}
      </p>
      <h2 className="ul-question__t" id={titleId}>
        {question.blank ? messages.complete : question.question}
      </h2>
      {question.type === 'singleAnswer' && (
        <div className="ul-question__a">
          <SingleChoice
            aria-labelledby={titleId}
            options={options}
            value={answer.answerIds[0] === undefined ? null : String(answer.answerIds[0])}
            onChange={(id) => onAnswer({ answerIds: [Number(id)], text: null })}
          />
        </div>
      )}
      {question.type === 'multipleAnswer' && (
        <div className="ul-question__a">
          <MultipleChoice
            aria-labelledby={titleId}
            options={options}
            value={answer.answerIds.map(String)}
            onChange={(ids) => onAnswer({ answerIds: ids.map(Number), text: null })}
          />
        </div>
      )}
      {question.blank && (
        <p className="ul-question__a ul-question__s">
          {question.blank.before}
          <BlankField
            label={`Blank of question ${question.position}`}
            value={answer.text ?? ''}
            onChange={(text) => onAnswer({ answerIds: [], text })}
          />
          {question.blank.after}
        </p>
      )}
    </section>
  );
}
