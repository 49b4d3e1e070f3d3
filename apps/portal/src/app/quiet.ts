import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const quietMs = 1000;
/** A page that never comes to rest gets the rest of its parts all the same. */
const longestMs = 15_000;
const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown'];

/**
 * Runs something once the page has what it asked for and the browser is idle, or as soon as the page is
 * used. Returns how to call it off.
 */
export function whenQuiet(queryClient: QueryClient, run: () => void): () => void {
  const latest = setTimeout(finish, longestMs);
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = queryClient.getQueryCache().subscribe(listen);
  for (const sign of signsOfUse) addEventListener(sign, finish, { passive: true });
  listen();
  return callOff;

  function listen() {
    clearTimeout(quiet);
    if (queryClient.isFetching() === 0) quiet = setTimeout(whenIdle, quietMs, finish);
  }
  function finish() {
    callOff();
    run();
  }
  function callOff() {
    clearTimeout(latest);
    clearTimeout(quiet);
    unsubscribe();
    for (const sign of signsOfUse) removeEventListener(sign, finish);
  }
}

/** Whether the page has come to rest, or is used; from then on for good. */
export function useQuiet(): boolean {
  const queryClient = useQueryClient();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(queryClient, () => setQuiet(true)), [queryClient]);
  return isQuiet;
}

/** Waits two seconds at most: a page that isn't drawn may never be called idle. Safari has no idle callback. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else run();
}
