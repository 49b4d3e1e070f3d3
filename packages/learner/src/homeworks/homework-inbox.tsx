'use client';
import { EmptyInbox } from '../shared/empty-inbox.view.tsx';
import { WorkFilter } from '../shared/work-filter.view.tsx';
import { WorkListView } from '../shared/work-list.view.tsx';
import { useHomeworkInbox } from './homework-list.controller.ts';
import { messages } from './homework-list.messages.ts';
import type { HomeworkListProps } from './homework-list.tsx';

export type HomeworkInboxProps = HomeworkListProps;

/** Homework handed in by the learners of a mentor's products; what waits longest comes first. */
export function HomeworkInbox({ page, status, onPageChange, onStatusChange }: HomeworkInboxProps) {
  const state = useHomeworkInbox({ page, status });
  return (
    <>
      {state.isMentor && <WorkFilter value={status} onChange={onStatusChange} />}
      <WorkListView
        state={state}
        noun={messages.inboxNoun}
        unit={messages.inboxUnit}
        onPageChange={onPageChange}
        empty={<EmptyInbox clearText={state.isMentor ? messages.inboxClear : undefined} />}
      />
    </>
  );
}
