'use client';
import type { Schema } from '@uplink/api-client';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { cohortsQuery, useUplink } from '@uplink/api-client/react';
import { ChoiceFilter, ListFrame, listState, useListSearch } from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import type { DataColumn } from '@uplink/ui/data-table';
import { Link } from '@uplink/ui/link';
import { Status } from '@uplink/ui/status';
import { cohortsMessages } from './cohorts.messages.ts';
import type { CohortListProps } from './cohorts.types.ts';
import './cohorts.css';

type Cohort = Schema<'ManagedCohort'>;

/** The cohorts of every program, with how their learners stand. */
export function CohortList({ search, onSearchChange, hrefOf }: CohortListProps) {
  const messages = useMessages(cohortsMessages);
  const formats = useFormats();
  const query = useHeldQuery(cohortsQuery(useUplink(), search));
  const { filter } = useListSearch({ search, onSearchChange });
  return (
    <ListFrame<Cohort, CohortListProps['search']>
      state={listState(query)}
      columns={columnsFor(hrefOf, messages, formats)}
      rowHref={({ id }) => hrefOf(id)}
      search={search}
      onSearchChange={onSearchChange}
      noun={messages.noun}
      unit={messages.count}
      empty={{ title: messages.noMatch, text: messages.noMatchText }}
      filters={
        <ChoiceFilter
          label={messages.state}
          all={messages.states.all}
          options={states.map((id) => ({ id, label: messages.states[id] }))}
          value={search.state}
          onChange={(state) => filter({ state })}
        />
      }
    />
  );
}

const states = ['coming', 'running', 'ended'] as const;

const columnsFor = (
  hrefOf: CohortListProps['hrefOf'],
  messages: typeof cohortsMessages,
  formats: Formats,
): DataColumn<Cohort>[] => [
  {
    id: 'name',
    label: messages.name,
    isRowHeader: true,
    render: ({ id, name }) => <Link href={hrefOf(id)}>{name}</Link>,
  },
  { id: 'program', label: messages.program, render: ({ product }) => product.name },
  { id: 'starts', label: messages.starts, render: ({ startDate }) => formats.date(startDate) },
  { id: 'ends', label: messages.ends, render: ({ endDate }) => formats.date(endDate) },
  {
    id: 'learners',
    label: messages.learners,
    align: 'end',
    render: ({ learnerCount, seats }) => messages.seats(learnerCount, seats),
  },
  { id: 'toReview', label: messages.toReview, align: 'end', render: ({ toReview }) => toReview },
  { id: 'overdue', label: messages.overdue, align: 'end', render: ({ overdue }) => overdue },
  {
    id: 'state',
    label: messages.enrollment,
    render: ({ isOpen }) => (
      <Status kind={isOpen ? 'ok' : 'down'} isBare>
        {isOpen ? messages.open : messages.closed}
      </Status>
    ),
  },
];
