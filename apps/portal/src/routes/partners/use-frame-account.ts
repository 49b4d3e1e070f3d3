import { ApiError, type Schema, type UplinkClient } from '@uplink/api-client';
import { createQueryClient } from '@uplink/api-client/react';
import { useEffect, useRef, useState } from 'react';
import { createVisitorClient, visitorClient } from './frame-client.ts';
import type { HostLine } from './use-host.ts';

export interface FrameAccount {
  client: UplinkClient;
  queryClient: ReturnType<typeof createQueryClient>;
  /** Whether something opens a lesson. */
  isOpening: boolean;
}

/** Before a session ends the site may sign another token. */
const earlyMs = 60_000;
const expiring = { code: 'expiring', message: 'The session of this frame is about to end.' };

/** What asks the academy, with what opens a lesson if there is something. */
export const accountOf = (partnerSession?: string): FrameAccount => ({
  client: createVisitorClient(partnerSession),
  queryClient: createQueryClient(),
  isOpening: partnerSession !== undefined,
});

/**
 * Whose data a frame loads: a visitor's, or those of a person for whom the partner's server signed. Undefined until the
 * site's element has said which.
 */
export function useFrameAccount({
  partnerKey,
  host,
  hello,
  tell,
}: HostLine): FrameAccount | undefined {
  const [account, setAccount] = useState<FrameAccount>();
  const token = hello?.token;
  const isAlone = window.parent === window;
  // A token works once, however often React runs an effect.
  const exchanged = useRef<{ token: string; session: Promise<Schema<'PartnerSession'>> }>(
    undefined,
  );

  useEffect(() => {
    if (!host && !isAlone) return;
    if (!token || !host) {
      // The site took the token away: its visitor has signed out.
      const isOver = exchanged.current !== undefined;
      exchanged.current = undefined;
      setAccount((known) => (isOver || !known ? accountOf() : known));
      return;
    }
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    if (exchanged.current?.token !== token) {
      const params = { path: { key: partnerKey } };
      const body = { token, origin: host.origin };
      const opening = visitorClient.api.POST('/partners/{key}/sessions', { params, body });
      exchanged.current = { token, session: visitorClient.unwrap(opening, { rethrow: true }) };
    }
    exchanged.current.session.then(
      ({ session, expiresAt }) => {
        if (isOver) return;
        setAccount(accountOf(session));
        const left = Date.parse(expiresAt) - Date.now() - earlyMs;
        timer = setTimeout(() => tell('token-needed', expiring), Math.max(left, 0));
      },
      (error: unknown) => {
        if (isOver) return;
        const code = error instanceof ApiError ? error.code : 'failed';
        tell('token-needed', { code, message: error instanceof Error ? error.message : '' });
        setAccount((known) => known ?? accountOf());
      },
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [token, host, isAlone, partnerKey, tell]);

  return account;
}
