/** Why a sign-in failed, by the code that the server puts into the address. */
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

/** Anyone can put a code into the address, so unknown codes are never shown: they get the general message. */
export function signInFault(code: string): string {
  return known.get(code) ?? String(known.get('sign_in_failed'));
}

/** The identity provider has signed the user in twice, but no session started here. */
export const repeated = {
  title: 'We can’t keep you signed in',
  text: "You signed in twice, but the academy couldn't start your session. Your browser may be blocking cookies for this site. Allow them and try again. To use another account, sign out first.",
  again: 'Try again',
  signOut: 'Sign out',
};
