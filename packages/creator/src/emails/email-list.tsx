'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { creatorEmailListQuery, useUplink } from '@uplink/api-client/react';
import { ListFrame, listState, type WordSearch } from '@uplink/kit/lists';
import { emptyEmail, useHeldQuery } from '@uplink/kit/states';
import type { DataColumn } from '@uplink/ui/data-table';
import { Link } from '@uplink/ui/link';
import { Status } from '@uplink/ui/status';
import { emailsMessages } from './emails.messages.ts';

type Item = Schema<'CreatorEmailItem'>;

export interface EmailListProps {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: WordSearch;
  /** Told what to show instead. */
  onSearchChange: (search: WordSearch) => void;
}

const pathOf = ({ id }: Item) => `/creator/email/${id}`;

/** The products someone authors, with which of their emails are sent. */
export function EmailList({ search, onSearchChange }: EmailListProps) {
  const messages = useMessages(emailsMessages);
  const state = listState(useHeldQuery(creatorEmailListQuery(useUplink(), search)));
  return (
    <ListFrame<Item, WordSearch>
      state={state}
      columns={columnsOf(messages)}
      rowHref={pathOf}
      search={search}
      onSearchChange={onSearchChange}
      noun={messages.noun}
      unit={messages.count}
      empty={emptyEmail({ title: messages.empty, text: messages.emptyText })}
      create={undefined}
    />
  );
}

const stateOf = (isActive: boolean, messages: typeof emailsMessages) => (
  <Status kind={isActive ? 'ok' : 'down'} isBare>
    {isActive ? messages.active : messages.inactive}
  </Status>
);

const columnsOf = (messages: typeof emailsMessages): DataColumn<Item>[] => [
  {
    id: 'product',
    label: messages.product,
    isRowHeader: true,
    render: (item) => <Link href={pathOf(item)}>{item.module.name}</Link>,
  },
  {
    id: 'accountCreation',
    label: messages.kinds.accountCreation,
    render: ({ accountCreation }) => stateOf(accountCreation, messages),
  },
  {
    id: 'enrollment',
    label: messages.kinds.enrollment,
    render: ({ enrollment }) => stateOf(enrollment, messages),
  },
];
