'use client';
import { useMessages } from '@uplink/api-client/messages';
import { emptyHomework } from '@uplink/kit/states';
import { WorkFilter, WorkListView } from '@uplink/kit/work';
import { WorkListAction } from '../shared/work-list-action.tsx';
import { useHomeworkList } from './homework-list.controller.ts';
import { homeworkListMessages } from './homework-list.messages.ts';

export interface HomeworkListProps {
  /** 0-based. */
  page: number;
  onPageChange: (page: number) => void;
  /** Only homework in these states, comma-joined. */
  status?: string | undefined;
  onStatusChange: (status: string | undefined) => void;
}

/** A learner's homework, with what needs their attention first. */
export function HomeworkList({ page, status, onPageChange, onStatusChange }: HomeworkListProps) {
  const messages = useMessages(homeworkListMessages);
  const state = useHomeworkList({ page, status });
  return (
    <div className="ul-stack ul-gap-24">
      <WorkFilter value={status} onChange={onStatusChange} />
      <WorkListView
        state={state}
        noun={messages.noun}
        unit={messages.unit}
        onPageChange={onPageChange}
        empty={emptyHomework({
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
