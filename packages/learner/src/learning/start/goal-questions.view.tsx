import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { startMessages } from './start.messages.ts';
import {
  answersInWords,
  type Choice,
  isOpenQuestion,
  type Question,
  questionsInOrder,
} from './start.rules.ts';
import './goal-questions.css';

export interface GoalQuestionsViewProps {
  goals: Schema<'Goals'>;
  isFailed: boolean;
  onAnswer: (patch: Schema<'GoalsPatch'>) => void;
}

/** The questions side by side; on narrow screens the answers fold into one line. */
export function GoalQuestionsView({ goals, isFailed, onAnswer }: GoalQuestionsViewProps) {
  const messages = useMessages(startMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const words = answersInWords(goals, messages);
  const action = words === undefined ? messages.answer : messages.change;
  return (
    <section className="ul-card ul-goals" aria-label={messages.questions}>
      <div className="ul-goals__line">
        <span className="ul-goals__words">{words ?? messages.notAnswered}</span>
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.close : action}
        </Button>
      </div>
      <div id={id} className="ul-goals__questions" data-open={isOpen || undefined}>
        {questionsInOrder(messages).map((question) => (
          <OneQuestion key={question.id} {...question} goals={goals} onAnswer={onAnswer} />
        ))}
      </div>
      {isFailed && (
        <p className="ul-small ul-fault ul-goals__fault" role="alert">
          {messages.failed}
        </p>
      )}
    </section>
  );
}

interface OneQuestionProps extends Pick<GoalQuestionsViewProps, 'goals' | 'onAnswer'> {
  id: Question;
  label: string;
  choices: readonly Choice[];
}

function OneQuestion({ id, label, choices, goals, onAnswer }: OneQuestionProps) {
  const messages = useMessages(startMessages);
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a column of a grid in old browsers
    <div className="ul-goals__question" role="group" aria-labelledby={labelId}>
      <div className="ul-goals__label">
        <span className="ul-small ul-muted" id={labelId}>
          {label}
        </span>
        {isOpenQuestion(goals, id) && (
          <button
            type="button"
            className="ul-goals__skip"
            aria-label={messages.skipFor(label)}
            onClick={() => onAnswer({ [id]: null })}
          >
            {messages.skip}
          </button>
        )}
      </div>
      <div className="ul-goals__choices">
        {choices.map(({ value, label: words }) => {
          const isChosen = goals[id] === value;
          return (
            <button
              key={value}
              type="button"
              className="ul-goals__choice"
              aria-pressed={isChosen}
              onClick={() => onAnswer({ [id]: value })}
            >
              {isChosen && <Check className="ul-icon" size={14} aria-hidden />}
              {words}
            </button>
          );
        })}
      </div>
    </div>
  );
}
