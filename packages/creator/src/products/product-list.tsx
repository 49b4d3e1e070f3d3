'use client';
import type { Schema } from '@uplink/api-client';
import { productEditorPath } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { ListFrame } from '@uplink/kit/lists';
import { productWords } from '@uplink/kit/products';
import { Button } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
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
  const words = useMessages(productWords);
  const formats = useFormats();
  const [isCreating, setCreating] = useState(false);
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Copies />
      <Imports />
      <ListFrame<Schema<'CreatorModule'>, ProductSearch>
        state={useProductList(search)}
        columns={productColumns(messages, productEditorTexts, words, formats)}
        rowHref={productEditorPath}
        search={search}
        onSearchChange={onSearchChange}
        noun={messages.noun}
        unit={messages.count}
        empty={{ title: messages.empty, text: messages.emptyText }}
        filters={<ProductFilter search={search} onSearchChange={onSearchChange} />}
        create={
          <span className="ul-cluster">
            <Button icon={<Icon as={FileUp} />} onPress={() => setImporting(true)}>
              {messages.import}
            </Button>
            <Button variant="primary" icon={<Icon as={Plus} />} onPress={() => setCreating(true)}>
              {messages.create}
            </Button>
          </span>
        }
      />
      {isImporting && <ImportFiles onClose={() => setImporting(false)} />}
      {isCreating && <CreateProduct onCreated={onCreated} onClose={() => setCreating(false)} />}
    </>
  );
}
