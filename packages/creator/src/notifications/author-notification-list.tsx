'use client';
import type { Schema } from '@uplink/api-client';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { creatorNotificationsQuery, useUplink } from '@uplink/api-client/react';
import { ListFrame, listState, type WordSearch } from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import type { DataColumn } from '@uplink/ui/data-table';
import { Link } from '@uplink/ui/link';
import { Status } from '@uplink/ui/status';
import { notificationsMessages } from './notifications.messages.ts';
import { ScheduleSwitch } from './schedule-switch.tsx';

type Item = Schema<'CreatorNotification'>;

export interface AuthorNotificationListProps {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: WordSearch;
  /** Told what to show instead. */
  onSearchChange: (search: WordSearch) => void;
}

const pathOf = ({ id }: Item) => `/creator/notifications/${id}`;

/** What someone tells the learners of their products, and how far each has come. */
export function AuthorNotificationList({ search, onSearchChange }: AuthorNotificationListProps) {
  const messages = useMessages(notificationsMessages);
  const formats = useFormats();
  const state = listState(useHeldQuery(creatorNotificationsQuery(useUplink(), search)));
  return (
    <ListFrame<Item, WordSearch>
      state={state}
      columns={columnsOf(messages, formats)}
      rowHref={pathOf}
      search={search}
      onSearchChange={onSearchChange}
      noun={messages.noun}
      unit={messages.count}
      empty={{ title: messages.empty, text: messages.emptyText }}
      create={
        <LinkButton variant="primary" href="/creator/notifications/new">
          {messages.create}
        </LinkButton>
      }
    />
  );
}

const lights = { draft: 'down', scheduled: 'pending', sending: 'info', sent: 'ok' } as const;

const mostNamed = 2;

function audienceOf(
  { audience, audienceNames }: Item,
  messages: typeof notificationsMessages,
): string {
  if (audience.kind === 'all') return messages.audiences.all;
  const named = audienceNames.slice(0, mostNamed);
  return messages.more(named.join(', '), audienceNames.length - named.length);
}

const columnsOf = (
  messages: typeof notificationsMessages,
  formats: Formats,
): DataColumn<Item>[] => [
  {
    id: 'message',
    label: messages.message,
    isRowHeader: true,
    render: (item) => <Link href={pathOf(item)}>{item.message}</Link>,
  },
  { id: 'type', label: messages.type, render: ({ type }) => messages.types[type] },
  {
    id: 'audience',
    label: messages.audience,
    render: (item) => `${audienceOf(item, messages)}, ${messages.learners(item.audienceCount)}`,
  },
  {
    id: 'state',
    label: messages.state,
    render: ({ status }) => (
      <Status kind={lights[status]} isBare>
        {messages.states[status]}
      </Status>
    ),
  },
  {
    id: 'scheduled',
    label: messages.scheduled,
    render: (item) => <ScheduleSwitch item={item} />,
  },
  {
    id: 'when',
    label: messages.when,
    render: ({ sendAt }) => (sendAt === null ? '' : formats.date(sendAt)),
  },
];
