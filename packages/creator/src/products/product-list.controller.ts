import type { Schema } from '@uplink/api-client';
import { creatorModulesQuery, useUplink } from '@uplink/api-client/react';
import { type PageState, pageState, useHeldQuery } from '@uplink/kit/states';
import type { ProductSearch } from './product-list.types.ts';

/** A page of the products that an author owns or was given a permission for. */
export function useProductList({
  type,
  ...filter
}: ProductSearch): PageState<Schema<'CreatorModule'>, Schema<'KeysetPaging'>> {
  const types = type === undefined ? undefined : String(type);
  const query = { ...filter, types, pageSize: 20 };
  return pageState(useHeldQuery(creatorModulesQuery(useUplink(), query)));
}
