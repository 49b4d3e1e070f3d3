import type { Schema } from '@uplink/api-client';
import { creatorModulesQuery, useUplink } from '@uplink/api-client/react';
import { type ListState, listState } from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import type { ProductSearch } from './product-list.types.ts';

/** A page of the products that an author owns or was given a permission for. */
export function useProductList({
  type,
  ...filter
}: ProductSearch): ListState<Schema<'CreatorModule'>> {
  const types = type === undefined ? undefined : String(type);
  const query = { ...filter, types, pageSize: 20 };
  return listState(useHeldQuery(creatorModulesQuery(useUplink(), query)));
}
