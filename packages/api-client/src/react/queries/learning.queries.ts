import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { isValidModuleQuery } from '../../domain/module-query.rules.ts';
import { read, readKey } from '../read.ts';

/** The home page. */
export const dashboardQuery = (client: UplinkClient) => queryOptions(read(client, '/me/dashboard'));

/** One product by its address, which needs a type and a name to be sent; null when there is none, or it is not for this person. */
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

/** Every program, course and project of the learner, whatever its status; the latest first. */
export const ownModulesQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/me/modules', { query: { types: '1,2,3' } }));

/** What a product's page says of it. */
export const detailsQuery = (client: UplinkClient, id: number) =>
  queryOptions({
    ...read(client, '/me/modules/{id}/details', { path: { id } }),
    enabled: isValidModuleQuery({ id }),
  });

/** What a product is made of. */
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

/** What comes next in a product, and how long the rest of it is. */
export const overviewQuery = (client: UplinkClient, id: number) =>
  queryOptions({
    ...read(client, '/me/modules/{id}/overview', { path: { id } }),
    enabled: isValidModuleQuery({ id }),
  });

/** What a product has to take along. */
export const resourcesQuery = (client: UplinkClient, id: number) =>
  queryOptions({
    ...read(client, '/me/modules/{id}/resources', { path: { id } }),
    enabled: isValidModuleQuery({ id }),
  });

/** What a finished lesson, a handed-in quiz or homework may have changed. */
export const progressKeys = [
  readKey('/me/context'),
  readKey('/me/dashboard'),
  readKey('/me/modules'),
  readKey('/me/modules/{id}/outline'),
  readKey('/me/modules/{id}/children'),
  readKey('/me/modules/{id}/details'),
  readKey('/me/modules/{id}/overview'),
  readKey('/me/lessons/{id}'),
  readKey('/me/quizzes'),
  readKey('/me/homeworks'),
  readKey('/me/menu'),
] as const;
