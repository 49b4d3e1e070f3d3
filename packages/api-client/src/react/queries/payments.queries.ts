import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** The payment providers of this deployment, for the browser; they don't change while a page is open. */
export const paymentSetupQuery = (client: UplinkClient) =>
  queryOptions({
    ...read(client, '/payments/setup'),
    staleTime: Number.POSITIVE_INFINITY,
  });
