'use client';
import { useProductList } from './product-list.controller.ts';
import type { ProductListProps } from './product-list.types.ts';
import { ProductListView } from './product-list.view.tsx';

/** The public products of one kind, with search and level. */
export function ProductList(props: ProductListProps) {
  return <ProductListView {...props} {...useProductList(props)} />;
}
