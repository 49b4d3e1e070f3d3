'use client';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { mayAny } from '@uplink/api-client/domain';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { ambassadorsQuery, meQuery, useUplink } from '@uplink/api-client/react';
import { ListFrame, listState, type WordSearch } from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import type { DataColumn } from '@uplink/ui/data-table';
import { Link } from '@uplink/ui/link';
import { ambassadorsMessages } from './ambassadors.messages.ts';

type Ambassador = Schema<'AmbassadorItem'> & { id: number };

export interface AmbassadorListProps {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: WordSearch;
  /** Told what to show instead. */
  onSearchChange: (search: WordSearch) => void;
}

/** The people in the program; what they earned is for admins only. */
export function AmbassadorList({ search, onSearchChange }: AmbassadorListProps) {
  const messages = useMessages(ambassadorsMessages);
  const formats = useAllFormats();
  const client = useUplink();
  const me = useQuery(meQuery(client)).data;
  const seesMoney = me !== undefined && mayAny(me, 'readRewards');
  const list = listState(useHeldQuery(ambassadorsQuery(client, search)));
  return (
    <ListFrame<Ambassador, WordSearch>
      state={
        list.status === 'ready'
          ? { ...list, items: list.items.map((item) => ({ ...item, id: item.user.id })) }
          : list
      }
      columns={
        seesMoney
          ? [
              name(true, messages),
              ...plainColumns(messages, formats),
              ...earnedColumns(messages, formats),
            ]
          : [name(false, messages), ...plainColumns(messages, formats)]
      }
      search={search}
      onSearchChange={onSearchChange}
      noun={messages.noun}
      unit={messages.unit}
      empty={{ title: messages.emptyTitle, text: messages.emptyText }}
      create={null}
    />
  );
}

const name = (isLink: boolean, messages: typeof ambassadorsMessages): DataColumn<Ambassador> => ({
  id: 'name',
  label: messages.name,
  isRowHeader: true,
  render: ({ user }) =>
    isLink ? <Link href={`/admin/users/${user.id}/referral`}>{user.name}</Link> : user.name,
});

const plainColumns = (
  messages: typeof ambassadorsMessages,
  formats: AllFormats,
): DataColumn<Ambassador>[] => [
  { id: 'tier', label: messages.tier, render: ({ tier }) => tier },
  {
    id: 'enrollments',
    label: messages.enrollments,
    align: 'end',
    render: ({ enrollments }) => formats.number(enrollments),
  },
];

const amount = (
  id: 'balance' | 'held',
  messages: typeof ambassadorsMessages,
  formats: AllFormats,
): DataColumn<Ambassador> => ({
  id,
  label: messages[id],
  align: 'end',
  render: ({ currency, ...one }) => (
    <span className="ul-mono">{formats.money({ amount: one[id], currency })}</span>
  ),
});

const earnedColumns = (
  messages: typeof ambassadorsMessages,
  formats: AllFormats,
): DataColumn<Ambassador>[] => [
  amount('balance', messages, formats),
  amount('held', messages, formats),
  {
    id: 'lastRequest',
    label: messages.lastRequest,
    render: ({ lastWithdrawRequestStatus: status }) =>
      status === null ? messages.none : messages.requestStatuses[status],
  },
];
