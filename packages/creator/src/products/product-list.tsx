'use client';
import type { Schema } from '@uplink/api-client';
import { productEditorPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { useListSearch } from '@uplink/kit/lists';
import { NotReadyView, noContent } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { DataTable } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { StepPager } from '@uplink/ui/pagination';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { Copies } from './copies.tsx';
import { CreateProduct } from './create-product.tsx';
import { ImportFiles } from './files/import-files.tsx';
import { Imports } from './files/imports.tsx';
import { productColumns } from './product-columns.tsx';
import { productEditorMessages } from './product-editor.messages.ts';
import { ProductFilter } from './product-filter.view.tsx';
import { useProductList } from './product-list.controller.ts';
import { productListMessages } from './product-list.messages.ts';
import type { ProductListProps, ProductSearch } from './product-list.types.ts';
import './product-list.css';

/** The products that an author owns or was given a permission for, and the way to a new one. */
export function ProductList({ search, onSearchChange, onCreated }: ProductListProps) {
  const messages = useMessages(productListMessages);
  const productEditorTexts = useMessages(productEditorMessages);
  const [isCreating, setCreating] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const state = useProductList(search);
  const list = useListSearch<ProductSearch>({
    search,
    onSearchChange,
  });
  // The way to the first one is below, where the rows will be.
  const isNew = state.status === 'empty' && list.filterCount === 0;
  const create = (
    <Button variant="primary" icon={<Icon as={Plus} />} onPress={() => setCreating(true)}>
      {messages.create}
    </Button>
  );
  return (
    <>
      <Copies />
      <Imports />
      <Card isFlush>
        <div className="ul-products__head">
          <ProductFilter search={search} onFilter={list.filter} />
          <Button icon={<Icon as={FileUp} />} onPress={() => setImporting(true)}>
            {messages.import}
          </Button>
          {!isNew && create}
        </div>
        {state.status === 'ready' || state.status === 'loading' ? (
          <DataTable<Schema<'CreatorModule'>>
            label={messages.noun}
            columns={productColumns(new Date(), messages, productEditorTexts)}
            rows={state.status === 'ready' ? state.items : []}
            rowKey={({ id }) => id}
            rowHref={productEditorPath}
            sort={list.sort}
            onSortChange={list.onSortChange}
            isLoading={state.status === 'loading'}
          />
        ) : (
          <NotReadyView
            state={state}
            noun={messages.noun}
            skeleton={null}
            empty={
              isNew
                ? noContent({ title: messages.empty, text: messages.emptyText, action: create })
                : noContent({
                    title: messages.noMatch,
                    text: messages.noMatchText,
                    action: <Button onPress={list.clearFilters}>{messages.clear}</Button>,
                  })
            }
          />
        )}
        {state.status === 'ready' && (
          <div className="ul-products__foot">
            <StepPager
              noun={messages.unit}
              count={messages.count(state.paging.total)}
              onPrevious={stepTo(state.paging.previous)}
              onNext={stepTo(state.paging.next)}
            />
          </div>
        )}
        {isImporting && <ImportFiles onClose={() => setImporting(false)} />}
        {isCreating && <CreateProduct onCreated={onCreated} onClose={() => setCreating(false)} />}
      </Card>
    </>
  );

  function stepTo(cursor: string | null) {
    return cursor === null ? undefined : () => list.onCursorChange(cursor);
  }
}
