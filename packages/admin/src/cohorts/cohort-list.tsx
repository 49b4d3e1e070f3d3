'use client';
import type { Schema } from '@uplink/api-client';
import { formatDate } from '@uplink/api-client/domain';
import { cohortsQuery, useUplink } from '@uplink/api-client/react';
import { useListSearch } from '@uplink/kit/lists';
import { useAskedText } from '@uplink/kit/search';
import { NotReadyView, noContent, pageState, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { Link } from '@uplink/ui/link';
import { StepPager } from '@uplink/ui/pagination';
import { SearchField } from '@uplink/ui/search-field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Status } from '@uplink/ui/status';
import { messages } from './cohorts.messages.ts';
import type { CohortListProps } from './cohorts.types.ts';
import './cohorts.css';

type Cohort = Schema<'ManagedCohort'>;

/** The cohorts of every program, with how their learners stand. */
export function CohortList({ search, onSearchChange, hrefOf }: CohortListProps) {
  const query = useHeldQuery(cohortsQuery(useUplink(), search));
  const list = pageState(query);
  const { filter, onCursorChange } = useListSearch({ search, onSearchChange });
  const [typed, setTyped] = useAskedText(search.search ?? '', (words) =>
    filter({ search: words.trim() || undefined }),
  );
  const paging = query.data?.paging;
  const step = (cursor: string | null | undefined) =>
    cursor ? () => onCursorChange(cursor) : undefined;
  return (
    <Card isFlush>
      <div className="ul-cohort__filter">
        <SearchField
          label={messages.search}
          isLabelHidden
          placeholder={messages.search}
          value={typed}
          onChange={setTyped}
        />
        <SegmentedControl
          aria-label={messages.state}
          options={Object.entries(messages.states).map(([id, label]) => ({ id, label }))}
          value={search.state ?? 'all'}
          onChange={(id) => filter({ state: states.find((state) => state === id) })}
        />
      </div>
      {list.status === 'ready' || list.status === 'loading' ? (
        <DataTable
          label={messages.noun}
          columns={columnsFor(hrefOf)}
          rows={list.status === 'ready' ? list.items : []}
          rowKey={({ id }) => id}
          rowHref={({ id }) => hrefOf(id)}
          isLoading={list.status === 'loading'}
        />
      ) : (
        <NotReadyView
          state={list}
          noun={messages.noun}
          skeleton={null}
          empty={noContent({ title: messages.noMatch, text: messages.noMatchText })}
        />
      )}
      <div className="ul-cohort__foot">
        <StepPager
          noun={messages.unit}
          count={paging ? messages.count(paging.total) : ''}
          onPrevious={step(paging?.previous)}
          onNext={step(paging?.next)}
        />
      </div>
    </Card>
  );
}

const states = ['coming', 'running', 'ended'] as const;

const columnsFor = (hrefOf: CohortListProps['hrefOf']): DataColumn<Cohort>[] => [
  {
    id: 'name',
    label: messages.name,
    isRowHeader: true,
    render: ({ id, name }) => <Link href={hrefOf(id)}>{name}</Link>,
  },
  { id: 'program', label: messages.program, render: ({ product }) => product.name },
  { id: 'starts', label: messages.starts, render: ({ startDate }) => formatDate(startDate) },
  { id: 'ends', label: messages.ends, render: ({ endDate }) => formatDate(endDate) },
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
