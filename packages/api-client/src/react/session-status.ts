import { useSyncExternalStore } from 'react';
import type { SessionStatus } from '../session/session.ts';
import { useUplink } from './uplink-provider.tsx';

/** Whether a user is signed in, as far as this page knows; updates on sign-in and sign-out. */
export function useSessionStatus(): SessionStatus {
  const { session } = useUplink();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}
