import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../client/api-error.ts';
import type { UplinkClient } from '../../client/client.ts';
import { isValidModuleQuery } from '../../domain/module-query.rules.ts';
import { holdsProducts } from '../../domain/module-type.rules.ts';
import { read } from '../read.ts';
import {
  childrenQuery,
  detailsQuery,
  outlineQuery,
  overviewQuery,
  productQuery,
  resourcesQuery,
} from './learning.queries.ts';

/** Filters the catalogue. */
export interface CatalogFilter {
  /** @default products of every type */
  type?: number | undefined;
  search?: string | undefined;
  level?: number | undefined;
  page?: number | undefined;
}

/** A page of the catalogue. Keeps the previous page while it loads. */
export const modulesQuery = (
  client: UplinkClient,
  { type, search, level, page = 0 }: CatalogFilter,
) =>
  queryOptions({
    ...read(client, '/modules', {
      query: {
        ...(type && { type }),
        page,
        pageSize: 12,
        ...(search && { search }),
        ...(level && { level }),
      },
    }),
    placeholderData: keepPreviousData,
  });

/** The introduction page of a product, for people who don't own it yet. */
export const introPageQuery = (client: UplinkClient, id: number) =>
  queryOptions({
    ...read(client, '/modules/{id}/intro-page', { path: { id } }),
    enabled: isValidModuleQuery({ id }),
  });

/**
 * The product at an address, asked for with all that its page shows first. It stands for `productQuery`; the parts are
 * kept as the answers of their own queries, which then ask for nothing.
 */
export const productPageQuery = (
  client: UplinkClient,
  address: { type: number; uniqueName: string },
) => {
  const { queryKey, enabled } = productQuery(client, address);
  const { queryFn } = read(client, '/me/product-page', { query: address });
  return queryOptions({
    queryKey,
    enabled,
    queryFn: async ({ client: cache }) => {
      const page = await queryFn().catch(nullIfMissing);
      if (!page) return null;
      const { module } = page.details;
      const { id } = module;
      cache.setQueryData(detailsQuery(client, id).queryKey, page.details);
      cache.setQueryData(introPageQuery(client, id).queryKey, page.introPage);
      cache.setQueryData(resourcesQuery(client, id).queryKey, page.resources);
      if (page.overview) cache.setQueryData(overviewQuery(client, id).queryKey, page.overview);
      if (page.outline) cache.setQueryData(outlineQuery(client, id).queryKey, page.outline);
      if (holdsProducts(module.type))
        cache.setQueryData(childrenQuery(client, id).queryKey, module.children ?? []);
      return module;
    },
  });
};

function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
