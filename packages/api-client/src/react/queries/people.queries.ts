import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations, Schema } from '../../contract.ts';
import { read, readKey } from '../read.ts';
import { type Gaps, withoutGaps } from './work-filter.ts';

/** Narrows the list of people, orders it and says which part of it to read. */
export type UsersFilter = Gaps<NonNullable<operations['listUsers']['parameters']['query']>>;

/** A page of the people that staff look for. */
export const usersQuery = (client: UplinkClient, filter: UsersFilter) =>
  queryOptions({
    ...read(client, '/management/users', { query: { pageSize: 20, ...withoutGaps(filter) } }),
    placeholderData: keepPreviousData,
  });

/** How many people there are. */
export const userCountsQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/management/users/-/counts'));

export type AuditFilter = Gaps<NonNullable<operations['listAuditEntries']['parameters']['query']>>;

/** A page of what staff did, over all accounts. */
export const auditQuery = (client: UplinkClient, filter: AuditFilter) =>
  queryOptions({
    ...read(client, '/management/audit', { query: { pageSize: 20, ...withoutGaps(filter) } }),
    placeholderData: keepPreviousData,
  });

/** An account as staff see it. */
export const userQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/management/users/{id}', { path: { id } }));

/** A page of staff's notes about a person. */
export const userNotesQuery = (client: UplinkClient, id: number, cursor?: string) =>
  queryOptions({
    ...read(client, '/management/users/{id}/notes', {
      path: { id },
      query: withoutGaps({ cursor }),
    }),
    placeholderData: keepPreviousData,
  });

/** A page of what happened to an account. */
export const userLogsQuery = (client: UplinkClient, id: number, cursor?: string) =>
  queryOptions({
    ...read(client, '/management/users/{id}/logs', {
      path: { id },
      query: withoutGaps({ cursor }),
    }),
    placeholderData: keepPreviousData,
  });

/** What a person did so far. */
export const userStatsQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/management/users/{id}/stats', { path: { id } }));

/** What the portal keeps about a person. */
export const userContextQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/management/users/{id}/context', { path: { id } }));

/** What a person sees of their learning, while a view that staff began lasts. */
export const userViewQuery = (client: UplinkClient, path: { id: number; viewId: number }) =>
  queryOptions(read(client, '/management/users/{id}/views/{viewId}', { path }));

/** The lessons of one of their products. */
export const userViewOutlineQuery = (
  client: UplinkClient,
  path: { id: number; viewId: number; moduleId: number },
) =>
  queryOptions(read(client, '/management/users/{id}/views/{viewId}/modules/{moduleId}', { path }));

/** All queries that show an account or what happened to it. */
export const userKeys = [
  readKey('/management/users'),
  readKey('/management/users/-/counts'),
  readKey('/management/users/{id}'),
  readKey('/management/users/{id}/notes'),
  readKey('/management/users/{id}/logs'),
  readKey('/management/users/{id}/context'),
  readKey('/management/users/{id}/purchases'),
  readKey('/management/users/{id}/payments'),
  readKey('/management/users/{id}/credits'),
  readKey('/management/users/{id}/purchasable-modules'),
] as const;

/** A page of a person's purchases, newest first. */
export const userPurchasesQuery = (client: UplinkClient, id: number, page: number) =>
  queryOptions({
    ...read(client, '/management/users/{id}/purchases', { path: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });

/** What a person has of credits, and how that came about. */
export const userCreditsQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/management/users/{id}/credits', { path: { id } }));

/** What a person was charged and given back, and what they pay with. */
export const userPaymentsQuery = (client: UplinkClient, id: number) =>
  queryOptions(
    read(client, '/management/users/{id}/payments', { path: { id }, query: { pageSize: 100 } }),
  );

export type PreviewFilter = operations['previewUserPurchase']['parameters']['query'];

/** What an action on a purchase would do now. The caller shows errors. */
export const purchasePreviewQuery = (
  client: UplinkClient,
  path: { id: number; purchaseId: number },
  query: PreviewFilter,
) =>
  queryOptions({
    ...read(
      client,
      '/management/users/{id}/purchases/{purchaseId}/preview',
      { path, query },
      { rethrow: true },
    ),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });

/** What a sale to a person would do now. The caller shows errors. */
export const salePreviewQuery = (
  client: UplinkClient,
  id: number,
  query: operations['previewUserSale']['parameters']['query'],
) =>
  queryOptions({
    ...read(
      client,
      '/management/users/{id}/purchases/-/preview',
      { path: { id }, query },
      { rethrow: true },
    ),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });

/** A purchase as staff see it, with the refund that was asked for. */
export const managedPurchaseQuery = (
  client: UplinkClient,
  path: { id: number; purchaseId: number },
) => queryOptions(read(client, '/management/users/{id}/purchases/{purchaseId}', { path }));

/** Products that staff can sell to a person; those found before stay until others are. */
export const purchasableModulesQuery = (
  client: UplinkClient,
  id: number,
  { search, withOwned = false }: { search: string; withOwned?: boolean },
) =>
  queryOptions({
    ...read(client, '/management/users/{id}/purchasable-modules', {
      path: { id },
      query: withoutGaps({ search: search || undefined, withOwned: withOwned || undefined }),
    }),
    placeholderData: (found, before) => (before?.queryKey[1]?.path?.id === id ? found : undefined),
  });

/** What needs a decision of whoever asks, and key figures. */
export const staffOverviewQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/management/overview'));

/** How key figures went over the last days. */
export const staffFiguresQuery = (client: UplinkClient, days: 7 | 30 | 90 | 365) =>
  queryOptions({
    ...read(client, '/management/overview/figures', { query: { days } }),
    placeholderData: keepPreviousData,
  });

export type OverviewFilter = Gaps<operations['listOverviewEntries']['parameters']['query']> & {
  of: Schema<'OverviewList'>;
};

/** A page of what the overview counts. */
export const overviewEntriesQuery = (client: UplinkClient, { of, ...filter }: OverviewFilter) =>
  queryOptions({
    ...read(client, '/management/overview/entries', {
      query: { pageSize: 20, ...withoutGaps(filter), of },
    }),
    placeholderData: keepPreviousData,
  });

const uploadPollMs = 2000;

const isUnderWay = (state: string | undefined) => state === 'running' || state === 'takingBack';

/** How far an upload of users is, asked again while it runs. */
export const userUploadQuery = (client: UplinkClient, id: number) =>
  queryOptions({
    ...read(client, '/management/user-uploads/{id}', { path: { id } }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.state) ? uploadPollMs : false),
  });

/** The latest files of users that whoever asks uploaded. */
export const userUploadsQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/management/user-uploads'));

export type UploadLinesFilter = Gaps<
  NonNullable<operations['listUserUploadLines']['parameters']['query']>
>;

/** A page of the lines of an upload. */
export const userUploadLinesQuery = (client: UplinkClient, id: number, filter: UploadLinesFilter) =>
  queryOptions({
    ...read(client, '/management/user-uploads/{id}/lines', {
      path: { id },
      query: withoutGaps(filter),
    }),
    placeholderData: keepPreviousData,
  });

/** All queries that show an upload of users. */
export const userUploadKeys = [
  readKey('/management/user-uploads'),
  readKey('/management/user-uploads/{id}'),
  readKey('/management/user-uploads/{id}/lines'),
] as const;
