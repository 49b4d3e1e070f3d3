import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';

/** What a client must know of this deployment; it does not change while a page lives. */
export const configurationQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({
    queryKey: ['/configuration'],
    queryFn: () => unwrap(api.GET('/configuration')),
    staleTime: Number.POSITIVE_INFINITY,
  });
