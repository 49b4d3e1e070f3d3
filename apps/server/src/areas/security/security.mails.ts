import type { MailContent } from '@uplink/api-client/domain';
import type { MailSite } from '../../providers/mail/mail.ts';

/** What was added to an account's second factors, or removed: a stranger's change is noticed. */
export const factorsChanged = (
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
  change: string,
): MailContent => ({
  subject: 'How you sign in has changed',
  text: `${change}\n\nIf this wasn't you, reset your password right away. There you can also remove what was added in the last 7 days. Then check your account:\n${publicUrl}/security`,
});
