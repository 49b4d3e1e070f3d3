const leastMs = 10_000;

/** Settings for people who may need more time to reach a button. */
const slowly =
  '(prefers-reduced-motion: reduce), (prefers-contrast: more), (forced-colors: active)';

/** How long a toast is shown; undefined when something can be done in it and someone may need any time for it. */
export function shownFor({ action }: { action?: object }, ms = leastMs): number | undefined {
  return action && matchMedia(slowly).matches ? undefined : Math.max(leastMs, ms);
}
