import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { isValidModuleQuery } from '../../domain/module-query.rules.ts';
import { read, readKey } from '../read.ts';
import { type InboxFilter, inboxParameters } from './work-filter.ts';

/** The home page. */
export const dashboardQuery = (client: UplinkClient) => queryOptions(read(client, '/me/dashboard'));

/** The way through the academy that fits the learner's goals. */
export const pathQuery = (client: UplinkClient) => queryOptions(read(client, '/me/path'));

/** A product by type and unique name; null if it doesn't exist or isn't visible to this user. */
export const productQuery = (
  client: UplinkClient,
  product: { type: number; uniqueName: string },
) => {
  const { queryKey, queryFn } = read(client, '/me/modules', { query: product });
  return queryOptions({
    queryKey,
    queryFn: async () => (await queryFn())[0] ?? null,
    enabled: isValidModuleQuery({ name: product.uniqueName, type: product.type }),
  });
};

/** All of the learner's programs, courses and projects in any status, latest first. */
export const ownModulesQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/me/modules', { query: { types: '1,2,3' } }));

/** The details on a product's page. */
export const detailsQuery = (client: UplinkClient, id: number) =>
  queryOptions({
    ...read(client, '/me/modules/{id}/details', { path: { id } }),
    enabled: isValidModuleQuery({ id }),
  });

/** The parts of a product. */
export const childrenQuery = (client: UplinkClient, id: number) =>
  queryOptions({
    ...read(client, '/me/modules/{id}/children', { path: { id }, query: {} }),
    enabled: isValidModuleQuery({ id }),
  });

/** Sections and lessons of a product, with their locks. */
export const outlineQuery = (client: UplinkClient, id: number) =>
  queryOptions({
    ...read(client, '/me/modules/{id}/outline', { path: { id } }),
    enabled: isValidModuleQuery({ id }),
  });

/** The next lesson of a product and the length of what is left. */
export const overviewQuery = (client: UplinkClient, id: number) =>
  queryOptions({
    ...read(client, '/me/modules/{id}/overview', { path: { id } }),
    enabled: isValidModuleQuery({ id }),
  });

/** The files and links of a product. */
export const resourcesQuery = (client: UplinkClient, id: number) =>
  queryOptions({
    ...read(client, '/me/modules/{id}/resources', { path: { id } }),
    enabled: isValidModuleQuery({ id }),
  });

/** Applications to decide on. */
export const applicationsQuery = (
  client: UplinkClient,
  { status, productId, userId, cursor, pageSize }: InboxFilter,
) =>
  queryOptions({
    ...read(
      client,
      '/applications',
      inboxParameters({ status, productId, userId, cursor, pageSize }),
    ),
    placeholderData: keepPreviousData,
  });

/** An application with what its applicant wrote and did. */
export const applicationQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/applications/{id}', { path: { id } }));

/** All queries that finishing a lesson or handing in a quiz or homework may change. */
export const progressKeys = [
  readKey('/me/context'),
  readKey('/me/dashboard'),
  readKey('/me/path'),
  readKey('/me/modules'),
  readKey('/me/modules/{id}/outline'),
  readKey('/me/modules/{id}/children'),
  readKey('/me/modules/{id}/details'),
  readKey('/me/modules/{id}/overview'),
  readKey('/me/lessons/{id}'),
  readKey('/me/quizzes'),
  readKey('/me/homeworks'),
  readKey('/me/products/-/homeworks'),
  readKey('/me/menu'),
] as const;
