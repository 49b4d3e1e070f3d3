import { useSessionStatus, useUplink } from '@uplink/api-client/react';
import { useEffect } from 'react';

/** Whether the session has ended. From the first page on, that page stays and waits to be signed in again. */
export function useSessionEnd(): boolean {
  const { session } = useUplink();
  const status = useSessionStatus();
  useEffect(() => session.awaitSignIn(), [session]);
  return status === 'ended';
}
