import type { Query, QueryClient } from '@tanstack/react-query';
import type { UplinkClient } from '@uplink/api-client';
import { noteProductsQuery, notesQuery, readKey } from '@uplink/api-client/react';
import { lastReader } from './reader.ts';
import { isKept } from './reading.rules.ts';
import { keepAnswer, readAnswers } from './reading-store.ts';

const [notesKind] = readKey('/me/notes');
/** Notes loaded within the last hour are not loaded again. */
const freshMs = 3_600_000;
/** A note changes many times while it is being written. */
const pauseMs = 3000;

/** Keeps responses on this device while their person is signed in. Returns a function that stops it. */
export function keepReading(queryClient: QueryClient, client: UplinkClient): () => void {
  const { session } = client;
  const queries = queryClient.getQueryCache();
  const person = session.getPerson();
  const isAllowed = () => session.getSnapshot() === 'signedIn' && lastReader() === person;
  // One at a time, so that the latest comes last. A full device keeps nothing more.
  let turn = Promise.resolve();
  const inTurn = (work: () => Promise<unknown>) => {
    turn = turn.then(work).then(
      () => {},
      () => {},
    );
  };

  function keep({ queryKey, state }: Query): void {
    const { data, dataUpdatedAt: updatedAt } = state;
    if (data === undefined || !isKept(queryKey)) return;
    inTurn(() => keepAnswer({ person, queryKey, data, updatedAt }, isAllowed));
  }

  /** Loads the list of all notes, so that it is there offline even if it was never opened. */
  function readAhead(): void {
    // No page opens offline without a service worker.
    if (!navigator.serviceWorker?.controller) return;
    void queryClient.prefetchQuery(notesQuery(client, { page: 0 }));
    void queryClient.prefetchQuery(noteProductsQuery(client));
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  function readAheadLater(): void {
    clearTimeout(timer);
    timer = setTimeout(readAhead, pauseMs);
  }

  for (const query of queries.getAll()) keep(query);
  inTurn(async () => {
    const newest = (await readAnswers(person))
      .filter(({ queryKey }) => queryKey[0] === notesKind)
      .map(({ updatedAt }) => updatedAt);
    if (Date.now() - Math.max(0, ...newest) > freshMs) readAhead();
  });
  const unsubscribe = queries.subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') keep(event.query);
    if (event.action.type === 'invalidate' && event.query.queryKey[0] === notesKind)
      readAheadLater();
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
