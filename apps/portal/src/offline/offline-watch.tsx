import { useQueryClient } from '@tanstack/react-query';
import { useUplink } from '@uplink/api-client/react';
import { useEffect } from 'react';
import { askAnew } from './ask-anew.ts';
import { watchConnection } from './connection.ts';
import { keepReading } from './keep-reading.ts';
import { startWorker } from './start-worker.ts';

/** What an outage needs, beside every page: what can be read is kept, what waits is sent, a banner says how it stands. */
export function OfflineWatch() {
  const client = useUplink();
  const queryClient = useQueryClient();
  useEffect(startWorker, []);
  useEffect(() => keepReading(queryClient, client), [queryClient, client]);
  useEffect(() => {
    // Without its code what waits is sent from the page it was done on, or by the next page.
    const send = () =>
      import('./send-waiting.ts').then(
        ({ sendWaiting }) => sendWaiting(client),
        () => false,
      );
    const connection = watchConnection({
      errors: client.errors,
      onBack: () => void send().then(() => askAnew(queryClient)),
    });
    client.session.getToken().then(
      async () => {
        if (await send()) await askAnew(queryClient);
      },
      // A page that opened with what is kept here has not reached the academy yet.
      () => connection.lose(),
    );
    return connection.stop;
  }, [client, queryClient]);
  return null;
}
