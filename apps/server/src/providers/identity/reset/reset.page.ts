import type { CodeResult } from '../mailed-codes.repository.ts';
import { formPage } from '../pages/form-page.ts';
import { noticePage } from '../pages/notice-page.ts';
import type { Page } from '../pages/page.ts';
import { passwordHelp } from '../pages/password-help.ts';
import { type PasswordLink, type PasswordPurpose, passwordPages } from './password-links.ts';

export function forgotPage(value?: string, error?: string): Page {
  return formPage({
    title: 'Reset your password',
    lead: "We'll send a link to your email address.",
    action: '/identity/forgot',
    fields: [
      { name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value, error },
    ],
    submit: 'Send link',
    links: [{ text: 'Back to sign in', href: '/login' }],
  });
}

export interface PasswordForm {
  faults?: { password?: string | undefined; repeat?: string | undefined };
  /** Second factors that were added lately. */
  recent: readonly string[];
  removesRecent?: boolean;
}

export function passwordPage(
  { purpose, code }: PasswordLink,
  { faults = {}, recent, removesRecent = false }: PasswordForm,
): Page {
  const { path, title, lead } = passwordPages[purpose];
  return formPage({
    title,
    lead,
    action: `${path}?code=${encodeURIComponent(code)}`,
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
        label: 'Repeat new password',
        type: 'password',
        autocomplete: 'new-password',
        error: faults.repeat,
      },
    ],
    ...(recent.length > 0 && {
      check: {
        name: 'removesRecent',
        label: `Remove ${recent.join(', ')}. Tick this if you didn’t add it: otherwise you’ll need it to sign in. Your recovery codes are removed too.`,
        isChecked: removesRecent,
      },
    }),
    submit: 'Save password',
    links: [],
  });
}

export function passwordResultPage(purpose: PasswordPurpose, result: CodeResult): Page {
  return noticePage(passwordPages[purpose].results[result]);
}
