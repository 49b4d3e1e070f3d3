'use client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { useListSearch } from '@uplink/kit/lists';
import { NotReadyView } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import type { DataColumn, RowKey } from '@uplink/ui/data-table';
import { lazyView } from '@uplink/ui/lazy-part';
import { StepPager } from '@uplink/ui/pagination';
import { Skeleton } from '@uplink/ui/skeleton';
import { emptyInbox, emptyPage } from './empty-inbox.tsx';
import { inboxMessages } from './inbox.messages.ts';
import type { InboxFilters, InboxProps, InboxSearch, InboxWords } from './inbox.types.ts';
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

export interface InboxFrameProps<Item, Search extends InboxSearch> extends InboxProps<Search> {
  inbox: InboxState<Item>;
  words: InboxWords;
  filters: InboxFilters;
  columns: readonly DataColumn<Item>[];
  rowKey: (item: Item) => RowKey;
  rowHref: (item: Item) => string;
}

/** The frame of every inbox: heading, filters with their counts, table, pages, and each state without rows. */
export function InboxFrame<Item extends InboxWork, Search extends InboxSearch>(
  props: InboxFrameProps<Item, Search>,
) {
  const messages = useMessages(inboxMessages);
  const formats = useFormats();
  const { inbox, words, filters, columns, rowKey, rowHref, search, onSearchChange } = props;
  const { list, isMentor, page } = inbox;
  const place = useListSearch<InboxSearch>({
    search,
    onSearchChange: (next) => onSearchChange({ ...search, ...next }),
  });
  if (!isMentor && list.status === 'empty')
    return (
      <NotReadyView state={list} noun={words.noun} empty={emptyInbox(messages)} skeleton={null} />
    );
  const total = page && `${formatCount(page.paging.total, formats)} ${words.unit}`;
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
            {page
              ? words.title(formatCount(countOf(page.counts, filters.counted), formats))
              : words.noun}
          </h2>
          <p className="ul-small ul-muted" role="status">
            {total}
          </p>
        </div>
        <p className="ul-small ul-muted">
          {search.sort ? messages.sorted[search.sort] : words.order}
        </p>
        <InboxFilter {...{ search, onSearchChange, filters, page }} />
      </div>
      {list.status === 'ready' || list.status === 'loading' ? (
        <InboxTable
          label={words.noun}
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
          noun={words.noun}
          skeleton={null}
          empty={
            emptyPage(place, search.cursor !== undefined, messages) ??
            emptyInbox(messages, words.clear)
          }
        />
      )}
      <div className="ul-inbox__foot">
        <StepPager
          noun={words.unit}
          count={total ?? ''}
          paging={page?.paging}
          onChange={place.onCursorChange}
        />
      </div>
    </Card>
  );
}
