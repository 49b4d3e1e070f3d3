import { formatDate, type MailContent } from '@uplink/api-client/domain';
import type { MailSite } from '../../providers/mail/mail.ts';

export const copyIsReady = (
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
  until: Date,
): MailContent => ({
  subject: 'Your data is ready to download',
  text: `Download it until ${day(until)}:\n${publicUrl}/security\n\nYou'll be asked to sign in. If you didn't ask for this copy, change your password.`,
});

export const willBeDeleted = ({ publicUrl, academyName }: MailSite, due: Date): MailContent => ({
  subject: 'Your account will be deleted',
  text: `On ${day(due)} your ${academyName} account will be deleted. Subscriptions have been cancelled; instalments stay due until that day.\n\nIf you'd like to keep the account, sign in before that day:\n${publicUrl}/security\n\nIf you didn't ask for this, sign in, keep the account and change your password.`,
});

export const deletedSoon = ({ publicUrl, academyName }: MailSite, due: Date): MailContent => ({
  subject: 'Your account will be deleted soon',
  text: `On ${day(due)} your ${academyName} account will be deleted. To keep it, sign in before that day:\n${publicUrl}/security`,
});

/** The last one: the address is forgotten with the account. */
export const deleted = ({ academyName }: MailSite): MailContent => ({
  subject: 'Your account has been deleted',
  text: `Your ${academyName} account and everything stored about you have been deleted, except what the law requires: receipts and the bookkeeping behind them.\n\nThis is the last email to this address.`,
});

const day = (date: Date) => formatDate(date.toISOString());
