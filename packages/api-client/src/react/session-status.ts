import { useSyncExternalStore } from 'react';
import type { SessionStatus } from '../session/session.ts';
import { useUplink } from './uplink-provider.tsx';

/** Whether somebody is signed in, as far as this page knows; follows sign-ins and sign-outs. */
export function useSessionStatus(): SessionStatus {
  const { session } = useUplink();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}
