'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Skeleton } from '@uplink/ui/skeleton';
import { MessageCircleOff } from 'lucide-react';
import { discussionsMessages } from './discussions.messages.ts';
import { type Paged, useQuestion } from './question.controller.ts';
import { QuestionView } from './question.view.tsx';
import { useQuestionList } from './question-list.controller.ts';
import { QuestionListView } from './question-list.view.tsx';

export interface DiscussionProps {
  /** The lesson. */
  moduleId: number;
  /** The open question; undefined shows all. */
  questionId?: number | undefined;
  /** Told which question to open; undefined for all. */
  onQuestionChange: (questionId: number | undefined) => void;
  /** The address of a question. */
  questionHref: (questionId: number) => string;
  /** Of all questions, or of the responses to the open one; 0-based. */
  page: number;
  /** Told which page to show instead; 0-based. */
  onPageChange: (page: number) => void;
}

/** The discussion of a lesson: all questions, or one with its responses. */
export function Discussion({ questionId, ...props }: DiscussionProps) {
  const { moduleId, page, onPageChange, onQuestionChange } = props;
  return questionId === undefined ? (
    <Questions {...props} />
  ) : (
    <OneQuestion
      key={questionId}
      path={{ moduleId, id: questionId }}
      responses={{ page, onPageChange }}
      onBack={() => onQuestionChange(undefined)}
    />
  );
}

function Questions(props: Omit<DiscussionProps, 'questionId'>) {
  const { moduleId, page, onPageChange, questionHref, onQuestionChange } = props;
  const list = useQuestionList(moduleId, page, ({ id }) => onQuestionChange(id));
  return (
    <QuestionListView {...list} {...{ onPageChange, questionHref, onOpen: onQuestionChange }} />
  );
}

interface OneQuestionProps {
  path: { moduleId: number; id: number };
  responses: Paged;
  onBack: () => void;
}

function OneQuestion({ path, responses, onBack }: OneQuestionProps) {
  const messages = useMessages(discussionsMessages);
  const state = useQuestion(path, responses, onBack);
  if (state.status === 'ready') return <QuestionView {...state} onBack={onBack} />;
  return (
    <NotReadyView
      state={state}
      noun={messages.questionNoun}
      skeleton={
        <div className="ul-discussion">
          <Skeleton height={320} />
        </div>
      }
      empty={{
        art: <MessageCircleOff className="ul-icon" size={24} aria-hidden />,
        title: messages.gone,
        text: messages.goneText,
        action: <Button onPress={onBack}>{messages.back}</Button>,
      }}
    />
  );
}
