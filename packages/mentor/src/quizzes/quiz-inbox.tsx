'use client';
import { useListSearch } from '@uplink/kit/lists';
import { WorkListView } from '@uplink/kit/work';
import { emptyInbox } from '../shared/inbox/empty-inbox.tsx';
import type { InboxProps } from '../shared/inbox/inbox.types.ts';
import { useInboxChoices } from '../shared/inbox/inbox-choices.controller.ts';
import { InboxFilter } from '../shared/inbox/inbox-filter.view.tsx';
import { useQuizInbox } from './quiz-inbox.controller.ts';
import { messages } from './quiz-inbox.messages.ts';

export type QuizInboxProps = InboxProps;

/** Quizzes handed in by the learners of a mentor's products. */
export function QuizInbox({ search, onSearchChange }: QuizInboxProps) {
  const { learnerName, ...state } = useQuizInbox(search);
  const choices = useInboxChoices('all');
  const { onPageChange } = useListSearch({ search, onSearchChange });
  return (
    <div className="ul-stack ul-gap-24">
      {state.isMentor && (
        <InboxFilter
          search={search}
          onSearchChange={onSearchChange}
          choices={choices}
          learnerName={learnerName}
        />
      )}
      <WorkListView
        state={state}
        noun={messages.noun}
        unit={messages.unit}
        onPageChange={onPageChange}
        empty={emptyInbox(state.isMentor ? messages.clear : undefined)}
      />
    </div>
  );
}
