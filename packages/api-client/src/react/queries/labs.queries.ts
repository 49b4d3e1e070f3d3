import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations, Schema } from '../../contract.ts';
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

/** A page of the labs a person authors. */
export const creatorLabsQuery = (client: UplinkClient, query: CreatorLabsFilter) =>
  queryOptions({
    ...read(client, '/creator/labs', { query }),
    placeholderData: keepPreviousData,
  });

/** The stages of a lab with their model answers and tests. */
export const creatorLabStagesQuery = (client: UplinkClient, labId: number) =>
  queryOptions(read(client, '/creator/labs/{labId}/stages', { path: { labId } }));

/** Gives a lab the next version of its stages; 409 if the version named is an older one. */
export const saveLabStages = (
  client: UplinkClient,
  labId: number,
  body: Schema<'LabStagesChange'>,
) =>
  client.unwrap(
    client.api.PUT('/creator/labs/{labId}/stages', { params: { path: { labId } }, body }),
    { rethrow: true },
  );
