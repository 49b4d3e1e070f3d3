'use client';
import type { Schema } from '@uplink/api-client';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { type OverviewFilter, overviewEntriesQuery, useUplink } from '@uplink/api-client/react';
import { ListFrame, type ListSearchProps, listState, useListSearch } from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import type { DataColumn } from '@uplink/ui/data-table';
import { Link } from '@uplink/ui/link';
import { Select } from '@uplink/ui/select';
import { DayRange } from '../shared/day-range.view.tsx';
import { overviewEntriesMessages } from './overview-entries.messages.ts';

type Entry = Schema<'OverviewEntry'>;
type List = Schema<'OverviewList'>;

export interface OverviewEntriesProps extends ListSearchProps<OverviewFilter> {
  /** Where the purchases of a person are shown. */
  hrefOf: (userId: number) => string;
}

const listsFor = ({ lists }: typeof overviewEntriesMessages) =>
  Object.entries(lists).map(([id, label]) => ({ id: id as List, label }));

/** What the overview counts, one by one, each leading to the account it is about. */
export function OverviewEntries({ search, onSearchChange, hrefOf }: OverviewEntriesProps) {
  const messages = useMessages(overviewEntriesMessages);
  const formats = useAllFormats();
  const query = useHeldQuery(overviewEntriesQuery(useUplink(), search));
  const { of, ...place } = search;
  const onPlaceChange = (next: typeof place) => onSearchChange({ ...next, of });
  const { filter } = useListSearch({ search: place, onSearchChange: onPlaceChange });
  return (
    <ListFrame<Entry, typeof place>
      state={listState(query)}
      columns={columnsFor(hrefOf, messages, formats)}
      search={place}
      onSearchChange={onPlaceChange}
      hasWords={false}
      noun={messages.lists[of]}
      unit={messages.unit}
      empty={{ title: messages.emptyTitle, text: messages.emptyText }}
      filters={
        <>
          <Select<List>
            label={messages.list}
            isLabelHidden
            options={listsFor(messages)}
            value={of}
            onChange={(next) => onSearchChange({ of: next })}
          />
          <DayRange search={search} onFilter={filter} labels={messages} isLabelHidden />
        </>
      }
    />
  );
}

const columnsFor = (
  hrefOf: OverviewEntriesProps['hrefOf'],
  messages: typeof overviewEntriesMessages,
  formats: AllFormats,
): DataColumn<Entry>[] => [
  {
    id: 'title',
    label: messages.title,
    isRowHeader: true,
    render: ({ title, user }) => (user ? <Link href={hrefOf(user.id)}>{title}</Link> : title),
  },
  { id: 'user', label: messages.user, render: ({ user }) => user?.name ?? '' },
  { id: 'reason', label: messages.reason, render: ({ detail }) => detail ?? '' },
  {
    id: 'amount',
    label: messages.amount,
    align: 'end',
    render: ({ money }) => (money ? formats.money(money) : ''),
  },
  {
    id: 'date',
    label: messages.date,
    render: ({ date }) => <time dateTime={date}>{formats.date(date)}</time>,
  },
];
