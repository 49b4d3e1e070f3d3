/**
 * One job in a process of its own, for a test to kill: `held-job.ts copies|imports|renditions|uploads|takeBacks|notices
 * <data directory> <storage>`. It says `held` in the middle of its work, and goes no further.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import { createGrader } from '../areas/exercises/grading/grader.ts';
import { makeRenditions } from '../areas/media/renditions/make-renditions.ts';
import { sendBatch } from '../areas/notifications/authoring/send-notifications.ts';
import { runUploads } from '../areas/people/uploads/run-uploads.ts';
import { takeBackUploads } from '../areas/people/uploads/take-back.ts';
import { makeCopies } from '../areas/products/authoring/copies.service.ts';
import { runImports } from '../areas/products/files/run-imports.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import type { DB } from '../db/schema.ts';
import type { MailProvider } from '../providers/mail/mail.ts';
import { createLocalStorage } from '../providers/storage/local-storage.ts';

const [job = '', dataDir = '', folder = ''] = process.argv.slice(2);

async function hold(): Promise<never> {
  process.stdout.write('held\n');
  setInterval(() => {}, 60_000);
  return new Promise(() => {});
}

const clock = systemClock;
const { db } = await openDatabase({ databaseUrl: undefined, dataDir });
const config = readConfig({});
const storage = createLocalStorage({ ...config, folder, clock });
// Sent in the transaction that ends a job, after everything else of it.
const mail = { send: hold } as unknown as MailProvider;
const { academyName } = config;
const onFault = (error: unknown) => {
  throw error;
};
const publicUrl = 'https://academy.example';
const deps = { db, clock, storage, mail, publicUrl, academyName, onFault };

const jobs: Record<string, () => Promise<void>> = {
  copies: () => makeCopies(deps),
  imports: () => runImports({ ...deps, config, grader: createGrader(onFault) }),
  // Held in the transaction of its first line, which mails the new account.
  uploads: () => runUploads({ ...deps, config }),
  // Held in the transaction of its second batch, when all of that is written.
  notices: async () => {
    const notice = db.selectFrom('author_notification').select('id').where('sent_at', 'is', null);
    const { id } = await notice.executeTakeFirstOrThrow();
    const send = (trx: Transaction<DB>) => sendBatch(trx, { id, size: 2, now: clock.now() });
    await db.transaction().execute(send);
    await db.transaction().execute(async (trx) => {
      await send(trx);
      await hold();
    });
  },
  // Held after the first account was closed, before anything of it is erased.
  takeBacks: () =>
    takeBackUploads({
      ...deps,
      config,
      recordings: { forget: hold } as never,
      payments: { card: { name: 'card' }, wallet: { name: 'wallet' } } as never,
    }),
  renditions: () =>
    makeRenditions(
      {
        ...deps,
        workFolder: join(dataDir, 'renditions'),
        encoder: {
          isThere: async () => true,
          encode: async ({ output }) => {
            await writeFile(output, 'half of a vid');
            await hold();
          },
        },
      },
      new AbortController().signal,
    ),
};
await jobs[job]?.();
throw new Error(`${job} was not held.`);
