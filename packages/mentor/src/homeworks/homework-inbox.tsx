'use client';
import type { HomeworkInboxFilter } from '@uplink/api-client/react';
import { useListSearch } from '@uplink/kit/lists';
import { WorkFilter, WorkListView } from '@uplink/kit/work';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { emptyInbox } from '../shared/inbox/empty-inbox.tsx';
import type { InboxProps, InboxSearch } from '../shared/inbox/inbox.types.ts';
import { useInboxChoices } from '../shared/inbox/inbox-choices.controller.ts';
import { InboxFilter } from '../shared/inbox/inbox-filter.view.tsx';
import { useHomeworkInbox } from './homework-inbox.controller.ts';
import { messages } from './homework-inbox.messages.ts';

export interface HomeworkInboxSearch extends InboxSearch {
  /** Only homework of this kind. */
  type?: HomeworkInboxFilter['type'];
}

export type HomeworkInboxProps = InboxProps<HomeworkInboxSearch>;

/** Homework handed in by the learners of a mentor's products; what waits longest comes first. */
export function HomeworkInbox({ search, onSearchChange }: HomeworkInboxProps) {
  const { learnerName, ...state } = useHomeworkInbox(search);
  const choices = useInboxChoices('homework');
  const { filter, onPageChange } = useListSearch({ search, onSearchChange });
  return (
    <div className="ul-stack ul-gap-24">
      {state.isMentor && (
        <InboxFilter
          search={search}
          onSearchChange={onSearchChange}
          choices={choices}
          learnerName={learnerName}
        >
          <WorkFilter value={search.status} onChange={(status) => filter({ status })} />
          <SegmentedControl
            aria-label={messages.type}
            options={types}
            value={search.type ?? 'all'}
            onChange={(type) => filter({ type: type === 'all' ? undefined : type })}
          />
        </InboxFilter>
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

const types = (['all', 'UPLOAD', 'DIGITIZE'] as const).map((id) => ({
  id,
  label: messages.types[id],
}));
