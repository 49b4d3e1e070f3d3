'use client';
import type { Schema } from '@uplink/api-client';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { moderationCasesQuery, useUplink } from '@uplink/api-client/react';
import { ListFrame, listState, useListSearch } from '@uplink/kit/lists';
import { moderationMessages } from '@uplink/kit/moderation';
import { useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import type { DataColumn } from '@uplink/ui/data-table';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Status } from '@uplink/ui/status';
import type { ModerationQueueProps } from './moderation.types.ts';
import { ModerationCase } from './moderation-case.tsx';
import { moderationCasesMessages } from './moderation-cases.messages.ts';
import './moderation.css';

type Item = Schema<'ModerationItem'>;
const states = ['waiting', 'appealed', 'decided'] as const;

/** What people reported and what is held for review, each opening its case. */
export function ModerationQueue({ search, onSearchChange }: ModerationQueueProps) {
  const messages = useMessages(moderationCasesMessages);
  const moderationTexts = useMessages(moderationMessages);
  const formats = useFormats();
  const { caseId, ...filter } = search;
  const query = useHeldQuery(moderationCasesQuery(useUplink(), filter));
  const place = useListSearch({ search, onSearchChange });
  const open = (id: number | undefined) => onSearchChange({ ...search, caseId: id });
  return (
    <>
      <ListFrame<Item, typeof filter>
        state={listState(query)}
        columns={columnsFor(open, moderationTexts, messages, formats)}
        search={filter}
        onSearchChange={onSearchChange}
        hasWords={false}
        noun={messages.list}
        unit={messages.count}
        empty={{ title: messages.noMatch, text: messages.noMatchText }}
        filters={
          <SegmentedControl
            aria-label={messages.state}
            options={states.map((id) => ({ id, label: messages.states[id] }))}
            value={search.state ?? 'waiting'}
            onChange={(id) => place.filter({ state: states.find((one) => one === id) })}
          />
        }
      />
      {caseId !== undefined && <ModerationCase caseId={caseId} onClose={() => open(undefined)} />}
    </>
  );
}

const columnsFor = (
  open: (id: number) => void,
  moderationTexts: typeof moderationMessages,
  messages: typeof moderationCasesMessages,
  formats: Formats,
): DataColumn<Item>[] => [
  {
    id: 'content',
    label: messages.content,
    isRowHeader: true,
    render: ({ id, kind, excerpt }) => (
      <span className="ul-moderation__content">
        <Button variant="link" onPress={() => open(id)}>
          {excerpt || messages.deleted}
        </Button>
        <span className="ul-cap ul-muted">{moderationTexts.kinds[kind]}</span>
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
          {reasons.map((reason) => moderationTexts.reasons[reason]).join(', ')}
        </span>
      </span>
    ),
  },
  {
    id: 'since',
    label: messages.since,
    render: ({ date }) => <time dateTime={date}>{formats.ago(date, new Date())}</time>,
  },
  { id: 'status', label: messages.status, render: (item) => <CaseStatus {...item} /> },
];

function CaseStatus({ status, action }: Item) {
  const messages = useMessages(moderationCasesMessages);
  const isWaiting = status === 'open' || status === 'appealed';
  return (
    <Status kind={isWaiting ? 'pending' : 'ok'} isBare>
      {isWaiting || !action ? messages.statuses[status] : messages.decisions[action]}
    </Status>
  );
}
