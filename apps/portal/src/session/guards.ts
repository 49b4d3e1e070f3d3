import { redirect } from '@tanstack/react-router';
import { ApiError } from '@uplink/api-client';
import { contextQuery, meQuery } from '@uplink/api-client/react';
import { client, queryClient, session } from '../app/client.ts';
import { startSignIn } from './start-sign-in.ts';

/** Nothing more happens on this page: the browser is on its way elsewhere. */
const leaving = () => new Promise<never>(() => {});

/**
 * A page for signed-in people: without a session sign-in starts, with one the current user is loaded,
 * and a user who cannot be loaded signs in again with the server's message. A frozen account sees
 * only /billing (specification, sections 2 and 4).
 */
export async function requireSession(pathname: string): Promise<void> {
  if (!(await session.isSignedIn())) {
    startSignIn();
    return leaving();
  }
  try {
    const [, context] = await Promise.all([
      queryClient.ensureQueryData(meQuery(client)),
      queryClient.ensureQueryData(contextQuery(client)),
    ]);
    if (context.paymentStatus === 'frozen' && pathname !== '/billing')
      throw redirect({ to: '/billing' });
  } catch (error) {
    // An outage is no reason to sign in again: the error page offers another try.
    if (!(error instanceof ApiError) || error.isPassing) throw error;
    if (error.code === 'unauthorized') location.assign('/login?error=unauthorized');
    else startSignIn({ message: error.message });
    return leaving();
  }
}

/** A page for visitors: signed-in people go home. */
export async function requireVisitor(): Promise<void> {
  if (await session.isSignedIn()) throw redirect({ to: '/' });
}
