import type { QueryClient } from '@tanstack/react-query';
import type { UplinkClient } from '@uplink/api-client';
import { contextQuery, meQuery } from '@uplink/api-client/react';
import { lastReader } from './reader.ts';
import { readAnswers } from './reading-store.ts';

/**
 * Opens the portal as its last reader while nobody can be asked whose session it is: with what is kept on
 * this device. False when that is not enough. What comes from the academy later is newer and wins.
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
