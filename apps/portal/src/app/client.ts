import { createSession, createUplinkClient, type UplinkClient } from '@uplink/api-client';
import { REQUESTS_PER_SECOND, SIGNED_IN_COOKIE } from '@uplink/api-client/domain';
import { configurationQuery, createQueryClient } from '@uplink/api-client/react';
import { keepReadingFor } from '../offline/reader.ts';
import { signInOrExplain } from '../session/start-sign-in.ts';
import { fetchOnce, noteRenewal } from './early.ts';

const { origin } = location;

export const session = createSession({
  baseUrl: origin,
  fetch: fetchOnce,
  mayExist: () => document.cookie.includes(`${SIGNED_IN_COOKIE}=`),
  onEnded: ({ code, message }) => {
    if (code === 'unauthorized') location.assign('/login?error=unauthorized');
    else if (code === 'signedOut') location.assign('/login');
    else signInOrExplain({ message });
  },
});

// Offline content belongs to the person who is signed in, and is removed when the session ends.
session.subscribe(() => {
  const isSignedIn = session.getSnapshot() === 'signedIn';
  keepReadingFor(isSignedIn ? session.getPerson() : '');
  if (isSignedIn) noteRenewal();
});

export const queryClient = createQueryClient();

export const client: UplinkClient = createUplinkClient({
  baseUrl: origin,
  session,
  fetch: fetchOnce,
  // As the server has it configured, from when the configuration is there.
  requestsPerSecond: () =>
    queryClient.getQueryData(configurationQuery(client).queryKey)?.requestsPerSecond ??
    REQUESTS_PER_SECOND,
});
