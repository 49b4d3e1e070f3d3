import type { CodeResult } from '../mailed-codes.repository.ts';
import type { NoticePage } from '../pages/notice-page.ts';

export type PasswordPurpose = 'reset' | 'confirm';

/** A mailed link that a password can be chosen with. */
export interface PasswordLink {
  purpose: PasswordPurpose;
  code: string;
}

interface PasswordPages {
  path: string;
  title: string;
  lead: string;
  results: Record<CodeResult, NoticePage>;
}

const sendAgain = { text: 'Send a new link', href: '/identity/forgot' };
const signIn = { text: 'Sign in', href: '/login' };
const unknown: NoticePage = {
  title: "This link doesn't work",
  text: 'Part of it may be missing. Open it again from the email, or get a new one.',
  link: sendAgain,
  otherLink: signIn,
};

/** A forgotten password, and the first one of an address confirmed in another browser. */
export const passwordPages: Record<PasswordPurpose, PasswordPages> = {
  reset: {
    path: '/identity/reset',
    title: 'Choose a new password',
    lead: 'Saving it signs you out on all devices.',
    results: {
      done: {
        title: 'Your password has been changed',
        text: 'All devices have been signed out. Sign in with your new password.',
        link: signIn,
      },
      used: {
        title: 'This link has already been used',
        text: "This link, or a newer one, was used to choose a new password. If that wasn't you, get a new link right away.",
        link: signIn,
        otherLink: sendAgain,
      },
      expired: {
        title: 'This link has expired',
        text: "Links work for two hours. Your password hasn't changed.",
        link: sendAgain,
        otherLink: signIn,
      },
      unknown,
    },
  },
  confirm: {
    path: '/identity/confirm',
    title: 'Choose your password',
    lead: 'This confirms your email address and finishes setting up your account.',
    results: {
      done: {
        title: 'Your account is ready',
        text: 'Your email address is confirmed. Sign in with your new password.',
        link: signIn,
      },
      used: {
        title: 'This link has already been used',
        text: 'Your email address is confirmed.',
        link: signIn,
        otherLink: sendAgain,
      },
      expired: {
        title: 'This link has expired',
        text: 'Links work for 48 hours. Sign in to get a new one.',
        link: signIn,
      },
      unknown,
    },
  },
};
