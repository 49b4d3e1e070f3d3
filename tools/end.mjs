/**
 * Tells when this process is asked to end: by a signal, or by the end of the shell that npm runs scripts
 * in, which does not pass SIGTERM on.
 * @param {(signal: NodeJS.Signals) => void} act
 * @returns {() => void} stops telling
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
