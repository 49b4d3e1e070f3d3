import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** A page of the practice labs; the page before stays until it is there. */
export const labsQuery = (
  client: UplinkClient,
  { type, page = 0 }: { type?: 1 | 2 | 3 | undefined; page?: number | undefined },
) =>
  queryOptions({
    ...read(client, '/me/labs', { query: { page, ...(type && { type }) } }),
    placeholderData: keepPreviousData,
  });

/** The labs that a product opens for its learners. */
export const moduleLabsQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/me/modules/{id}/labs', { path: { id } }));
