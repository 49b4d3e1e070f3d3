import { useQueryClient } from '@tanstack/react-query';
import { useUplink } from '@uplink/api-client/react';
import { useEffect } from 'react';
import { askAnew } from './ask-anew.ts';
import { watchConnection } from './connection.ts';
import { keepReading } from './keep-reading.ts';
import { startWorker } from './start-worker.ts';

/** Runs beside every page: keeps pages readable offline, sends waiting work, and shows the offline banner. */
export function OfflineWatch() {
  const client = useUplink();
  const queryClient = useQueryClient();
  useEffect(startWorker, []);
  useEffect(() => keepReading(queryClient, client), [queryClient, client]);
  useEffect(() => {
    // If this code fails to load, the work is sent by the page it was done on, or by the next page.
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
      // The page opened from what is kept here, so the academy has not been reached yet.
      () => connection.lose(),
    );
    return connection.stop;
  }, [client, queryClient]);
  return null;
}
