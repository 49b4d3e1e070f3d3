import type { PageState } from '@uplink/kit/states';
import { NotReadyView, noContent } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Pagination } from '@uplink/ui/pagination';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import type { ReactNode } from 'react';

/** The three kinds that certificates and labs have, each with its own words. */
type Kind = 1 | 2 | 3;

/** Props shared by lists that filter by kind. */
export interface KindListState<Item> {
  /** Only of this kind. */
  type?: Kind | undefined;
  /** Told which kind to show; undefined for all. */
  onTypeChange: (type: Kind | undefined) => void;
  /** 0-based. */
  page: number;
  /** Told which page to show instead; 0-based. */
  onPageChange: (page: number) => void;
  state: PageState<Item>;
}

export interface KindListViewProps<Item> extends KindListState<Item> {
  /** The label of each kind; `all` shows every kind. */
  kinds: Readonly<Record<'all' | Kind, string>>;
  messages: { noun: string; unit: string; filter: string; showAll: string };
  /** The empty state. */
  empty: { title: string; text: string };
  skeleton: ReactNode;
  renderItems: (items: readonly Item[]) => ReactNode;
}

/** The kinds above, the cards and their pages under them. */
export function KindListView<Item>(props: KindListViewProps<Item>) {
  const { type, onTypeChange, onPageChange, state, kinds, messages, empty } = props;
  return (
    <>
      <SegmentedControl
        aria-label={messages.filter}
        options={(['all', '1', '2', '3'] as const).map((id) => ({ id, label: kinds[id] }))}
        value={type === undefined ? 'all' : (String(type) as '1')}
        onChange={(id) => onTypeChange(id === 'all' ? undefined : (Number(id) as Kind))}
      />
      {state.status === 'ready' ? (
        <div>
          {props.renderItems(state.items)}
          <Pagination {...state.paging} noun={messages.unit} onChange={onPageChange} />
        </div>
      ) : (
        <NotReadyView
          state={state}
          noun={messages.noun}
          empty={noContent({
            ...empty,
            action: type !== undefined && (
              <Button onPress={() => onTypeChange(undefined)}>{messages.showAll}</Button>
            ),
          })}
          skeleton={props.skeleton}
        />
      )}
    </>
  );
}
