'use client';
import type { Schema } from '@uplink/api-client';
import { applicationPath } from '@uplink/api-client/domain';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import type { DataColumn } from '@uplink/ui/data-table';
import { Status, type StatusKind } from '@uplink/ui/status';
import { inboxMessages } from '../shared/inbox/inbox.messages.ts';
import type { InboxProps } from '../shared/inbox/inbox.types.ts';
import { useInboxChoices } from '../shared/inbox/inbox-choices.controller.ts';
import { workColumn } from '../shared/inbox/inbox-columns.tsx';
import { InboxFrame } from '../shared/inbox/inbox-frame.tsx';
import { useApplicationInbox } from './application-inbox.controller.ts';
import { applicationInboxMessages } from './application-inbox.messages.ts';

export type ApplicationInboxProps = InboxProps;

type Item = Schema<'ApplicationItem'>;

/** Applications for the programs of a mentor; the staff sees all of them. */
export function ApplicationInbox({ search, onSearchChange }: ApplicationInboxProps) {
  const messages = useMessages(applicationInboxMessages);
  const inboxTexts = useMessages(inboxMessages);
  const formats = useFormats();
  const { inbox, wait } = useApplicationInbox(search);
  const { products } = useInboxChoices('all');
  return (
    <InboxFrame
      search={search}
      onSearchChange={onSearchChange}
      inbox={inbox}
      words={wait === null ? messages : { ...messages, order: messages.orderWith(wait) }}
      filters={{
        choices: { products, cohorts: [] },
        statuses: statuses.map((id) => ({ id, label: messages.states[id] })),
        counted: 'waiting',
      }}
      columns={columnsFor(new Date(), messages, inboxTexts, formats)}
      rowKey={({ id }) => id}
      rowHref={hrefOf}
    />
  );
}

const statuses = ['waiting', 'accepted', 'refused'] as const;

const kinds: Record<Item['status'], StatusKind> = {
  waiting: 'pending',
  accepted: 'ok',
  refused: 'down',
};

const hrefOf = ({ id }: Item) => applicationPath(id);

const columnsFor = (
  now: Date,
  messages: typeof applicationInboxMessages,
  inboxTexts: typeof inboxMessages,
  formats: Formats,
): DataColumn<Item>[] => [
  workColumn(hrefOf, inboxTexts),
  {
    id: 'applied',
    label: messages.applied,
    render: ({ submittedAt }) => (
      <time dateTime={submittedAt} title={formats.date(submittedAt)}>
        {formats.ago(submittedAt, now)}
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
