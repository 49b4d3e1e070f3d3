import type { QueryClient } from '@tanstack/react-query';
import type { UplinkClient } from '@uplink/api-client';
import { contextQuery, meQuery } from '@uplink/api-client/react';
import { lastReader } from './reader.ts';
import { readAnswers } from './reading-store.ts';

/**
 * Opens the portal for its last reader, from what is kept on this device, while the academy cannot say whose
 * session it is. Returns false when that is not enough. Later responses from the academy replace it.
 */
export async function resumeReading(
  client: UplinkClient,
  queryClient: QueryClient,
): Promise<boolean> {
  const person = lastReader();
  if (person === '') return false;
  const isThere = () =>
    queryClient.getQueryData(meQuery(client).queryKey) !== undefined &&
    queryClient.getQueryData(contextQuery(client).queryKey) !== undefined;
  if (!isThere()) {
    for (const { queryKey, data, updatedAt } of await readAnswers(person)) {
      if (queryClient.getQueryData(queryKey) === undefined)
        queryClient.setQueryData(queryKey, data, { updatedAt });
    }
  }
  if (!isThere() || person !== lastReader()) return false;
  client.session.resume(person);
  return client.session.getSnapshot() === 'signedIn';
}
