import type { UplinkClient } from '../client/client.ts';
import type { LiveOptions } from './live-connection.ts';

/**
 * Listens to live notifications until it is stopped or the session ends; a lost connection comes
 * back by itself. No part of a first load: the list is there without it, by its query.
 */
export function listenToNotifications(client: UplinkClient, options: LiveOptions): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  import('./live-connection.ts').then(
    ({ connectNotifications }) => {
      if (!isStopped) stop = connectNotifications(client, options);
    },
    () => client.log('live notifications could not be loaded'),
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}
