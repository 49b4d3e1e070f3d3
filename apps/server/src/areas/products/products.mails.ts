import type { MailContent } from '@uplink/api-client/domain';
import type { MailSite } from '../../providers/mail/mail.ts';

interface Copy {
  /** Of the product that was to be copied. */
  name: string;
  url: string;
}

export const copied = (
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
  { name, url }: Copy,
): MailContent => ({
  subject: `${name} was duplicated`,
  text: `The copy is a draft at the url ${url}. Only its authors see it:\n${publicUrl}/creator/products`,
});

export const notCopied = (
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
  { name, url }: Copy,
): MailContent => ({
  subject: `${name} was not duplicated`,
  text: `Another product took the url ${url} or its alias in the meantime. Choose other names and try again:\n${publicUrl}/creator/products`,
});

export const imported = (
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
  name: string,
): MailContent => ({
  subject: `${name} was imported`,
  text: `The product now has the imported files.\n${publicUrl}/creator/products`,
});

export const notImported = (
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
  { name, failure }: { name: string; failure: string },
): MailContent => ({
  subject: `${name} was not imported`,
  text: `${failure}\nNothing was changed.\n${publicUrl}/creator/products`,
});
