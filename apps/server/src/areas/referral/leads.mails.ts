import { type MailContent, withInvite } from '@uplink/api-client/domain';
import type { MailSite } from '../../providers/mail/mail.ts';
import { hasLink } from '../moderation/links.rules.ts';

/** From someone who knows the receiver. A name that holds a web address would be an advertisement sent by us. */
export const invitation = (
  { academyName }: MailSite,
  { from, link }: { from: string; link: string },
): MailContent => {
  const name = hasLink(from) ? 'A friend' : from;
  return {
    subject: `${name} invites you to ${academyName}`,
    text: `${name} is learning network engineering at ${academyName} and thinks you would like it.\n\nHave a look: ${link}\n\nThis is the only email you'll get about this invitation.`,
  };
};

/** To someone who asked to hear more. */
export const application = ({ academyName, publicUrl }: MailSite, code: string): MailContent => ({
  subject: `Welcome to ${academyName}`,
  text: `Thanks for your interest in ${academyName}.\n\nChoose a program: ${publicUrl}${withInvite('/programs', code)}\nTry a free lesson first: ${publicUrl}${withInvite('/courses', code)}\n\nDidn't ask for this? You can ignore this email.`,
});
