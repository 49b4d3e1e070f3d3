import { useSessionStatus } from '@uplink/api-client/react';
import { SignInAgain } from './sign-in-again.tsx';

/**
 * A session that ends under an open page is signed in again over it. Comes whole behind the first page:
 * when a session ends, the code for that may be gone from the server.
 */
export function SessionWatch() {
  return useSessionStatus() === 'ended' ? <SignInAgain /> : null;
}
