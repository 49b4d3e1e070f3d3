import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import nodemailer from 'nodemailer';
import type { DB } from '../../db/schema.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { sealMail } from './sealed-mail.ts';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text; paragraphs apart by empty lines. Addresses in it become links in the HTML part. */
  text: string;
}

export interface MailProvider {
  /** Accepts a mail in the transaction of what it tells of: undone with it, never lost after it. */
  send(mail: Mail, trx?: Kysely<DB>): Promise<void>;
}

/** Hands a mail on. The same id tells the receiver's server that it has this mail already. */
export type DeliverMail = (mail: Mail, id: string) => Promise<void>;

/** Keeps every mail in the database for the viewer at /mail: the built-in provider. */
export function createOutbox(db: Kysely<DB>): MailProvider {
  return {
    send: async (mail, trx = db) => {
      const { to, subject, text } = clean(mail);
      await trx
        .insertInto('mail')
        .values({ recipient: to, subject, text, html: toHtml(text) })
        .execute();
    },
  };
}

/** Notes every mail as a job, so that a mail server that is away delays mail and nothing else. */
export function createMailQueue(db: Kysely<DB>, jobs: Jobs, secret: string): MailProvider {
  return {
    send: (mail, trx = db) =>
      jobs.enqueue(trx, 'mail.send', sealMail(clean(mail), secret), { effectKey: randomUUID() }),
  };
}

/** Sends by SMTP, e.g. `smtps://user:password@mail.example.org`. */
export function createSmtp(url: string, from: string): DeliverMail {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = nodemailer.createTransport({ url, ...limits });
  const domain = from.replace(/^.*@|>$/g, '');
  return async ({ to, subject, text }, id) => {
    const messageId = `<${id}@${domain}>`;
    await transport.sendMail({ from, to, subject, text, html: toHtml(text), messageId });
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
