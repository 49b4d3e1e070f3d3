import type { Middleware } from 'openapi-fetch';
import type { Log } from '../client/log.ts';

const windowMs = 1000;

/**
 * Lets at most `perSecond` calls start in any second, a number that may change. What comes faster waits its turn, nothing is
 * dropped, and each wait is logged as throttled. A call given up while it waits takes no turn.
 */
export function throttleMiddleware(perSecond: number | (() => number), log: Log): Middleware {
  const starts: number[] = [];
  let queue = Promise.resolve();

  async function turn(signal: AbortSignal): Promise<void> {
    // Not the time of day: that can be set back, and everything would wait.
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
