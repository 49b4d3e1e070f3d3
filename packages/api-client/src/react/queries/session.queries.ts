import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** What a client must know of this deployment; it does not change while a page lives. */
export const configurationQuery = (client: UplinkClient) =>
  queryOptions({
    ...read(client, '/configuration'),
    staleTime: Number.POSITIVE_INFINITY,
  });
