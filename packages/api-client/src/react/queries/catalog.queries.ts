import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { isValidModuleQuery } from '../../domain/module-query.rules.ts';
import { read } from '../read.ts';

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
