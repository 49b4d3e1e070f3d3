import type { UplinkClient } from '@uplink/api-client';

/**
 * A client for what is asked ahead of a page: a failure is told in a banner only to whoever is on that page
 * by then. Somebody who merely points at a link has asked for nothing.
 */
export function pageClient(client: UplinkClient, pathname: string): UplinkClient {
  return {
    ...client,
    unwrap: async (call) => {
      await call.catch(() => {});
      return client.unwrap(call, { rethrow: location.pathname !== pathname });
    },
  };
}
