import type { MailContent } from '@uplink/api-client/domain';
import type { MailSite } from '../../providers/mail/mail.ts';

interface Decision {
  /** Of the program. */
  name: string;
  isAccepted: boolean;
  /** What the notice in the app says, too. */
  message: string;
  /** Where the program's page is. */
  path: string;
}

/** To an applicant. */
export const applicationDecided = (
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
  { name, isAccepted, message, path }: Decision,
): MailContent => ({
  subject: isAccepted ? `You're accepted: ${name}` : `Your application for ${name}`,
  text: `${message}\n\n${isAccepted ? 'Start here' : 'You can apply again at any time'}: ${publicUrl}${path}`,
});
