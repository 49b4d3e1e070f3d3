'use client';
import { EmptyInbox } from '../shared/empty-inbox.view.tsx';
import { WorkListView } from '../shared/work-list.view.tsx';
import { useQuizInbox } from './quiz-list.controller.ts';
import { messages } from './quiz-list.messages.ts';

export interface QuizInboxProps {
  /** 0-based. */
  page: number;
  onPageChange: (page: number) => void;
}

/** Quizzes handed in by the learners of a mentor's products. */
export function QuizInbox({ page, onPageChange }: QuizInboxProps) {
  const state = useQuizInbox({ page });
  return (
    <WorkListView
      state={state}
      noun={messages.inboxNoun}
      unit={messages.inboxUnit}
      onPageChange={onPageChange}
      empty={<EmptyInbox clearText={state.isMentor ? messages.inboxClear : undefined} />}
    />
  );
}
