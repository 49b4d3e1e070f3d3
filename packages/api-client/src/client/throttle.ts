/**
 * Lets at most `perSecond` calls start in any second. What comes faster waits its turn, nothing is
 * dropped, and each wait is logged as throttled.
 */
export function createThrottle(perSecond: number, log: (message: string) => void) {
  const starts: number[] = [];
  let queue = Promise.resolve();

  async function turn(): Promise<void> {
    const now = Date.now();
    while (starts.length > 0 && now - (starts[0] ?? 0) >= 1000) starts.shift();
    if (starts.length >= perSecond) {
      log('throttled');
      await new Promise((resolve) => setTimeout(resolve, 1000 - (now - (starts[0] ?? now))));
      return turn();
    }
    starts.push(Date.now());
  }

  return (): Promise<void> => {
    queue = queue.then(turn);
    return queue;
  };
}
