import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../client/api-error.ts';
import type { UplinkClient } from '../../client/client.ts';
import { PAGE_SIZES } from '../../domain/constants.ts';
import { read } from '../read.ts';

/** The learner's rating of a product or lesson; null if there is none (404). */
export const ownRatingQuery = (client: UplinkClient, id: number) => {
  const { queryKey, queryFn } = read(client, '/me/modules/{id}/ratings', { path: { id } });
  return queryOptions({
    queryKey,
    queryFn: () =>
      queryFn().catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
  });
};

/** Rating statistics and a page of reviews. Keeps the previous page while it loads. */
export const ratingsQuery = (client: UplinkClient, id: number, page = 0) =>
  queryOptions({
    ...read(client, '/modules/{id}/ratings', {
      path: { id },
      query: { limit: PAGE_SIZES.reviews, page },
    }),
    placeholderData: (shown, before) => (before?.queryKey[1]?.path?.id === id ? shown : undefined),
  });
