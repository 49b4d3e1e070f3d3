import { storeReturnPath } from './return-path.ts';

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
