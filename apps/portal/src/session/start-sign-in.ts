import { peekReturnPath, storeReturnPath } from './return-path.ts';
import { countReturns } from './sign-in-returns.ts';

export interface SignInOptions {
  /** The server's message about why the session ended; shown on the sign-in page. */
  message?: string | undefined;
  /** Sign up, or enter the password again while signed in. */
  mode?: 'signUp' | 'fresh';
  /** Unique name of the special program to sign up for. */
  program?: string;
  /** Where to return to. @default the open page */
  returnPath?: string;
}

/** The code of the page that explains why signing in does not help. */
export const repeatedSignIn = 'sign_in_repeated';

/** The window for signing in over an open page ends at a page that closes it. */
export const signInWindowPath = '/session/login?returnPath=/login/again';

/** Leaves for the identity provider; the page that is open is kept as the way back. */
export function startSignIn({ message, mode, program, returnPath }: SignInOptions = {}): void {
  const { pathname, search, hash } = location;
  const isSignInPage = /^\/(login|zte)(\/|$)/.test(pathname);
  storeReturnPath(returnPath ?? (isSignInPage ? peekReturnPath() : pathname + search + hash));
  const query = new URLSearchParams({ returnPath: '/login/callback' });
  if (message) query.set('message', message);
  if (mode) query.set('mode', mode);
  if (program) query.set('program', program);
  location.assign(`/session/login?${query}`);
}

/**
 * Starts sign-in because there is no session, not because the user asked for it. A user who has come back
 * twice without a session gets an explanation instead: the provider would keep sending them back.
 */
export function signInOrExplain(options?: SignInOptions): void {
  if (countReturns() < 2) startSignIn(options);
  else location.assign(`/login?error=${repeatedSignIn}`);
}
