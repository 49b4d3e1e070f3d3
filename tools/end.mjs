/**
 * Calls `act` when this process is asked to end: by a signal, or because the shell in which npm runs scripts
 * ended (it does not pass SIGTERM on).
 * @param {(signal: NodeJS.Signals) => void} act
 * @returns {() => void} stops listening
 */
export function whenAskedToEnd(act) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, act);
  const parent = process.ppid;
  const isScript = 'npm_lifecycle_event' in process.env;
  const watch = setInterval(() => {
    if (isScript && process.ppid !== parent) act('SIGTERM');
  }, 500);
  watch.unref();
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, act);
  };
}
