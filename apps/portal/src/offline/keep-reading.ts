import type { Query, QueryClient } from '@tanstack/react-query';
import type { Session } from '@uplink/api-client';
import { lastReader } from './reader.ts';
import { isKept } from './reading.rules.ts';
import { keepAnswer, readAnswers } from './reading-store.ts';

/** Keeps what the academy answers on this device, as long as it is its person's. Returns what ends that. */
export function keepReading(queryClient: QueryClient, session: Session): () => void {
  const queries = queryClient.getQueryCache();
  const person = session.getPerson();
  const isAllowed = () => session.getSnapshot() === 'signedIn' && lastReader() === person;
  // One after the other, so that the latest stands last. A device that is full keeps no more.
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
    inTurn(() => keepAnswer({ queryKey, data, updatedAt }, isAllowed));
  }

  for (const query of queries.getAll()) keep(query);
  inTurn(() => readAnswers());
  return queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query);
  });
}
