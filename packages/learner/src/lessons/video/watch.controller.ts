import { ApiError, type UplinkClient } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import { useEffect } from 'react';
import { createWatchOutbox, type WatchOutbox } from './watch-outbox.ts';

/** One per client and account, because two players would send the same report twice. */
const outboxes = new WeakMap<UplinkClient, Map<string, WatchOutbox>>();

/** Where reports of what was watched wait until the server has them. */
export function useWatchOutbox(): WatchOutbox {
  const client = useUplink();
  const outbox = watchOutboxOf(client);
  useEffect(() => {
    const onOnline = () => void outbox.flush();
    onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [outbox]);
  return outbox;
}

/** The one outbox of a client and its person. */
export function watchOutboxOf(client: UplinkClient): WatchOutbox {
  const name = `uplink.${client.session.getPerson()}.watched`;
  const known = outboxes.get(client) ?? new Map<string, WatchOutbox>();
  const outbox = known.get(name) ?? makeOutbox(client, name);
  outboxes.set(client, known.set(name, outbox));
  return outbox;
}

function makeOutbox({ api, unwrap }: UplinkClient, name: string): WatchOutbox {
  return createWatchOutbox({
    name,
    post: ({ lessonId: moduleId, ...body }) =>
      unwrap(
        api.POST('/me/modules/{moduleId}/stats', {
          params: { path: { moduleId } },
          body,
          keepalive: true,
        }),
        { rethrow: true },
      ),
    isPassing: (error) => !(error instanceof ApiError) || error.isPassing || error.status === 401,
  });
}
