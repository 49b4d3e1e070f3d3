import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { isValidModuleQuery } from '../../domain/module-query.rules.ts';
import { read } from '../read.ts';

/** Which products of the catalogue. */
export interface CatalogFilter {
  type: number;
  search?: string | undefined;
  level?: number | undefined;
  page?: number | undefined;
}

/** One page of the catalogue; the page before stays until it is there. */
export const modulesQuery = (
  client: UplinkClient,
  { type, search, level, page = 0 }: CatalogFilter,
) =>
  queryOptions({
    ...read(client, '/modules', {
      query: { type, page, pageSize: 12, ...(search && { search }), ...(level && { level }) },
    }),
    placeholderData: keepPreviousData,
  });

/** What an author says of a product before one has it. */
export const introPageQuery = (client: UplinkClient, id: number) =>
  queryOptions({
    ...read(client, '/modules/{id}/intro-page', { path: { id } }),
    enabled: isValidModuleQuery({ id }),
  });
