/** Why a sign-in did not come about, by the code that the server puts into the address. */
const known = new Map([
  ['sign_in_failed', 'Sign-in failed. Try again, and contact support if it keeps failing.'],
  [
    'sign_in_unavailable',
    'The sign-in service cannot be reached right now. Nothing is lost. Try again in a moment.',
  ],
  ['sign_in_email_unconfirmed', 'Confirm your email address at your identity provider first.'],
  [
    'sign_in_email_taken',
    'This email address is already used by another sign-in. Contact support for help.',
  ],
]);

/** An address can be written by anybody: what is no known code is not shown, and counts as a failure. */
export function signInFault(code: string): string {
  return known.get(code) ?? String(known.get('sign_in_failed'));
}

/** Signed in at the identity provider, twice, and still without a session here. */
export const repeated = {
  title: 'We can’t keep you signed in',
  text: "You signed in twice, but the academy couldn't start your session. Your browser may be blocking cookies for this site. Allow them and try again. To use another account, sign out first.",
  again: 'Try again',
  signOut: 'Sign out',
};
