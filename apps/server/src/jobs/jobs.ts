import { type Kysely, sql } from 'kysely';
import { type ConstructorOptions, fromKysely, PgBoss, type Queue } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { DB } from '../db/schema.ts';
import { uuidOf } from '../digests.ts';
import type { SealedMail } from '../providers/mail/sealed-mail.ts';
import type { OnFault } from './attempt.ts';
import { ItemsFailed, itemsLeft } from './attempt-each.ts';
import { countLeft } from './left-items.ts';

/** Every kind of job, each with a queue, and when the clock notes one. */
const schedules = {
  'access.expire': '* * * * *',
  'billing.forget': '*/10 * * * *',
  'checkout.mail': '* * * * *',
  'exams.close': '* * * * *',
  'learning.settle': '* * * * *',
  'mail.send': undefined,
  'media.renditions': '* * * * *',
  'notifications.mail': '*/5 * * * *',
  'notifications.send': '* * * * *',
  'mentoring.settle': '* * * * *',
  'payments.events': '* * * * *',
  'privacy.delete': '*/10 * * * *',
  'privacy.export': '* * * * *',
  'privacy.seal': '23 * * * *',
  'people.upload': '* * * * *',
  'products.copy': '* * * * *',
  'products.import': '* * * * *',
  'purchases.bill': '* * * * *',
  'purchases.compare': '41 * * * *',
  'purchases.reconcile': '* * * * *',
  'referral.settle': '* * * * *',
  sweep: '17 * * * *',
  'syllabus.settle': '* * * * *',
} satisfies Record<string, string | undefined>;

export type JobName = keyof typeof schedules;

/** What a job is given: those that look for their work themselves get nothing. */
type JobPayload<Name extends JobName> = Name extends 'mail.send'
  ? SealedMail
  : Record<string, never>;

/** A job may run again after a crash or a time-out, even while its first run continues. */
export type JobHandlers = {
  [Name in JobName]: (payload: JobPayload<Name>, effectKey: string) => Promise<void>;
};

export interface Jobs {
  /**
   * Notes a job in the transaction of what it belongs to: undone with it, never lost after it. The
   * effect key names what the job brings about; a job with a known key is not noted again.
   */
  enqueue<Name extends JobName>(
    trx: Kysely<DB>,
    name: Name,
    payload: JobPayload<Name>,
    options: { effectKey: string },
  ): Promise<void>;
  /** Removes jobs with such a payload in whatever state: waiting, done or given up. */
  drop<Name extends JobName>(
    trx: Kysely<DB>,
    name: Name,
    payload: Partial<JobPayload<Name>>,
  ): Promise<void>;
  /** Changes the payloads of jobs in whatever state. The dead are of every kind; undefined leaves one as it is. */
  rewrite<Name extends JobName>(
    trx: Kysely<DB>,
    name: Name,
    change: (payload: Partial<JobPayload<Name>>) => JobPayload<Name> | undefined,
  ): Promise<void>;
  /** Sets up the queues. Before, no job can be noted. */
  open(): Promise<void>;
  /** Opens unless that was done, and begins to work. */
  start(handlers: JobHandlers): Promise<void>;
  /** Lets jobs under way end. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  database: Database;
  /** Told of jobs that failed, of each thing that a job had to leave, and of what went wrong between them. */
  onFault: OnFault;
  /** How often a failed job is tried again, the waits growing from `retryDelay` seconds. @default 6 */
  retries?: number;
  /** @default 10 */
  retryDelay?: number;
  /** Seconds between looks for new jobs. @default 2 */
  pollingInterval?: number;
}

/** Where jobs end that failed to the last; they stay there to be looked at. */
export const DEAD_JOBS = 'dead';

/** Background work on the same database, by pg-boss. */
export function createJobs(options: JobsOptions): Jobs {
  const { database, retries = 6, retryDelay = 10, pollingInterval = 2 } = options;
  const common: ConstructorOptions = {
    backend: database.isEmbedded ? 'pglite' : 'postgres',
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    // Rebuilding indexes cannot run inside the embedded database's one connection.
    reindex: !database.isEmbedded,
  };
  // What notes jobs looks after nothing, and so is ready within a few statements.
  const sender = new PgBoss({ ...common, supervise: false, schedule: false });
  const worker = new PgBoss(common);
  for (const boss of [sender, worker]) boss.on('error', (error) => options.onFault(error, 'jobs'));
  let opening: Promise<void> | undefined;

  function openOnce(): Promise<void> {
    opening ??= open();
    return opening;
  }

  async function open(): Promise<void> {
    await sender.start();
    if (!(await setUpQueues())) return;
    // It knows the queues of its start. In a transaction on the embedded database's one connection it could
    // not look for another.
    await sender.stop();
    await sender.start();
  }

  /** Whether one was missing. What is there stays as it was made: asking for it again would take its time. */
  async function setUpQueues(): Promise<boolean> {
    const known = new Set((await sender.getQueues()).map(({ name }) => name));
    const scheduled = new Map((await sender.getSchedules()).map(({ name, cron }) => [name, cron]));
    const createQueue = async (name: string, options: Omit<Queue, 'name'>) => {
      if (!known.has(name)) await sender.createQueue(name, options);
    };
    await createQueue(DEAD_JOBS, { retentionSeconds: 90 * 86_400 });
    for (const [name, cron] of Object.entries(schedules)) {
      await createQueue(name, {
        retryLimit: retries,
        retryDelay,
        retryBackoff: true,
        expireInSeconds: 300,
        deadLetter: DEAD_JOBS,
        // What comes by the clock would pile up.
        ...(cron && { deleteAfterSeconds: 3600 }),
      });
      if (cron && scheduled.get(name) !== cron) await sender.schedule(name, cron, {});
    }
    return [DEAD_JOBS, ...Object.keys(schedules)].some((name) => !known.has(name));
  }

  /** The clock's next turn tries them again: one that always fails must not end its job each minute. */
  function noteLeft(name: JobName, items: readonly Error[]): void {
    countLeft(name, items.length);
    for (const item of items) options.onFault(item, `job ${name}`);
  }

  return {
    async enqueue(trx, name, payload, { effectKey }) {
      await sender.send(name, payload, { id: toId(name, effectKey), db: fromKysely(trx) });
    },
    async drop(trx, name, payload) {
      await sql`delete from pgboss.job where name in (${name}, ${DEAD_JOBS})
        and data @> ${JSON.stringify(payload)}::jsonb`.execute(trx);
    },
    async rewrite(trx, name, change) {
      let last = noId;
      for (;;) {
        const { rows } = await sql<Kept<Parameters<typeof change>[0]>>`
          select id, name as queue, data from pgboss.job
          where name in (${name}, ${DEAD_JOBS}) and id > ${last}::uuid and data is not null
          order by id limit ${rewrittenAtOnce}`.execute(trx);
        for (const { id, queue, data } of rows) {
          const changed = change(data);
          if (changed)
            await sql`update pgboss.job set data = ${JSON.stringify(changed)}::jsonb
              where name = ${queue} and id = ${id}::uuid`.execute(trx);
        }
        const end = rows.at(-1);
        if (!end || rows.length < rewrittenAtOnce) return;
        last = end.id;
      }
    },
    open: openOnce,
    async start(handlers) {
      await openOnce();
      await worker.start();
      for (const name of Object.keys(handlers) as JobName[]) {
        await worker.work<never>(
          name,
          { pollingIntervalSeconds: pollingInterval },
          async (batch) => {
            for (const { data, id } of batch)
              await handlers[name](data, id).catch((error: unknown) => {
                if (schedules[name] && error instanceof ItemsFailed)
                  return noteLeft(name, itemsLeft(error));
                options.onFault(error, `job ${name}`);
                throw error;
              });
          },
        );
      }
    },
    async stop() {
      await worker.stop({ graceful: true, timeout: 5000 });
      await sender.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** A job in whatever state. */
interface Kept<Data> {
  id: string;
  queue: string;
  data: Data;
}

const noId = '00000000-0000-0000-0000-000000000000';
const rewrittenAtOnce = 500;

/** The same effect has the same job id, and an id is taken once. */
const toId = (name: JobName, effectKey: string): string => uuidOf(`${name}\n${effectKey}`);
