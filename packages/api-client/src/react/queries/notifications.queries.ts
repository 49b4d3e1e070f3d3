import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';

/** The newest notifications; the live socket keeps them new. */
export const notificationsQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({
    queryKey: ['/me/notifications'],
    queryFn: () => unwrap(api.GET('/me/notifications')),
    staleTime: Number.POSITIVE_INFINITY,
  });
