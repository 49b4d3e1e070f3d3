import type { MailContent } from '@uplink/api-client/domain';
import type { MailSite } from '../../providers/mail/mail.ts';

const mostLines = 30;

interface Line {
  message: string;
  url: string | null;
}

/** What happened, the newest first. */
export const news = (
  { publicUrl, academyName }: MailSite,
  { lines, unsubscribeUrl }: { lines: readonly [Line, ...Line[]]; unsubscribeUrl: string },
): MailContent => {
  const more = lines.length - mostLines;
  return {
    subject: lines.length === 1 ? lines[0].message : `${lines.length} updates from ${academyName}`,
    text: [
      ...lines
        .slice(0, mostLines)
        .map(({ message, url }) => (url ? `${message}\n${new URL(url, publicUrl).href}` : message)),
      ...(more > 0 ? [`And ${more} more: ${publicUrl}/notifications`] : []),
      `Choose what is sent to you: ${publicUrl}/notifications/settings`,
    ].join('\n\n'),
    unsubscribeUrl,
  };
};
