'use client';
import { useMessages } from '@uplink/api-client/messages';
import { noContent } from '@uplink/kit/states';
import { WorkFilter, WorkListView } from '@uplink/kit/work';
import { WorkListAction } from '../shared/work-list-action.tsx';
import { useQuizList } from './quiz-list.controller.ts';
import { quizListMessages } from './quiz-list.messages.ts';

export interface QuizListProps {
  /** 0-based. */
  page: number;
  /** Told which page to show instead; 0-based. */
  onPageChange: (page: number) => void;
  /** Only quizzes in these states, comma-joined. */
  status?: string | undefined;
  /** Told which statuses to show, comma-joined; undefined for all. */
  onStatusChange: (status: string | undefined) => void;
}

/** A learner's quizzes, open ones first. */
export function QuizList({ page, status, onPageChange, onStatusChange }: QuizListProps) {
  const messages = useMessages(quizListMessages);
  const state = useQuizList({ page, status });
  return (
    <div className="ul-stack ul-gap-24">
      <WorkFilter
        value={status}
        onChange={onStatusChange}
        choices={['all', 'notSubmitted,needsRevision', 'complete']}
      />
      <WorkListView
        state={state}
        noun={messages.noun}
        unit={messages.unit}
        onPageChange={onPageChange}
        empty={noContent({
          title: messages.empty,
          text: messages.emptyText,
          action: (
            <WorkListAction
              onShowAll={status === undefined ? undefined : () => onStatusChange(undefined)}
            />
          ),
        })}
      />
    </div>
  );
}
