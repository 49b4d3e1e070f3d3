import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';

/** The feedback snippets somebody keeps. */
export const snippetsQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({
    queryKey: ['/me/snippets'],
    queryFn: () => unwrap(api.GET('/me/snippets')),
  });

/** The cohorts somebody reviews. */
export const reviewedCohortsQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/mentors/{id}/cohorts', id],
    queryFn: () => unwrap(api.GET('/mentors/{id}/cohorts', { params: { path: { id } } })),
  });

/** People by a part of their name, of three letters at least. */
export const peopleQuery = ({ api, unwrap }: UplinkClient, name: string) =>
  queryOptions({
    queryKey: ['/users', name],
    queryFn: () => unwrap(api.GET('/users', { params: { query: { name } } })),
  });
