import type { Schema, UplinkClient } from '@uplink/api-client';

type Middleware = Parameters<UplinkClient['api']['use']>[0];

/**
 * Sends a call again that was refused because the second factor was given too long ago, once `confirm`
 * says that it was given. Used last, it holds requests as they are sent.
 */
export function repeatConfirmed(
  { session }: UplinkClient,
  confirm: () => Promise<boolean>,
): Middleware {
  const copies = new Map<string, Request>();
  return {
    onRequest({ request, id }) {
      copies.set(id, request.clone());
    },
    async onResponse({ response, id, options }) {
      const copy = copies.get(id);
      copies.delete(id);
      if (!copy || !(await isStale(response)) || !(await confirm())) return;
      // The call's own time may have run out while the person was asked.
      const repeated = new Request(copy, { signal: new AbortController().signal });
      const token = await session.getToken();
      if (token) repeated.headers.set('authorization', `Bearer ${token}`);
      return options.fetch(repeated);
    },
    onError({ id }) {
      copies.delete(id);
    },
  };
}

async function isStale(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: Partial<Schema<'Error'>> = await response
    .clone()
    .json()
    .catch(() => ({}));
  return body.code === 'secondFactorStale';
}
