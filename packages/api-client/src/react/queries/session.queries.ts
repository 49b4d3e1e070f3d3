import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** The configuration of this deployment; it doesn't change while a page is open. */
export const configurationQuery = (client: UplinkClient) =>
  queryOptions({
    ...read(client, '/configuration'),
    staleTime: Number.POSITIVE_INFINITY,
  });
