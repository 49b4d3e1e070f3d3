import type { Schema } from '@uplink/api-client';
import { creatorModulesQuery, useUplink } from '@uplink/api-client/react';
import { type PageState, pageState, useHeldQuery } from '@uplink/kit/states';
import type { ProductSearch } from './product-list.types.ts';

/** A page of the products that an author owns or was given a permission for. */
export function useProductList({
  type,
  ...filter
}: ProductSearch): PageState<Schema<'CreatorModule'>, Schema<'KeysetPaging'>> {
  const asked = { ...filter, ...(type !== undefined && { types: String(type) }), pageSize: 20 };
  const query = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== undefined && value !== ''),
  );
  return pageState(useHeldQuery(creatorModulesQuery(useUplink(), query)));
}
