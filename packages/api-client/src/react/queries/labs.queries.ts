import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations } from '../../contract.ts';
import { read } from '../read.ts';

/** A page of practice labs. Keeps the previous page while it loads. */
export const labsQuery = (
  client: UplinkClient,
  { type, page = 0 }: { type?: 1 | 2 | 3 | undefined; page?: number | undefined },
) =>
  queryOptions({
    ...read(client, '/me/labs', { query: { page, ...(type && { type }) } }),
    placeholderData: keepPreviousData,
  });

/** The labs included in a product. */
export const moduleLabsQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/me/modules/{id}/labs', { path: { id } }));

/** A lab in stages with what was entered in it. */
export const labRunQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/me/labs/{id}/run', { path: { id } }));

export type CreatorLabsFilter = NonNullable<operations['listCreatorLabs']['parameters']['query']>;

/** A page of what somebody authors here. */
export const creatorLabsQuery = (client: UplinkClient, query: CreatorLabsFilter) =>
  queryOptions({
    ...read(client, '/creator/labs', { query }),
    placeholderData: keepPreviousData,
  });
