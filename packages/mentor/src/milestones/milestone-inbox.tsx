'use client';
import { MILESTONE_CATEGORY_LABELS } from '@uplink/api-client/domain';
import type { MilestoneInboxFilter } from '@uplink/api-client/react';
import { type ListRow, RowListView, useListSearch } from '@uplink/kit/lists';
import type { PageState } from '@uplink/kit/states';
import { lazyView } from '@uplink/ui/lazy-part';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Status } from '@uplink/ui/status';
import { emptyInbox } from '../shared/inbox/empty-inbox.tsx';
import type { InboxProps, InboxSearch } from '../shared/inbox/inbox.types.ts';
import { useInboxChoices } from '../shared/inbox/inbox-choices.controller.ts';
import { InboxFilter, OneOf } from '../shared/inbox/inbox-filter.view.tsx';
import { useMilestoneInbox } from './milestone-inbox.controller.ts';
import { messages } from './milestone-inbox.messages.ts';
import type { MilestoneRowItem } from './milestone-inbox.rules.ts';

const DueDates = lazyView(async () => (await import('./due-dates.tsx')).DueDates);

export interface MilestoneInboxSearch extends InboxSearch {
  /** Only milestones of this category. */
  category?: MilestoneInboxFilter['category'];
}

export type MilestoneInboxProps = InboxProps<MilestoneInboxSearch>;

type State = keyof typeof messages.states;
const states = (['all', '2,7', '6', '3'] as const).map((id) => ({
  id,
  label: messages.states[id],
}));
const categories = ([1, 2, 3, 4] as const).map((id) => ({
  id,
  name: MILESTONE_CATEGORY_LABELS[id],
}));

/** Milestones handed in to who reviews them; the staff moves the due dates of a chosen cohort here. */
export function MilestoneInbox({ search, onSearchChange }: MilestoneInboxProps) {
  const { learnerName, canMoveDates, ...state } = useMilestoneInbox(search);
  const choices = useInboxChoices('all', 'readReviews');
  const { filter, onPageChange } = useListSearch({ search, onSearchChange });
  const cohort = choices.cohorts.find(({ id }) => id === search.cohortId);
  return (
    <div className="ul-stack ul-gap-24">
      {state.isMentor && (
        <InboxFilter
          search={search}
          onSearchChange={onSearchChange}
          choices={choices}
          learnerName={learnerName}
          isCohortAlways={canMoveDates}
        >
          <SegmentedControl<State>
            aria-label={messages.status}
            options={states}
            value={states.find(({ id }) => id === search.status)?.id ?? 'all'}
            onChange={(status) => filter({ status: status === 'all' ? undefined : status })}
          />
          <OneOf
            label={messages.category}
            all={messages.allCategories}
            choices={categories}
            value={search.category}
            onChange={(id) => filter({ category: categories.find((one) => one.id === id)?.id })}
          />
        </InboxFilter>
      )}
      {canMoveDates && cohort && <DueDates key={cohort.id} cohort={cohort} />}
      <RowListView
        state={toRows(state)}
        noun={messages.noun}
        unit={messages.unit}
        onPageChange={onPageChange}
        empty={emptyInbox(state.isMentor ? messages.clear : undefined)}
      />
    </div>
  );
}

function toRows(state: PageState<MilestoneRowItem>): PageState<ListRow> {
  if (state.status !== 'ready') return state;
  return {
    ...state,
    items: state.items.map(({ kind, label, ...row }) => ({
      ...row,
      badge: <Status kind={kind}>{label}</Status>,
    })),
  };
}
