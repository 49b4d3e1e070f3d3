import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';

/** A page of the practice labs; the page before stays until it is there. */
export const labsQuery = (
  { api, unwrap }: UplinkClient,
  { type, page = 0 }: { type?: 1 | 2 | 3 | undefined; page?: number | undefined },
) =>
  queryOptions({
    queryKey: ['/me/labs', { type, page }],
    queryFn: () =>
      unwrap(api.GET('/me/labs', { params: { query: { page, ...(type && { type }) } } })),
    placeholderData: keepPreviousData,
  });

/** The labs that a product opens for its learners. */
export const moduleLabsQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/me/modules/{id}/labs', id],
    queryFn: () => unwrap(api.GET('/me/modules/{id}/labs', { params: { path: { id } } })),
  });
