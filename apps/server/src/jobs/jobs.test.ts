import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { createMailQueue } from '../providers/mail/mail-queue.ts';
import { addresseeOf, openMail, type SealedMail, sealMail } from '../providers/mail/sealed-mail.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { OnFault } from './attempt.ts';
import { attemptEach } from './attempt-each.ts';
import { createJobs, DEAD_JOBS, type Jobs } from './jobs.ts';
import { readLeft } from './left-items.ts';
import { once, onceOutside } from './once.ts';

const secret = 'the secret of the job tests';
const secrets = { secret, formerSecrets: [] };
const letter = (to: string) => sealMail({ to, subject: 'Hello', text: 'A code: 4711' }, secrets);
const soon = { timeout: 15_000, interval: 50 };

let database: Database;
let jobs: Jobs;
let sent: string[];
let faults: string[];
let left: string[];
let settled: number[];
beforeEach(async () => {
  database = await openTestDatabase();
  await migrate(database.db);
  faults = [];
  left = [];
  settled = [];
  const onFault: OnFault = (error, what) => {
    if (what === 'jobs') throw error;
    faults.push(what);
    left.push((error as Error).message);
  };
  jobs = createJobs({ database, onFault, retries: 1, retryDelay: 1, pollingInterval: 0.5 });
  sent = [];
  await jobs.start({
    'access.expire': async () => {},
    'billing.forget': async () => {},
    'checkout.mail': async () => {},
    'exams.close': async () => {},
    'learning.settle': async () => {},
    'media.renditions': async () => {},
    'notifications.mail': async () => {},
    'notifications.send': async () => {},
    'mentoring.settle': async () => {},
    'payments.events': async () => {},
    'privacy.delete': async () => {},
    'privacy.export': async () => {},
    'privacy.seal': async () => {},
    'people.upload': async () => {},
    'products.copy': async () => {},
    'products.import': async () => {},
    'purchases.bill': async () => {},
    'purchases.compare': async () => {},
    'purchases.reconcile': async () => {},
    'referral.settle': () => attemptEach([1, 2, 3], settle, (id) => `reward ${id}`),
    sweep: async () => {},
    'syllabus.settle': async () => {},
    'mail.send': async (mail) => {
      const { to } = openMail(mail, secrets);
      sent.push(to);
      if (to === 'nobody') throw new Error('no such address');
    },
  });
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

/** The second of them can never be settled. */
async function settle(id: number): Promise<void> {
  if (id === 2) throw new Error('no rate');
  settled.push(id);
}

const enqueue = (to: string, effectKey = to, db = database.db) =>
  jobs.enqueue(db, 'mail.send', letter(to), { effectKey });

test('a job of a transaction that is undone never runs', async () => {
  const undone = database.db.transaction().execute(async (trx) => {
    await enqueue('undone', 'undone', trx);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await database.db.transaction().execute((trx) => enqueue('kept', 'kept', trx));
  await vi.waitFor(() => expect(sent).toEqual(['kept']), soon);
});

test('a job with a known effect key is not noted again', async () => {
  await Promise.all([enqueue('maya', 'order 1'), enqueue('maya', 'order 1')]);
  await enqueue('bram', 'order 2');
  await vi.waitFor(() => expect(sent).toContain('bram'), soon);
  expect(sent.filter((to) => to === 'maya')).toHaveLength(1);
});

test('a job that always fails ends among the dead, and the others are done', async () => {
  await enqueue('nobody');
  await enqueue('maya');
  const dead = () => sql`select 1 from pgboss.job where name = ${DEAD_JOBS}`.execute(database.db);
  await vi.waitFor(async () => expect((await dead()).rows).toHaveLength(1), soon);
  expect(sent.filter((to) => to === 'nobody')).toHaveLength(2);
  expect(sent).toContain('maya');
  expect(faults).toEqual(['job mail.send', 'job mail.send']);
}, 30_000);

test('a job of the clock does what it can, names and counts what it left, and ends well each time', async () => {
  const before = new Map(readLeft()).get('referral.settle') ?? 0;
  for (const effectKey of ['one turn', 'the next']) {
    settled = [];
    await jobs.enqueue(database.db, 'referral.settle', {}, { effectKey });
    await vi.waitFor(() => expect(settled).toEqual([1, 3]), soon);
  }
  const states = () =>
    sql<{ state: string }>`
      select state::text from pgboss.job where name in ('referral.settle', ${DEAD_JOBS})`.execute(
      database.db,
    );
  await vi.waitFor(
    async () =>
      expect((await states()).rows).toEqual([{ state: 'completed' }, { state: 'completed' }]),
    soon,
  );
  expect(faults).toEqual(['job referral.settle', 'job referral.settle']);
  expect(left).toEqual(['reward 2: no rate', 'reward 2: no rate']);
  expect(new Map(readLeft()).get('referral.settle')).toBe(before + 2);
}, 30_000);

test('a job that was given up runs again as the page on incidents says', async () => {
  await enqueue('nobody');
  const failed = () =>
    sql<{ id: string }>`select id from pgboss.job
      where name = 'mail.send' and state = 'failed'`.execute(database.db);
  await vi.waitFor(async () => expect((await failed()).rows).toHaveLength(1), soon);
  const [job] = (await failed()).rows;
  const page = new URL('../../../../docs/operating/incidents.md', import.meta.url);
  const [, block = ''] = readFileSync(page, 'utf8').match(/```sql\n(.*?)```/s) ?? [];
  const tries = sent.length;
  for (const statement of block.replace('…', job?.id ?? '').split(';'))
    if (statement.trim() !== '') await sql.raw(statement).execute(database.db);
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(tries), soon);
}, 30_000);

test('jobs about one address are dropped, however it was written, done ones too', async () => {
  await jobs.enqueue(database.db, 'mail.send', letter('Maya@example.org'), { effectKey: 'gone' });
  await jobs.enqueue(database.db, 'mail.send', letter('noor@example.org'), { effectKey: 'stays' });
  await vi.waitFor(() => expect(sent).toHaveLength(2), soon);
  const count = async () => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from pgboss.job where name = 'mail.send'`.execute(database.db);
    return rows[0]?.count;
  };
  expect(await count()).toBe(2);
  await jobs.drop(database.db, 'mail.send', { addressee: addresseeOf('maya@example.org', secret) });
  expect(await count()).toBe(1);
});

test('the words of mails are changed in whatever state, and sealed again', async () => {
  await enqueue('nobody');
  await enqueue('maya');
  const dead = () => sql`select 1 from pgboss.job where name = ${DEAD_JOBS}`.execute(database.db);
  await vi.waitFor(async () => expect((await dead()).rows).toHaveLength(1), soon);
  const queue = createMailQueue(database.db, jobs, secrets);
  await database.db
    .transaction()
    .execute((trx) => queue.reword?.((text) => text.replace('4711', 'none'), trx) as Promise<void>);
  const { rows } = await sql<{ data: SealedMail }>`
    select data from pgboss.job where name in ('mail.send', ${DEAD_JOBS})`.execute(database.db);
  expect(rows).toHaveLength(3);
  for (const { data } of rows) {
    const mail = openMail(data, secrets);
    expect(mail.text).toBe('A code: none');
    expect(data.addressee).toBe(addresseeOf(mail.to, secret));
  }
}, 30_000);

test('a mail that waits cannot be read in the database', async () => {
  await enqueue('maya');
  const { rows } = await sql<{ data: object }>`select data from pgboss.job
    where name = 'mail.send'`.execute(database.db);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/maya|4711/);
});

test('an effect in the database happens once, also when its job runs many times at once', async () => {
  const run = () =>
    once(database.db, 'effect', async (trx) => {
      await trx
        .insertInto('mail')
        .values({ recipient: 'a', subject: 'b', text: 'c', html: 'd' })
        .execute();
    });
  await Promise.all([run(), run(), run()]);
  expect(await database.db.selectFrom('mail').select('id').execute()).toHaveLength(1);
});

test('an effect that failed is tried again, one that worked is not', async () => {
  let count = 0;
  const run = () =>
    onceOutside(database.db, 'outside', async () => {
      count += 1;
      if (count === 1) throw new Error('away');
    });
  await expect(run()).rejects.toThrow('away');
  await run();
  await run();
  expect(count).toBe(2);
});
