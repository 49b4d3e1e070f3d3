import { storeReturnPath } from './return-path.ts';
import { countReturns } from './sign-in-returns.ts';

export interface SignInOptions {
  /** The server's message when a session could not go on; shown on the sign-in page. */
  message?: string | undefined;
  /** Sign up, or give the password again although somebody is signed in. */
  mode?: 'signUp' | 'fresh';
  /** Unique name of the special program somebody signs up for. */
  program?: string;
  /** Come back here instead of to the page that is open. */
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
  storeReturnPath(returnPath ?? (isSignInPage ? '/' : pathname + search + hash));
  const query = new URLSearchParams({ returnPath: '/login/callback' });
  if (message) query.set('message', message);
  if (mode) query.set('mode', mode);
  if (program) query.set('program', program);
  location.assign(`/session/login?${query}`);
}

/**
 * Starts sign-in because nobody is signed in, not because somebody asked for it. Whoever came back from it
 * twice without a session is told why instead: the provider, which knows them, would send them back for ever.
 */
export function signInOrExplain(options?: SignInOptions): void {
  if (countReturns() < 2) startSignIn(options);
  else location.assign(`/login?error=${repeatedSignIn}`);
}
