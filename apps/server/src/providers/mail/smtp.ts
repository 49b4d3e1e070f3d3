import { mailDocument, mailText } from '@uplink/api-client/domain';
import nodemailer from 'nodemailer';
import type { DeliverMail } from './mail.ts';

export interface SmtpSettings {
  /** E.g. `smtps://user:password@mail.example.org`. */
  url: string;
  from: string;
  academyName: string;
}

/** Sends by SMTP. */
export function createSmtp({ url, from, academyName }: SmtpSettings): DeliverMail {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = nodemailer.createTransport({ url, ...limits });
  const domain = from.replace(/^.*@|>$/g, '');
  return async (mail, id) => {
    const { to, subject, unsubscribeUrl } = mail;
    const messageId = `<${id}@${domain}>`;
    const headers: Record<string, string> = unsubscribeUrl
      ? {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {};
    const parts = { text: mailText(mail), html: mailDocument(mail, { academyName }) };
    await transport.sendMail({ from, to, subject, ...parts, messageId, headers });
  };
}
