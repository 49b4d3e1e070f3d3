import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import {
  type DataColumn,
  type DataSort,
  DataTable,
  type DataTableProps,
} from '@uplink/ui/data-table';
import { StepPager } from '@uplink/ui/pagination';
import { SearchField } from '@uplink/ui/search-field';
import type { ReactNode } from 'react';
import { useAskedText } from '../search/asked-text.ts';
import { type EmptyPlace, NotReadyView } from '../states/not-ready.view.tsx';
import { noContent } from '../states/placeholders.tsx';
import { listFrameMessages } from './list-frame.messages.ts';
import type { ListState } from './list-state.ts';
import { useListSearch } from './use-list-search.ts';
import './list-frame.css';

/** What such a list can be narrowed by; the address of the page can hold it. */
export interface WordSearch {
  cursor?: string | undefined;
  search?: string | undefined;
  sort?: string | undefined;
}

export interface ListFrameProps<Item extends { id: number }, Search extends WordSearch> {
  /** The page of rows, or why there is none: `listState` of its query. */
  state: ListState<Item>;
  /** What is shown of each row. */
  columns: readonly DataColumn<Item>[];
  /** Where a row leads. @default nowhere */
  rowHref?: (item: Item) => string;
  /** The words, the filters and the page; the address of the page can hold them. */
  search: Search;
  /** Told what to show instead. */
  onSearchChange: (search: Search) => void;
  /** What is listed, e.g. 'Your certificates'. */
  noun: string;
  /** A number of rows in words, e.g. '3 certificates'. */
  unit: (count: number) => string;
  /** What it says without rows; its `art` takes the place of the usual drawing. */
  empty: Pick<EmptyPlace, 'art' | 'title' | 'text'>;
  /** Further filters. */
  filters?: ReactNode;
  /** The way to a new one. */
  create?: ReactNode;
  /** Whether rows are searched by words. @default true */
  hasWords?: boolean;
  /** A search and filters of its own, in the place of the usual ones. */
  head?: ReactNode;
  /** How rows are ordered as long as no one asks for another order. */
  defaultSort?: DataSort;
  /** Further properties of the table. */
  table?: Pick<DataTableProps<Item>, 'selection' | 'hiddenColumns' | 'expectedRows' | 'isMatrix'>;
  /** Below the table, such as a legend. */
  children?: ReactNode;
}

/** The frame of a list: search, filters, table, pages, and each state without rows. */
export function ListFrame<Item extends { id: number }, Search extends WordSearch>(
  props: ListFrameProps<Item, Search>,
) {
  const messages = useMessages(listFrameMessages);
  const { state, search, noun, empty, create, hasWords = true } = props;
  const list = useListSearch<WordSearch>({
    search,
    onSearchChange: (next) => props.onSearchChange({ ...search, ...next }),
  });
  const [words, setWords] = useAskedText(search.search ?? '', (next) =>
    list.filter({ search: next || undefined }),
  );
  // The way to the first one is below, where the rows will be.
  const isNew = state.status === 'empty' && list.filterCount === 0;
  return (
    <Card isFlush>
      {props.head ?? (
        <div className="ul-list-frame__head">
          <div className="ul-list-frame__filter">
            {hasWords && (
              <SearchField
                label={messages.search}
                isLabelHidden
                placeholder={messages.search}
                value={words}
                onChange={setWords}
              />
            )}
            {props.filters}
          </div>
          {!isNew && create}
        </div>
      )}
      <div
        className="ul-list-frame__found"
        data-old={state.isOld || undefined}
        aria-busy={state.isOld === true}
      >
        {state.status === 'ready' || state.status === 'loading' ? (
          <DataTable<Item>
            label={noun}
            columns={props.columns}
            rows={state.status === 'ready' ? state.items : []}
            rowKey={({ id }) => id}
            {...(props.rowHref && { rowHref: props.rowHref })}
            {...props.table}
            sort={list.sort ?? props.defaultSort}
            onSortChange={list.onSortChange}
            isLoading={state.status === 'loading'}
          />
        ) : (
          <NotReadyView
            state={state}
            noun={noun}
            skeleton={null}
            empty={
              isNew
                ? noContent({ ...empty, action: create })
                : noContent({
                    title: messages.noMatch,
                    text: messages.noMatchText,
                    action: <Button onPress={list.clearFilters}>{messages.clear}</Button>,
                  })
            }
          />
        )}
        {props.children}
        {state.status === 'ready' && (
          <div className="ul-list-frame__foot">
            <StepPager
              noun={noun}
              count={props.unit(state.paging.total)}
              paging={state.paging}
              onChange={list.onCursorChange}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
