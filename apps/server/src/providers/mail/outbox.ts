import { mailBody, mailText } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { cleanMail, isDeliverable, type MailProvider } from './mail.ts';

/** Keeps every mail in the database for the viewer at /mail: the built-in provider. */
export function createOutbox(db: Kysely<DB>): MailProvider {
  return {
    send: async (mail, trx = db) => {
      if (!isDeliverable(mail)) return;
      const clean = cleanMail(mail);
      await trx
        .insertInto('mail')
        .values({
          recipient: clean.to,
          subject: clean.subject,
          text: mailText(clean),
          html: mailBody(clean),
        })
        .execute();
    },
  };
}
