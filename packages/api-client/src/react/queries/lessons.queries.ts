import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';

/** One lesson; a locked one is refused with its reason. */
export const lessonQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/me/lessons/{id}', id],
    queryFn: () => unwrap(api.GET('/me/lessons/{id}', { params: { path: { id } } })),
  });
