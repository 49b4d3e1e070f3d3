import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { State } from '@uplink/ui/states';
import { Plus } from 'lucide-react';
import { QuestionCard } from '../shared/questions/question-card.tsx';
import { questionTypes } from '../shared/questions/question-editors.ts';
import type { QuestionValues } from '../shared/questions/question-values.ts';
import { questionsMessages } from '../shared/questions/questions.messages.ts';
import type { QuestionListState } from './question-list.controller.ts';
import { QuestionStatistics } from './question-statistics.tsx';
import { quizEditorMessages } from './quiz-editor.messages.ts';

type Faults = ReadonlyMap<number, Readonly<Record<string, string>>>;

export interface QuestionListProps {
  questions: readonly QuestionValues[];
  list: QuestionListState;
  faults: Faults;
  /** Those of them that may be shown. */
  told: Faults;
  statistics: ReadonlyMap<number, Schema<'QuestionStatistics'>>;
  isReadOnly: boolean;
  /** Saving was tried without a question. */
  isMissing: boolean;
}

const none = {};

/** The questions of a quiz, and what adds another. */
export function QuestionList(props: QuestionListProps) {
  const messages = useMessages(quizEditorMessages);
  const { types } = useMessages(questionsMessages);
  const { questions, list, faults, told, statistics, isReadOnly, isMissing } = props;
  return (
    <>
      {questions.length === 0 && (
        <div className="ul-card">
          <State title={messages.empty}>{messages.emptyText}</State>
        </div>
      )}
      {questions.map((question, index) => (
        <QuestionCard
          key={question.key}
          question={question}
          number={index + 1}
          total={questions.length}
          isOpen={list.isOpen(question)}
          isFaulty={faults.has(index)}
          faults={told.get(index) ?? none}
          isReadOnly={isReadOnly}
          onToggle={() => list.toggle(question)}
          onEnter={() => list.enter(question)}
          onLeave={() => list.leave(question)}
          onChange={(next) => list.change(index, next)}
          onDuplicate={() => list.duplicate(index)}
          onRemove={() => list.remove(index)}
          onMove={(to) => list.move(index, to)}
        >
          {question.id !== undefined && (
            <QuestionStatistics statistics={statistics.get(question.id)} />
          )}
        </QuestionCard>
      ))}
      {!isReadOnly && (
        <fieldset
          className="ul-cluster ul-gap-8 ul-quiz-editor__add"
          aria-label={messages.add}
          data-invalid={isMissing ? '' : undefined}
        >
          {questionTypes.map((type) => (
            <Button
              key={type}
              size="sm"
              icon={<Icon as={Plus} size={16} />}
              onPress={() => list.add(type)}
            >
              {types[type]}
            </Button>
          ))}
          {isMissing && <p className="ul-small ul-fault">{messages.empty}</p>}
        </fieldset>
      )}
    </>
  );
}
