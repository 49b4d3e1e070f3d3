'use client';
import type { Schema } from '@uplink/api-client';
import { applicationPath, formatAgo, formatDate } from '@uplink/api-client/domain';
import type { DataColumn } from '@uplink/ui/data-table';
import { Status, type StatusKind } from '@uplink/ui/status';
import type { InboxProps } from '../shared/inbox/inbox.types.ts';
import { useInboxChoices } from '../shared/inbox/inbox-choices.controller.ts';
import { workColumn } from '../shared/inbox/inbox-columns.tsx';
import { InboxFrame } from '../shared/inbox/inbox-frame.tsx';
import { useApplicationInbox } from './application-inbox.controller.ts';
import { messages } from './application-inbox.messages.ts';

export type ApplicationInboxProps = InboxProps;

type Item = Schema<'ApplicationItem'>;

/** Applications for the programs of a mentor; the staff sees all of them. */
export function ApplicationInbox({ search, onSearchChange }: ApplicationInboxProps) {
  const { inbox, wait } = useApplicationInbox(search);
  const { products } = useInboxChoices('all');
  return (
    <InboxFrame
      {...messages}
      order={wait === null ? messages.order : messages.orderWith(wait)}
      search={search}
      onSearchChange={onSearchChange}
      inbox={inbox}
      choices={{ products, cohorts: [] }}
      columns={columnsFor(new Date())}
      rowKey={({ id }) => id}
      rowHref={hrefOf}
      counted="waiting"
      statuses={statuses}
    />
  );
}

const statuses = (['waiting', 'accepted', 'refused'] as const).map((id) => ({
  id,
  label: messages.states[id],
}));

const kinds: Record<Item['status'], StatusKind> = {
  waiting: 'pending',
  accepted: 'ok',
  refused: 'down',
};

const hrefOf = ({ id }: Item) => applicationPath(id);

const columnsFor = (now: Date): DataColumn<Item>[] => [
  workColumn(hrefOf),
  {
    id: 'applied',
    label: messages.applied,
    render: ({ submittedAt }) => (
      <time dateTime={submittedAt} title={formatDate(submittedAt)}>
        {formatAgo(submittedAt, now)}
      </time>
    ),
  },
  {
    id: 'status',
    label: messages.status,
    render: ({ status }) => (
      <Status kind={kinds[status]} isBare>
        {messages.states[status]}
      </Status>
    ),
  },
];
