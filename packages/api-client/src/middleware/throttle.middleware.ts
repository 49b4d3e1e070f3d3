import type { Middleware } from 'openapi-fetch';
import type { Log } from '../client/log.ts';

const windowMs = 1000;

/**
 * Starts at most `perSecond` calls in any second; the number may change. Faster calls wait their
 * turn, none is dropped, and each wait is logged as throttled. A call cancelled while waiting uses
 * no turn.
 */
export function throttleMiddleware(perSecond: number | (() => number), log: Log): Middleware {
  const starts: number[] = [];
  let queue = Promise.resolve();

  async function turn(signal: AbortSignal): Promise<void> {
    // Not the wall clock: if it were set back, every call would wait.
    for (let now = performance.now(); !signal.aborted; now = performance.now()) {
      const most = typeof perSecond === 'number' ? perSecond : perSecond();
      starts.splice(0, starts.length - most);
      const [first = now] = starts;
      if (starts.length < most || now - first >= windowMs) {
        starts.push(now);
        return;
      }
      log('throttled');
      await new Promise((resolve) => setTimeout(resolve, windowMs - (now - first)));
    }
  }

  return {
    onRequest({ request }) {
      queue = queue.then(() => turn(request.signal));
      return queue as Promise<undefined>;
    },
  };
}
