import type { Schema } from '@uplink/api-client';
import { type NotReady, notReady, profileQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { useEffect, useState } from 'react';

export interface SecurityReady {
  status: 'ready';
  profile: Schema<'Profile'>;
  /** The sign-in is old: the password is wanted once more. */
  isStale: boolean;
}

/** The email and password of the signed-in user, and whether they may be changed now. */
export function useSecurity(): NotReady | SecurityReady {
  const query = useHeldQuery(profileQuery(useUplink()));
  const isStale = useIsOver(query.data?.freshUntil);
  return query.data ? { status: 'ready', profile: query.data, isStale } : notReady(query);
}

/** Whether an instant has passed; turns by itself when it does. */
function useIsOver(instant: string | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  const end = instant === undefined ? 0 : Date.parse(instant);
  useEffect(() => {
    const left = end - Date.now();
    // Timers overflow after 24 days, longer than anyone stays on this page.
    if (left <= 0 || left > 86_400_000) return setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), left + 1);
    return () => clearTimeout(timer);
  }, [end]);
  return end <= now;
}
