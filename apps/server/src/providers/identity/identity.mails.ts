import type { MailContent } from '@uplink/api-client/domain';
import type { MailSite } from '../mail/mail.ts';

/** To a person who signed up. */
export const confirmAddress = (
  { publicUrl, academyName }: MailSite,
  code: string,
): MailContent => ({
  subject: 'Confirm your email address',
  text: `Welcome to ${academyName}.\n\nOpen this link to confirm your email address. It works for 48 hours:\n${publicUrl}/confirm_email?code=${code}\n\nIf you didn't sign up, you can ignore this email.`,
});

/** To someone who signs up and has an account: the page doesn't say so to strangers. */
export const knownAddress = ({ publicUrl, academyName }: MailSite): MailContent => ({
  subject: `You already have an account at ${academyName}`,
  text: `Someone, most likely you, tried to sign up with this email address. It already has an account.\n\nSign in, or reset your password from the sign-in page:\n${publicUrl}/login\n\nIf this wasn't you, you can ignore this email.`,
});

export const newDevice = (
  { publicUrl, academyName }: MailSite,
  { device, at }: { device: string | null; at: Date },
): MailContent => ({
  subject: 'New sign-in to your account',
  text: `Your ${academyName} account was signed in to on a device we haven't seen before.\n\n${device ?? 'Unknown device'}\n${at.toISOString().slice(0, 16).replace('T', ' ')} UTC\n\nIf this was you, there's nothing to do. If it wasn't, sign that device out and change your password:\n${publicUrl}/security`,
});

export const choosePassword = (
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
  code: string,
): MailContent => ({
  subject: 'Choose a new password',
  text: `Open this link to choose a new password. It works for 2 hours:\n${publicUrl}/identity/reset?code=${code}\n\nIf you didn't ask for this, you can ignore this email: your password hasn't changed.`,
});

/** After a reset by a mailed link, which may remove second factors. */
export const passwordReset = (site: MailSite, removed: readonly string[]): MailContent => {
  const and =
    removed.length > 0
      ? `\n\nThese were removed too: ${removed.join(', ')}, and your recovery codes.`
      : '';
  return passwordWasChanged(site, `All devices have been signed out.${and}`);
};

/** After a change in the account's settings. */
export const passwordChanged = (site: MailSite): MailContent =>
  passwordWasChanged(site, 'All other devices have been signed out.');

const passwordWasChanged = ({ publicUrl, academyName }: MailSite, what: string): MailContent => ({
  subject: 'Your password was changed',
  text: `The password of your ${academyName} account was changed. ${what}\n\nIf this wasn't you, reset your password right away:\n${publicUrl}/login`,
});

export const confirmNewAddress = (
  { publicUrl, academyName }: MailSite,
  code: string,
): MailContent => ({
  subject: 'Confirm your new email address',
  text: `Open this link to use this address for your ${academyName} account. It works for 48 hours:\n${publicUrl}/confirm_email?code=${code}\n\nIf you didn't ask for this, you can ignore this email.`,
});

/** To an address that someone wants for their account and that has one: nothing else tells the two apart. */
export const addressTaken = ({ academyName }: MailSite): MailContent => ({
  subject: `You already have an account at ${academyName}`,
  text: `Someone, most likely you, wanted to use this email address for another account. It already has one.\n\nIf this wasn't you, you can ignore this email.`,
});

/** To the old address, before the new one is confirmed. */
export const addressWillChange = (
  { publicUrl, academyName }: MailSite,
  to: string,
): MailContent => ({
  subject: 'Your email address is about to change',
  text: `Someone, most likely you, asked to change the email address of your ${academyName} account to ${to}. It changes when the link we sent there is opened. All other devices have been signed out.\n\nIf this wasn't you, change your password right away:\n${publicUrl}/login`,
});

/** To the old address, once the new one is confirmed. */
export const addressChanged = ({ academyName }: MailSite, to: string): MailContent => ({
  subject: 'Your email address was changed',
  text: `Your ${academyName} account now uses ${to}. Sign in with that address from now on.\n\nIf this wasn't you, contact support right away.`,
});
