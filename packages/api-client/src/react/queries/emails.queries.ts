import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations } from '../../contract.ts';
import { read } from '../read.ts';

export type CreatorEmailsFilter = NonNullable<
  operations['listCreatorEmails']['parameters']['query']
>;

/** A page of the mails of the products that someone authors. */
export const creatorEmailListQuery = (client: UplinkClient, query: CreatorEmailsFilter) =>
  queryOptions({
    ...read(client, '/creator/me/modules/-/emails', { query }),
    placeholderData: keepPreviousData,
  });

/** Both mails of a product. */
export const creatorEmailsQuery = (client: UplinkClient, moduleId: number) =>
  queryOptions(read(client, '/creator/me/modules/{moduleId}/emails', { path: { moduleId } }));
