import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Secrets } from '../../sealed.ts';
import { cleanMail, isDeliverable, type MailProvider } from './mail.ts';
import { addresseeOf, openKept, sealMail } from './sealed-mail.ts';

/** Notes every mail as a job, so that a mail server that is away delays mail and nothing else. */
export function createMailQueue(db: Kysely<DB>, jobs: Jobs, secrets: Secrets): MailProvider {
  return {
    send: async (mail, trx = db) => {
      if (!isDeliverable(mail)) return;
      const sealed = sealMail(cleanMail(mail), secrets);
      await jobs.enqueue(trx, 'mail.send', sealed, { effectKey: randomUUID() });
    },
    forget: async (address, trx) => {
      for (const secret of [secrets.secret, ...secrets.formerSecrets])
        await jobs.drop(trx, 'mail.send', { addressee: addresseeOf(address, secret) });
    },
    reword: (change, trx) =>
      jobs.rewrite(trx, 'mail.send', (job) => {
        const mail = openKept(job, secrets);
        if (!mail) return undefined;
        const reworded = { ...mail, subject: change(mail.subject), text: change(mail.text) };
        const isSame = reworded.subject === mail.subject && reworded.text === mail.text;
        return isSame ? undefined : sealMail(reworded, secrets);
      }),
  };
}
