import { useMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import { type EmptyPlace, NotReadyView } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Pagination } from '@uplink/ui/pagination';
import { SearchField } from '@uplink/ui/search-field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { SearchX } from 'lucide-react';
import { CardsSkeleton } from './cards-skeleton.view.tsx';
import { catalogMessages } from './catalog.messages.ts';
import { ProductCard } from './product-card.tsx';
import type { ProductListState } from './product-list.controller.ts';
import type { ProductListProps } from './product-list.types.ts';
import './product-list.css';

export interface ProductListViewProps extends Omit<ProductListProps, 'type'>, ProductListState {}

/** Search and level above, the cards and their pages under them. */
export function ProductListView(props: ProductListViewProps) {
  const messages = useMessages(catalogMessages);
  const { levels: words } = useMessages(productWords);
  const { noun, filter, onFilterChange, state, search, onSearch } = props;
  const levels = [
    { id: 'all', label: messages.allLevels },
    ...Object.entries(words).map(([id, label]) => ({ id, label })),
  ];
  return (
    <>
      <div className="ul-catalog__filter">
        <SearchField label={messages.search(noun)} value={search} onChange={onSearch} />
        <SegmentedControl
          aria-label={messages.level}
          options={levels}
          value={String(filter.level ?? 'all')}
          onChange={(id) =>
            onFilterChange({
              ...filter,
              level: id === 'all' ? undefined : Number(id),
              page: undefined,
            })
          }
        />
      </div>
      {state.status === 'ready' ? (
        <>
          <div className="ul-grid ul-cols-3">
            {state.items.map((module) => (
              <ProductCard key={module.id} module={module} />
            ))}
          </div>
          <Pagination
            {...state.paging}
            noun={noun}
            onChange={(page) => onFilterChange({ ...filter, page })}
          />
        </>
      ) : (
        <NotReadyView
          state={state}
          noun={messages.the(noun)}
          empty={noneFound(props, messages)}
          skeleton={<CardsSkeleton />}
        />
      )}
    </>
  );
}

function noneFound(props: ProductListViewProps, messages: typeof catalogMessages): EmptyPlace {
  const { noun, filter, onFilterChange, onSearch } = props;
  const art = <SearchX className="ul-icon" size={24} aria-hidden />;
  const isFiltered = filter.search !== undefined || filter.level !== undefined;
  if (!isFiltered) return { art, title: messages.noneYet(noun), text: messages.noneYetText };
  const showAll = () => {
    onSearch('');
    onFilterChange({});
  };
  return {
    art,
    title: messages.noneFound(noun),
    text: messages.noneFoundText,
    action: <Button onPress={showAll}>{messages.showAll}</Button>,
  };
}
