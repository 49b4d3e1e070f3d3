import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { isValidModuleQuery } from '../../domain/module-query.rules.ts';

/** Which products of the catalogue. */
export interface CatalogFilter {
  type: number;
  search?: string | undefined;
  level?: number | undefined;
  page?: number | undefined;
}

/** One page of the catalogue; the page before stays until it is there. */
export const modulesQuery = ({ api, unwrap }: UplinkClient, filter: CatalogFilter) =>
  queryOptions({
    queryKey: ['/modules', filter],
    queryFn: () => {
      const { type, search, level, page = 0 } = filter;
      return unwrap(
        api.GET('/modules', {
          params: {
            query: { type, page, pageSize: 12, ...(search && { search }), ...(level && { level }) },
          },
        }),
      );
    },
    placeholderData: keepPreviousData,
  });

/** What an author says of a product before one has it. */
export const introPageQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/modules/{id}/intro-page', id],
    queryFn: () => unwrap(api.GET('/modules/{id}/intro-page', { params: { path: { id } } })),
    enabled: isValidModuleQuery({ id }),
  });
