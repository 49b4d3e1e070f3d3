'use client';
import type { Schema } from '@uplink/api-client';
import { formatAgo } from '@uplink/api-client/domain';
import { moderationCasesQuery, useUplink } from '@uplink/api-client/react';
import { useListSearch } from '@uplink/kit/lists';
import { moderationMessages } from '@uplink/kit/moderation';
import { NotReadyView, noContent, pageState, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { StepPager } from '@uplink/ui/pagination';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Status } from '@uplink/ui/status';
import { messages } from './moderation.messages.ts';
import type { ModerationQueueProps } from './moderation.types.ts';
import { ModerationCase } from './moderation-case.tsx';
import './moderation.css';

type Item = Schema<'ModerationItem'>;
const states = ['waiting', 'appealed', 'decided'] as const;

/** What people reported and what is held for review, each opening its case. */
export function ModerationQueue({ search, onSearchChange }: ModerationQueueProps) {
  const { caseId, ...filter } = search;
  const query = useHeldQuery(moderationCasesQuery(useUplink(), filter));
  const list = pageState(query);
  const place = useListSearch({ search, onSearchChange });
  const paging = query.data?.paging;
  const open = (id: number | undefined) => onSearchChange({ ...search, caseId: id });
  const step = (cursor: string | null | undefined) =>
    cursor ? () => place.onCursorChange(cursor) : undefined;
  return (
    <Card isFlush>
      <div className="ul-moderation__filter">
        <SegmentedControl
          aria-label={messages.state}
          options={states.map((id) => ({ id, label: messages.states[id] }))}
          value={search.state ?? 'waiting'}
          onChange={(id) => place.filter({ state: states.find((one) => one === id) })}
        />
      </div>
      {list.status === 'ready' || list.status === 'loading' ? (
        <DataTable
          label={messages.list}
          columns={columnsFor(open, new Date())}
          rows={list.status === 'ready' ? list.items : []}
          rowKey={({ id }) => id}
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
      <div className="ul-moderation__foot">
        <StepPager
          noun={messages.unit}
          count={paging ? messages.count(paging.total) : ''}
          onPrevious={step(paging?.previous)}
          onNext={step(paging?.next)}
        />
      </div>
      {caseId !== undefined && <ModerationCase caseId={caseId} onClose={() => open(undefined)} />}
    </Card>
  );
}

const columnsFor = (open: (id: number) => void, now: Date): DataColumn<Item>[] => [
  {
    id: 'content',
    label: messages.content,
    isRowHeader: true,
    render: ({ id, kind, excerpt }) => (
      <span className="ul-moderation__content">
        <Button variant="link" onPress={() => open(id)}>
          {excerpt || messages.deleted}
        </Button>
        <span className="ul-cap ul-muted">{moderationMessages.kinds[kind]}</span>
      </span>
    ),
  },
  { id: 'author', label: messages.author, render: ({ author }) => author.name },
  {
    id: 'why',
    label: messages.why,
    render: ({ isHeld, reports, reasons }) => (
      <span>
        {isHeld ? messages.held : messages.reports(reports)}
        <span className="ul-cap ul-muted ul-moderation__reasons">
          {reasons.map((reason) => moderationMessages.reasons[reason]).join(', ')}
        </span>
      </span>
    ),
  },
  {
    id: 'since',
    label: messages.since,
    render: ({ date }) => <time dateTime={date}>{formatAgo(date, now)}</time>,
  },
  { id: 'status', label: messages.status, render: (item) => <CaseStatus {...item} /> },
];

function CaseStatus({ status, action }: Item) {
  const isWaiting = status === 'open' || status === 'appealed';
  return (
    <Status kind={isWaiting ? 'pending' : 'ok'} isBare>
      {isWaiting || !action ? messages.statuses[status] : messages.decisions[action]}
    </Status>
  );
}
