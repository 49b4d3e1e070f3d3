import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { isValidModuleQuery } from '../../domain/module-query.rules.ts';

/** The home page. */
export const dashboardQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({ queryKey: ['/me/dashboard'], queryFn: () => unwrap(api.GET('/me/dashboard')) });

/** One product by its address, which needs a type and a name to be sent; null when there is none, or it is not for this person. */
export const productQuery = (
  { api, unwrap }: UplinkClient,
  product: { type: number; uniqueName: string },
) =>
  queryOptions({
    queryKey: ['/me/modules', product],
    queryFn: async () =>
      (await unwrap(api.GET('/me/modules', { params: { query: product } })))[0] ?? null,
    enabled: isValidModuleQuery({ name: product.uniqueName, type: product.type }),
  });

/** Every program, course and project of the learner, whatever its status; the latest first. */
export const ownModulesQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({
    queryKey: ['/me/modules', { types: '1,2,3' }],
    queryFn: () => unwrap(api.GET('/me/modules', { params: { query: { types: '1,2,3' } } })),
  });

/** What a product's page says of it. */
export const detailsQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/me/modules/{id}/details', id],
    queryFn: () => unwrap(api.GET('/me/modules/{id}/details', { params: { path: { id } } })),
    enabled: isValidModuleQuery({ id }),
  });

/** What a product is made of. */
export const childrenQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/me/modules/{id}/children', id],
    queryFn: () =>
      unwrap(api.GET('/me/modules/{id}/children', { params: { path: { id }, query: {} } })),
    enabled: isValidModuleQuery({ id }),
  });

/** Sections and lessons of a product, with their locks. */
export const outlineQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/me/modules/{id}/outline', id],
    queryFn: () => unwrap(api.GET('/me/modules/{id}/outline', { params: { path: { id } } })),
    enabled: isValidModuleQuery({ id }),
  });

/** What comes next in a product, and how long the rest of it is. */
export const overviewQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/me/modules/{id}/overview', id],
    queryFn: () => unwrap(api.GET('/me/modules/{id}/overview', { params: { path: { id } } })),
    enabled: isValidModuleQuery({ id }),
  });

/** What a product has to take along. */
export const resourcesQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/me/modules/{id}/resources', id],
    queryFn: () => unwrap(api.GET('/me/modules/{id}/resources', { params: { path: { id } } })),
    enabled: isValidModuleQuery({ id }),
  });

/** What a finished lesson, a handed-in quiz or homework may have changed. */
export const progressKeys = [
  ['/me/context'],
  ['/me/dashboard'],
  ['/me/modules'],
  ['/me/modules/{id}/outline'],
  ['/me/modules/{id}/children'],
  ['/me/modules/{id}/details'],
  ['/me/modules/{id}/overview'],
  ['/me/lessons/{id}'],
  ['/me/quizzes'],
  ['/me/homeworks'],
  ['/me/menu'],
] as const;
