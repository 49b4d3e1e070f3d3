import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** The latest notifications; the live socket keeps them up to date. */
export const notificationsQuery = (client: UplinkClient) =>
  queryOptions({
    ...read(client, '/me/notifications'),
    staleTime: Number.POSITIVE_INFINITY,
  });
