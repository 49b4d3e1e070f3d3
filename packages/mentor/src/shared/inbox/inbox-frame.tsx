'use client';
import { useMessages } from '@uplink/api-client/messages';
import { useListSearch } from '@uplink/kit/lists';
import { NotReadyView } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import type { DataColumn, RowKey } from '@uplink/ui/data-table';
import { lazyView } from '@uplink/ui/lazy-part';
import { StepPager } from '@uplink/ui/pagination';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Skeleton } from '@uplink/ui/skeleton';
import type { ReactNode } from 'react';
import { emptyInbox, emptyPage } from './empty-inbox.tsx';
import { inboxMessages } from './inbox.messages.ts';
import type { InboxChoices, InboxProps, InboxSearch } from './inbox.types.ts';
import type { InboxWork } from './inbox-columns.tsx';
import { countOf, formatCount } from './inbox-counts.ts';
import { InboxFilter } from './inbox-filter.view.tsx';
import type { InboxState } from './inbox-state.ts';
import './inbox.css';

const expectedRows = 8;
const InboxTable = lazyView(
  async () => (await import('./inbox-table.tsx')).InboxTable,
  () => <Skeleton width="100%" height={40 + expectedRows * 56} />,
);

/** States that can be chosen together: their codes, comma-joined. */
export interface InboxStatus {
  id: string;
  label: string;
}

export interface InboxFrameProps<Item, Search extends InboxSearch> extends InboxProps<Search> {
  inbox: InboxState<Item>;
  columns: readonly DataColumn<Item>[];
  rowKey: (item: Item) => RowKey;
  rowHref: (item: Item) => string;
  choices: InboxChoices;
  /** What is loading, e.g. 'The inbox'. */
  noun: string;
  /** What is counted, e.g. 'submissions'. */
  unit: string;
  /** Its heading, e.g. '7 waiting for review'. */
  title: (count: string) => string;
  /** The states that the heading counts; all of them without. */
  counted?: string;
  /** How it is ordered, unless a column is chosen. */
  order: string;
  /** What an inbox without work says. */
  clear: string;
  /** States to choose from, each with its number. @default none */
  statuses?: readonly InboxStatus[];
  /** Other filters. */
  filters?: ReactNode;
  /** A single cohort can be chosen too. @default false */
  isCohortAlways?: boolean;
}

/** The frame of every inbox: heading, filters with their counts, table, pages, and each state without rows. */
export function InboxFrame<Item extends InboxWork, Search extends InboxSearch>(
  props: InboxFrameProps<Item, Search>,
) {
  const messages = useMessages(inboxMessages);
  const { inbox, search, onSearchChange, columns, rowKey, rowHref, unit } = props;
  const { list, isMentor, page } = inbox;
  const place = useListSearch<InboxSearch>({
    search,
    onSearchChange: (next) => onSearchChange({ ...search, ...next }),
  });
  if (!isMentor && list.status === 'empty')
    return (
      <NotReadyView state={list} noun={props.noun} empty={emptyInbox(messages)} skeleton={null} />
    );
  const total = page && `${formatCount(page.paging.total)} ${unit}`;
  const toRow = (item: Item) => ({
    key: rowKey(item),
    href: rowHref(item),
    cells: Object.fromEntries(columns.map(({ id, render }) => [id, render(item)])),
  });
  return (
    <Card className="ul-inbox" isFlush>
      <div className="ul-inbox__head">
        <div className="ul-inbox__line">
          <h2 className="ul-h3">
            {page ? props.title(formatCount(countOf(page.counts, props.counted))) : props.noun}
          </h2>
          <p className="ul-small ul-muted" role="status">
            {total}
          </p>
        </div>
        <p className="ul-small ul-muted">
          {search.sort ? messages.sorted[search.sort] : props.order}
        </p>
        <InboxFilter
          search={search}
          onSearchChange={onSearchChange}
          choices={props.choices}
          learnerName={page?.data.find(({ user }) => user.id === search.userId)?.user.name}
          isCohortAlways={props.isCohortAlways ?? false}
        >
          {props.statuses && (
            <SegmentedControl
              aria-label={messages.status}
              options={[{ id: all, label: messages.all }, ...props.statuses].map((one) => ({
                id: one.id,
                label: page ? labelOf(one, page.counts) : one.label,
              }))}
              value={props.statuses.find(({ id }) => id === search.status)?.id ?? all}
              onChange={(status) => place.filter({ status: status === all ? undefined : status })}
            />
          )}
          {props.filters}
        </InboxFilter>
      </div>
      {list.status === 'ready' || list.status === 'loading' ? (
        <InboxTable
          label={props.noun}
          columns={columns.map(({ render: _, ...column }) => column)}
          rows={list.status === 'ready' ? list.items.map(toRow) : []}
          sort={place.sort}
          onSortChange={place.onSortChange}
          isLoading={list.status === 'loading'}
          expectedRows={expectedRows}
        />
      ) : (
        <NotReadyView
          state={list}
          noun={props.noun}
          skeleton={null}
          empty={
            emptyPage(place, search.cursor !== undefined, messages) ??
            emptyInbox(messages, props.clear)
          }
        />
      )}
      <div className="ul-inbox__foot">
        <StepPager
          noun={unit}
          count={total ?? ''}
          paging={page?.paging}
          onChange={place.onCursorChange}
        />
      </div>
    </Card>
  );
}

const all = 'all';

/** A state with how many there are. */
function labelOf({ id, label }: InboxStatus, counts: Parameters<typeof countOf>[0]): string {
  return `${label} ${formatCount(countOf(counts, id === all ? undefined : id))}`;
}
