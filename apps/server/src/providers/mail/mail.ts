import type { MailContent } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** What mails say of the academy: its name, and where its pages are. */
export interface MailSite {
  publicUrl: string;
  academyName: string;
}

export interface Mail extends MailContent {
  to: string;
}

export interface MailProvider {
  /** Accepts a mail in the transaction of what it tells of: undone with it, never lost after it. */
  send(mail: Mail, trx?: Kysely<DB>): Promise<void>;
  /** Drops what waits for an address and what tells of earlier mail to it, where that is kept apart. */
  forget?(address: string, trx: Kysely<DB>): Promise<void>;
  /** Changes the words of every mail that waits or was sent, where such are kept apart. */
  reword?(change: (text: string) => string, trx: Kysely<DB>): Promise<void>;
}

/** Hands a mail on. The same id tells the receiver's server that it has this mail already. */
export type DeliverMail = (mail: Mail, id: string) => Promise<void>;

/** Addresses of closed accounts of checkout pages end in it; no mail ever arrives there (RFC 2606). */
export const CLOSED_DOMAIN = '@buyer.invalid';

export const isDeliverable = ({ to }: Mail): boolean => !to.endsWith(CLOSED_DOMAIN);

/** A line break in an address or subject would start another header. */
export function cleanMail(mail: Mail): Mail {
  if (/[\r\n]/.test(mail.to)) throw new Error('An email address contains a line break.');
  return { ...mail, subject: mail.subject.replace(/[\r\n]+/g, ' ') };
}
