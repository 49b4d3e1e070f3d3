import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { DB } from '../db/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { DeliverMail, MailProvider } from './mail/mail.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import { createOutbox } from './mail/outbox.ts';
import { createSmtp } from './mail/smtp.ts';
import { createLocalStorage } from './storage/local-storage.ts';
import { createS3Storage } from './storage/s3-storage.ts';
import type { LocalObjects, StorageProvider } from './storage/storage.ts';

/** What the server needs of the outside world, each built in or real as the configuration says. */
export interface Providers {
  storage: StorageProvider;
  /** The built-in storage, when it is the one in use. */
  objects: (StorageProvider & LocalObjects) | undefined;
  mail: MailProvider;
  /** Where the mails that wait as jobs go. */
  deliverMail: DeliverMail;
}

export function createProviders(options: {
  config: Config;
  db: Kysely<DB>;
  clock: Clock;
  jobs: Jobs;
}): Providers {
  return { ...chooseStorage(options), ...chooseMail(options) };
}

function chooseStorage({ config, clock }: { config: Config; clock: Clock }) {
  if (config.s3) return { storage: createS3Storage(config.s3, clock), objects: undefined };
  const folder = join(config.dataDir, 'storage');
  const objects = createLocalStorage({ ...config, folder, clock });
  return { storage: objects, objects };
}

function chooseMail({ config, db, jobs }: { config: Config; db: Kysely<DB>; jobs: Jobs }) {
  if (config.smtpUrl) {
    return {
      mail: createMailQueue(db, jobs, config.secret),
      deliverMail: createSmtp(config.smtpUrl, config.mailFrom),
    };
  }
  const mail = createOutbox(db);
  const deliverMail: DeliverMail = (letter) => mail.send(letter);
  return { mail, deliverMail };
}
