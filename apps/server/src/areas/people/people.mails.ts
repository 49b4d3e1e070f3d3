import { type MailContent, plural } from '@uplink/api-client/domain';
import type { MailSite } from '../../providers/mail/mail.ts';

/** To someone whose account others made. */
export const activation = ({ publicUrl, academyName }: MailSite, code: string): MailContent => ({
  subject: `Activate your ${academyName} account`,
  text: `Open this link to choose your password. It works for 48 hours:\n${publicUrl}/identity/confirm?code=${code}\n\nLater, choose one here:\n${publicUrl}/identity/forgot`,
});

/** To the old address: its owner may not have asked support for the change. */
export const addressChangedBySupport = ({ academyName }: MailSite, to: string): MailContent => ({
  subject: 'Your email address was changed',
  text: `Our support team changed the email address of your ${academyName} account to ${to}. Sign in with that address from now on.\n\nIf you didn't ask for this, contact support right away.`,
});

/** To the new one, which has to be confirmed as at the first sign-in. */
export const signInWithNewAddress = ({ publicUrl, academyName }: MailSite): MailContent => ({
  subject: 'Confirm your email address',
  text: `Our support team changed the email address of your ${academyName} account to this one. Sign in with it:\n${publicUrl}/login\n\nWe then send you a link that confirms the address.\n\nIf you have no account, you can ignore this email.`,
});

interface EndedUpload {
  id: number;
  fileName: string;
  added: number;
  updated: number;
  /** Lines that were left out. */
  others: number;
}

/** To the person who uploaded users. */
export const usersUploaded = (
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
  { id, fileName, added, updated, others }: EndedUpload,
): MailContent => {
  const changed = updated > 0 ? ` ${updated} ${updated === 1 ? 'was' : 'were'} updated.` : '';
  const left =
    others > 0 ? ` ${plural(others, 'line')} ${others === 1 ? 'was' : 'were'} left out.` : '';
  return {
    subject: `${fileName} was uploaded`,
    text: `${plural(added, 'user')} ${added === 1 ? 'was' : 'were'} added.${changed}${left}\n${publicUrl}/admin/users/upload?id=${id}`,
  };
};
