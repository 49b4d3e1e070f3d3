import type { CodeResult } from '../mailed-codes.repository.ts';
import { formPage } from '../pages/form-page.ts';
import { noticePage } from '../pages/notice-page.ts';
import { passwordHelp } from '../pages/password-help.ts';

export function forgotPage(value?: string, error?: string): string {
  return formPage({
    title: 'Choose a new password',
    lead: 'We send a link to your email address.',
    action: '/identity/forgot',
    fields: [
      { name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value, error },
    ],
    submit: 'Send the link',
    links: [{ text: 'Back to sign in', href: '/login' }],
  });
}

export function resetPage(
  code: string,
  faults: { password?: string | undefined; repeat?: string | undefined } = {},
): string {
  return formPage({
    title: 'Choose a new password',
    lead: 'All devices are signed out when you save it.',
    action: `/identity/reset?code=${encodeURIComponent(code)}`,
    fields: [
      {
        name: 'password',
        label: 'New password',
        type: 'password',
        autocomplete: 'new-password',
        help: passwordHelp,
        error: faults.password,
      },
      {
        name: 'repeat',
        label: 'New password again',
        type: 'password',
        autocomplete: 'new-password',
        error: faults.repeat,
      },
    ],
    submit: 'Save the password',
    links: [],
  });
}

const again = { text: 'Send a new link', href: '/identity/forgot' };
const signIn = { text: 'Sign in', href: '/login' };

const results: Record<CodeResult, Parameters<typeof noticePage>[0]> = {
  done: {
    title: 'Your password is new',
    text: 'All devices were signed out. Sign in with the new password.',
    link: signIn,
  },
  used: {
    title: 'This link was used already',
    text: 'A new password was chosen with it, or with a newer link. If that was not you, send a new link at once.',
    link: signIn,
    otherLink: again,
  },
  expired: {
    title: 'This link has expired',
    text: 'It worked for two hours. Your password is as it was.',
    link: again,
    otherLink: signIn,
  },
  unknown: {
    title: 'This link does not work',
    text: 'A part of it may be missing. Open it once more from the mail, or send a new one.',
    link: again,
    otherLink: signIn,
  },
};

export function resetResultPage(result: CodeResult): string {
  return noticePage(results[result]);
}
