'use client';
import type { Schema } from '@uplink/api-client';
import {
  milestoneCategoryLabel,
  milestoneReviewPath,
  milestoneStatusLabel,
} from '@uplink/api-client/domain';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import type { MilestoneInboxFilter } from '@uplink/api-client/react';
import { useListSearch } from '@uplink/kit/lists';
import { milestonePartsMessages, statusKind } from '@uplink/kit/milestones';
import type { DataColumn } from '@uplink/ui/data-table';
import { lazyView } from '@uplink/ui/lazy-part';
import { Status } from '@uplink/ui/status';
import { inboxMessages } from '../shared/inbox/inbox.messages.ts';
import type { InboxProps, InboxSearch } from '../shared/inbox/inbox.types.ts';
import { useInboxChoices } from '../shared/inbox/inbox-choices.controller.ts';
import { handedInColumn, reviewerColumn, workColumn } from '../shared/inbox/inbox-columns.tsx';
import { InboxSelect } from '../shared/inbox/inbox-filter.view.tsx';
import { InboxFrame } from '../shared/inbox/inbox-frame.tsx';
import { useMilestoneInbox } from './milestone-inbox.controller.ts';
import { milestoneInboxMessages } from './milestone-inbox.messages.ts';

const DueDates = lazyView(async () => (await import('./due-dates.tsx')).DueDates);

export interface MilestoneInboxSearch extends InboxSearch {
  /** Only milestones of this category. */
  category?: MilestoneInboxFilter['category'];
}

export type MilestoneInboxProps = InboxProps<MilestoneInboxSearch>;

type Item = Schema<'MilestoneSubmissionItem'>;

/** Milestones handed in to who reviews them; the staff moves the due dates of a chosen cohort here. */
export function MilestoneInbox({ search, onSearchChange }: MilestoneInboxProps) {
  const messages = useMessages(milestoneInboxMessages);
  const inboxTexts = useMessages(inboxMessages);
  const parts = useMessages(milestonePartsMessages);
  const formats = useFormats();
  const { canMoveDates, ...inbox } = useMilestoneInbox(search);
  const choices = useInboxChoices('all', 'readReviews');
  const { filter } = useListSearch({ search, onSearchChange });
  const cohort = choices.cohorts.find(({ id }) => id === search.cohortId);
  return (
    <div className="ul-stack ul-gap-24">
      <InboxFrame
        search={search}
        onSearchChange={onSearchChange}
        inbox={inbox}
        words={messages}
        filters={{
          choices,
          statuses: statuses.map((id) => ({ id, label: messages.states[id] })),
          counted: waiting,
          isCohortAlways: canMoveDates,
          others: (
            <InboxSelect
              label={messages.category}
              all={messages.allCategories}
              options={categoryIds.map((id) => ({ id, label: parts.categories[id] }))}
              value={search.category}
              onChange={(category) => filter({ category })}
            />
          ),
        }}
        columns={columnsFor(inbox.ownUserId, new Date(), { messages, inboxTexts, parts }, formats)}
        // A milestone has many learners: both name the row.
        rowKey={({ id, user }) => `${id}-${user.id}`}
        rowHref={hrefOf}
      />
      {canMoveDates && cohort && <DueDates key={cohort.id} cohort={cohort} />}
    </div>
  );
}

const waiting = '2,7';
const statuses = [waiting, '6', '3'] as const;
const categoryIds = [1, 2, 3, 4] as const;

const hrefOf = ({ id, user }: Item) => milestoneReviewPath(id, user.id);

interface Texts {
  messages: typeof milestoneInboxMessages;
  inboxTexts: typeof inboxMessages;
  parts: typeof milestonePartsMessages;
}

const columnsFor = (
  ownUserId: number | undefined,
  now: Date,
  { messages, inboxTexts, parts }: Texts,
  formats: Formats,
): DataColumn<Item>[] => [
  workColumn(hrefOf, inboxTexts),
  { id: 'cohort', label: messages.cohort, render: ({ cohort }) => cohort.name },
  {
    id: 'category',
    label: messages.category,
    render: ({ category }) => milestoneCategoryLabel(category, parts.categories),
  },
  handedInColumn(now, inboxTexts, formats),
  reviewerColumn(
    { ownUserId, now },
    ({ status }) => waiting.includes(String(status)),
    inboxTexts,
    formats,
  ),
  {
    id: 'status',
    label: messages.status,
    render: ({ status }) => (
      <Status kind={statusKind(status)} isBare>
        {milestoneStatusLabel(status, parts.statuses)}
      </Status>
    ),
  },
];
