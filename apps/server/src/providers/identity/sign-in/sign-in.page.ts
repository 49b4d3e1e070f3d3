import { formPage } from '../pages/form-page.ts';
import type { Page } from '../pages/page.ts';
import { inTime, type Wait } from '../throttle/throttle.repository.ts';

export interface SignInPage {
  /** The running sign-in. */
  uid: string;
  email?: string | undefined;
  faults?: { email?: string | undefined; password?: string | undefined };
  /** What went wrong with the whole form. */
  alert?: string | undefined;
}

export function signInPage({ uid, email, faults = {}, alert }: SignInPage): Page {
  return formPage({
    title: 'Sign in',
    alert,
    action: `/identity/${uid}`,
    fields: [
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        autocomplete: 'username',
        value: email,
        error: faults.email,
      },
      {
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'current-password',
        error: faults.password,
      },
    ],
    submit: 'Sign in',
    links: [
      { text: 'Create an account', href: `/identity/${uid}/sign-up` },
      { text: 'Forgot your password?', href: '/identity/forgot' },
    ],
  });
}

export function lockedText(wait: Wait): string {
  return wait.kind === 'signInOrigin'
    ? `Too many sign-in attempts from your network. Try again in ${inTime(wait)}.`
    : `Too many wrong passwords. Try again in ${inTime(wait)}, or reset your password.`;
}

export function lockedCodeText(wait: Wait): string {
  return `Too many wrong codes. Try again in ${inTime(wait)}.`;
}

export const wrongText = 'Wrong email address or password. Check both and try again.';
