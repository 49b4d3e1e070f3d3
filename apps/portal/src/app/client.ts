import { createSession, createUplinkClient } from '@uplink/api-client';
import { createQueryClient } from '@uplink/api-client/react';
import { startSignIn } from '../session/start-sign-in.ts';

const { origin } = location;

export const session = createSession({
  baseUrl: origin,
  onEnded: ({ code, message }) => {
    if (code === 'unauthorized') location.assign('/login?error=unauthorized');
    else if (code === 'signedOut') location.assign('/login');
    else startSignIn({ message });
  },
});

export const client = createUplinkClient({ baseUrl: origin, session });

export const queryClient = createQueryClient();
