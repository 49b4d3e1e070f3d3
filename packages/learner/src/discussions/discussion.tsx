'use client';
import { Button } from '@uplink/ui/button';
import { Skeleton } from '@uplink/ui/skeleton';
import { MessageCircleOff } from 'lucide-react';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { messages } from './discussions.messages.ts';
import { useQuestion } from './question.controller.ts';
import { QuestionView } from './question.view.tsx';
import { useQuestionList } from './question-list.controller.ts';
import { QuestionListView } from './question-list.view.tsx';

export interface DiscussionProps {
  /** The lesson. */
  moduleId: number;
  /** The open question; undefined shows all. */
  questionId?: number | undefined;
  onQuestionChange: (questionId: number | undefined) => void;
}

/** The discussion of a lesson: all questions, or one with its responses. */
export function Discussion({ moduleId, questionId, onQuestionChange }: DiscussionProps) {
  return questionId === undefined ? (
    <Questions moduleId={moduleId} onOpen={onQuestionChange} />
  ) : (
    <OneQuestion
      key={questionId}
      path={{ moduleId, id: questionId }}
      onBack={() => onQuestionChange(undefined)}
    />
  );
}

function Questions({ moduleId, onOpen }: { moduleId: number; onOpen: (id: number) => void }) {
  const list = useQuestionList(moduleId, ({ id }) => onOpen(id));
  return <QuestionListView {...list} onOpen={onOpen} />;
}

interface OneQuestionProps {
  path: { moduleId: number; id: number };
  onBack: () => void;
}

function OneQuestion({ path, onBack }: OneQuestionProps) {
  const state = useQuestion(path, onBack);
  if (state.status === 'ready') return <QuestionView {...state} onBack={onBack} />;
  return (
    <NotReadyView
      state={state}
      noun={messages.questionNoun}
      skeleton={<Skeleton height={320} />}
      empty={{
        art: <MessageCircleOff className="ul-icon" size={24} aria-hidden />,
        title: messages.gone,
        text: messages.goneText,
        action: <Button onPress={onBack}>{messages.back}</Button>,
      }}
    />
  );
}
