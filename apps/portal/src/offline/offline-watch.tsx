import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useUplink } from '@uplink/api-client/react';
import { useEffect } from 'react';
import { askAgain } from './ask-again.ts';
import { keepReading } from './keep-reading.ts';
import { startWorker } from './start-worker.ts';
import { watchPage } from './watch-page.ts';

/**
 * Runs on every page: keeps pages readable offline, sends waiting work, shows the offline banner, and keeps the
 * page where the next one can't be opened.
 */
export function OfflineWatch() {
  const client = useUplink();
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(startWorker, []);
  useEffect(() => keepReading(queryClient, client), [queryClient, client]);
  useEffect(() => {
    // If this code fails to load, the work is sent by the page it was done on, or by the next page.
    const send = () =>
      import('./send-waiting.ts').then(
        ({ sendWaiting }) => sendWaiting(client),
        () => false,
      );
    const connection = watchPage(router, {
      errors: client.errors,
      onBack: () => void send().then(() => askAgain(queryClient)),
    });
    client.session.getToken().then(
      async () => {
        if (await send()) await askAgain(queryClient);
      },
      // The page opened from what is kept here, so the academy has not been reached yet.
      () => connection.lose(),
    );
    return connection.stop;
  }, [client, queryClient, router]);
  return null;
}
