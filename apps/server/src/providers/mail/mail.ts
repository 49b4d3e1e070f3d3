import type { Kysely } from 'kysely';
import nodemailer from 'nodemailer';
import type { DB } from '../../db/schema.ts';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text; paragraphs apart by empty lines. Addresses in it become links in the HTML part. */
  text: string;
}

export interface MailProvider {
  send(mail: Mail): Promise<void>;
}

/** Keeps every mail in the database for the viewer at /mail: the built-in provider. */
export function createOutbox(db: Kysely<DB>): MailProvider {
  return {
    send: async (mail) => {
      const { to, subject, text } = clean(mail);
      await db
        .insertInto('mail')
        .values({ recipient: to, subject, text, html: toHtml(text) })
        .execute();
    },
  };
}

/** Sends by SMTP, e.g. `smtps://user:password@mail.example.org`. */
export function createSmtp(url: string, from: string): MailProvider {
  const transport = nodemailer.createTransport(url);
  return {
    send: async (mail) => {
      const { to, subject, text } = clean(mail);
      await transport.sendMail({ from, to, subject, text, html: toHtml(text) });
    },
  };
}

/** A line break in an address or subject would start another header. */
function clean(mail: Mail): Mail {
  if (/[\r\n]/.test(mail.to)) throw new Error('A mail address holds a line break.');
  return { ...mail, subject: mail.subject.replace(/[\r\n]+/g, ' ') };
}

export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

function toHtml(text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const linked = escapeHtml(paragraph).replace(
      /https?:\/\/[^\s<]+/g,
      (address) => `<a href="${address}">${address}</a>`,
    );
    return `<p>${linked.replace(/\n/g, '<br>')}</p>`;
  });
  return paragraphs.join('\n');
}
