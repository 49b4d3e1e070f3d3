import type { AnyRouter } from '@tanstack/react-router';
import { type ConnectionOptions, watchConnection } from './connection.ts';
import { keepPage } from './keep-page.ts';
import { keptPageMessages } from './offline.messages.ts';

/** Shows the offline banner, and keeps the open page where the next one can't be opened. */
export function watchPage(router: AnyRouter, options: ConnectionOptions) {
  const connection = watchConnection(options);
  const release = keepPage(router, {
    isLost: connection.isLost,
    onKept: () => connection.say(keptPageMessages),
  });
  return {
    lose: connection.lose,
    stop(): void {
      release();
      connection.stop();
    },
  };
}
