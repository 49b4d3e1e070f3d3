import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../client/api-error.ts';
import type { UplinkClient } from '../../client/client.ts';
import { PAGE_SIZES } from '../../domain/constants.ts';

/** Own rating of a product or lesson; null while there is none, which the server says by a 404. */
export const ownRatingQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/me/modules/{id}/ratings', id],
    queryFn: () =>
      unwrap(api.GET('/me/modules/{id}/ratings', { params: { path: { id } } })).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        },
      ),
  });

/** Figures and a page of reviews of a product or lesson; the page before stays until it is there. */
export const ratingsQuery = ({ api, unwrap }: UplinkClient, id: number, page = 0) =>
  queryOptions({
    queryKey: ['/modules/{id}/ratings', id, page],
    queryFn: () =>
      unwrap(
        api.GET('/modules/{id}/ratings', {
          params: { path: { id }, query: { limit: PAGE_SIZES.reviews, page } },
        }),
      ),
    placeholderData: (shown, before) => (before?.queryKey[1] === id ? shown : undefined),
  });
