import nodemailer from 'nodemailer';
import { type DeliverMail, toHtml } from './mail.ts';

/** Sends by SMTP, e.g. `smtps://user:password@mail.example.org`. */
export function createSmtp(url: string, from: string): DeliverMail {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = nodemailer.createTransport({ url, ...limits });
  const domain = from.replace(/^.*@|>$/g, '');
  return async ({ to, subject, text, unsubscribeUrl }, id) => {
    const messageId = `<${id}@${domain}>`;
    const headers: Record<string, string> = unsubscribeUrl
      ? {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {};
    await transport.sendMail({ from, to, subject, text, html: toHtml(text), messageId, headers });
  };
}
