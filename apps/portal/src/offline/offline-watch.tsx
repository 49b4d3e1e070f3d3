import { useQueryClient } from '@tanstack/react-query';
import { useUplink } from '@uplink/api-client/react';
import { useWatchOutbox } from '@uplink/learner/lessons/waiting';
import { useEffect } from 'react';
import { watchConnection } from './connection.ts';
import { keepReading } from './keep-reading.ts';
import { sendWaiting } from './send-waiting.ts';
import { startWorker } from './start-worker.ts';

/** What an outage needs, beside every page: what can be read is kept, what waits is sent, a banner says how it stands. */
export function OfflineWatch() {
  const client = useUplink();
  const queryClient = useQueryClient();
  const watched = useWatchOutbox();
  useEffect(startWorker, []);
  useEffect(() => keepReading(queryClient, client.session), [queryClient, client]);
  useEffect(() => {
    async function catchUp(): Promise<void> {
      await Promise.all([sendWaiting(client), watched.flush()]);
      await queryClient.invalidateQueries();
    }
    const connection = watchConnection({ errors: client.errors, onBack: () => void catchUp() });
    // A page that opened with what is kept has not reached the academy yet.
    client.session.getToken().then(
      async () => {
        if (await sendWaiting(client)) await queryClient.invalidateQueries();
      },
      () => connection.lose(),
    );
    return connection.stop;
  }, [client, queryClient, watched]);
  return null;
}
