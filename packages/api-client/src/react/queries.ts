import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../client/client.ts';

/*
 * Each read of the API once, as query options: loaders, widgets, prefetch and invalidation use the
 * same object. A key is the path of the contract and its parameters.
 */

export const meQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({
    queryKey: ['/me'],
    queryFn: () => unwrap(api.GET('/me'), { rethrow: true }),
    staleTime: 60_000,
  });

export const contextQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({ queryKey: ['/me/context'], queryFn: () => unwrap(api.GET('/me/context')) });

export const menuQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({
    queryKey: ['/me/menu'],
    queryFn: () => unwrap(api.GET('/me/menu')),
    staleTime: 60_000,
  });

export const configurationQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({
    queryKey: ['/configuration'],
    queryFn: () => unwrap(api.GET('/configuration')),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const dashboardQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({ queryKey: ['/me/dashboard'], queryFn: () => unwrap(api.GET('/me/dashboard')) });

export interface CatalogFilter {
  type: number;
  search?: string | undefined;
  level?: number | undefined;
  page?: number | undefined;
}

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

/** One product by its address; null when there is none, or it is not for this person. */
export const productQuery = (
  { api, unwrap }: UplinkClient,
  product: { type: number; uniqueName: string },
) =>
  queryOptions({
    queryKey: ['/me/modules', product],
    queryFn: async () =>
      (await unwrap(api.GET('/me/modules', { params: { query: product } })))[0] ?? null,
  });

export const detailsQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/me/modules/{id}/details', id],
    queryFn: () => unwrap(api.GET('/me/modules/{id}/details', { params: { path: { id } } })),
  });

export const childrenQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/me/modules/{id}/children', id],
    queryFn: () =>
      unwrap(api.GET('/me/modules/{id}/children', { params: { path: { id }, query: {} } })),
  });

export const outlineQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/me/modules/{id}/outline', id],
    queryFn: () => unwrap(api.GET('/me/modules/{id}/outline', { params: { path: { id } } })),
  });

export const lessonQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/me/lessons/{id}', id],
    queryFn: () => unwrap(api.GET('/me/lessons/{id}', { params: { path: { id } } })),
  });

export const quizQuery = ({ api, unwrap }: UplinkClient, moduleId: number) =>
  queryOptions({
    queryKey: ['/me/modules/{moduleId}/quiz', moduleId],
    queryFn: () =>
      unwrap(api.GET('/me/modules/{moduleId}/quiz', { params: { path: { moduleId } } })),
  });

export interface WorkFilter {
  status?: string | undefined;
  productId?: number | undefined;
  page?: number | undefined;
}

const workParameters = ({ status, productId, page = 0 }: WorkFilter) => ({
  params: {
    query: { page, pageSize: 20, ...(status && { status }), ...(productId && { productId }) },
  },
});

export const myQuizzesQuery = ({ api, unwrap }: UplinkClient, filter: WorkFilter) =>
  queryOptions({
    queryKey: ['/me/quizzes', filter],
    queryFn: () => unwrap(api.GET('/me/quizzes', workParameters(filter))),
    placeholderData: keepPreviousData,
  });

export const quizSubmissionsQuery = ({ api, unwrap }: UplinkClient, filter: WorkFilter) =>
  queryOptions({
    queryKey: ['/quizzes/-/submissions', filter],
    queryFn: () => unwrap(api.GET('/quizzes/-/submissions', workParameters(filter))),
    placeholderData: keepPreviousData,
  });

export const quizSubmissionQuery = (
  { api, unwrap }: UplinkClient,
  path: { quizId: number; submissionId: number },
) =>
  queryOptions({
    queryKey: ['/quizzes/{quizId}/submissions/{submissionId}', path],
    queryFn: () =>
      unwrap(api.GET('/quizzes/{quizId}/submissions/{submissionId}', { params: { path } })),
  });

export const homeworkQuery = ({ api, unwrap }: UplinkClient, moduleId: number) =>
  queryOptions({
    queryKey: ['/me/modules/{moduleId}/homework', moduleId],
    queryFn: () =>
      unwrap(api.GET('/me/modules/{moduleId}/homework', { params: { path: { moduleId } } })),
  });

export const myHomeworksQuery = ({ api, unwrap }: UplinkClient, filter: WorkFilter) =>
  queryOptions({
    queryKey: ['/me/homeworks', filter],
    queryFn: () => unwrap(api.GET('/me/homeworks', workParameters(filter))),
    placeholderData: keepPreviousData,
  });

export const homeworkSubmissionsQuery = ({ api, unwrap }: UplinkClient, filter: WorkFilter) =>
  queryOptions({
    queryKey: ['/homeworks/-/submissions', filter],
    queryFn: () => unwrap(api.GET('/homeworks/-/submissions', workParameters(filter))),
    placeholderData: keepPreviousData,
  });

export const homeworkSubmissionQuery = (
  { api, unwrap }: UplinkClient,
  path: { homeworkId: number; submissionId: number },
) =>
  queryOptions({
    queryKey: ['/homeworks/{homeworkId}/submissions/{submissionId}', path],
    queryFn: () =>
      unwrap(api.GET('/homeworks/{homeworkId}/submissions/{submissionId}', { params: { path } })),
  });

export const notificationsQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({
    queryKey: ['/me/notifications'],
    queryFn: () => unwrap(api.GET('/me/notifications')),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a finished lesson, a handed-in quiz or homework may have changed. */
export const progressKeys = [
  ['/me/context'],
  ['/me/dashboard'],
  ['/me/modules'],
  ['/me/modules/{id}/outline'],
  ['/me/modules/{id}/children'],
  ['/me/modules/{id}/details'],
  ['/me/lessons/{id}'],
  ['/me/quizzes'],
  ['/me/homeworks'],
  ['/me/menu'],
] as const;
