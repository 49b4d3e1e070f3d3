import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { meQuery, useSessionStatus, useUplink } from '@uplink/api-client/react';
import { useEffect, useState } from 'react';

export interface Customer {
  /** Who is signed in. */
  customer: Schema<'CurrentUser'> | undefined;
  /** Whether that is known; no one has to be. */
  isAsked: boolean;
}

/** Who buys with an account, if anyone. Without an answer the page goes on as for a visitor. */
export function useCustomer(): Customer {
  const client = useUplink();
  const { session } = client;
  const [isSettled, setSettled] = useState(false);
  const isSignedIn = useSessionStatus() === 'signedIn';
  const me = useQuery({ ...meQuery(client), enabled: isSignedIn });
  useEffect(() => {
    let isGone = false;
    const settle = () => void (!isGone && setSettled(true));
    session.isSignedIn().then(settle, settle);
    return () => {
      isGone = true;
    };
  }, [session]);
  const isAsked = isSettled && !(isSignedIn && me.isPending);
  return { customer: isSignedIn ? me.data : undefined, isAsked };
}
