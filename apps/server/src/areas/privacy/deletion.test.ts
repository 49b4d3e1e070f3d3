import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { auditStoredFiles } from '../../audit/stored-files.ts';
import { createPdfPrinter } from '../../pdf/pdf-printer.ts';
import { settleCharge } from '../../providers/payments/sandbox/charges.ts';
import { chooseStorage } from '../../providers/providers.ts';
import { createMemoryRecording } from '../../providers/recording/memory-recording.ts';
import type { StorageProvider } from '../../providers/storage/storage.ts';
import { captureLog, type LogCapture } from '../../testing/capture-log.ts';
import type { ListeningApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { addAccounts, addPeople, addPerson, TEST_PASSWORD } from '../../testing/world/people.ts';
import { TEST_PNG } from '../../testing/world/pictures.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { openOne } from '../../vault/vault.ts';
import { readReceipt } from '../billing/receipt.service.ts';
import { notify } from '../notifications/notify.ts';
import { addUserNote } from '../people/notes.service.ts';
import type { PlanForm } from '../pricing/authoring/price-lists.service.ts';
import { readPurchase } from '../purchases/money.fixture.ts';
import { buy, depsOf, saveCard } from '../purchases/orders.fixture.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import { findPlanted } from './find-planted.fixture.ts';
import { addFullAccount, planted } from './full-account.fixture.ts';
import { runDeletions } from './run-deletions.ts';
import { runExports } from './run-exports.ts';

const day = 86_400_000;

let academy: ListeningApp;
let storage: StorageProvider;
let log: LogCapture;
const recordings = createMemoryRecording();
let mails: { to: string; subject: string }[] = [];
beforeAll(async () => {
  academy = await createListeningWorld();
  log = captureLog(academy.app.log);
  ({ storage } = await chooseStorage(academy));
}, 120_000);
afterAll(() => academy.close());

const run = (changes: object = {}) =>
  runDeletions({
    ...academy,
    storage,
    recordings,
    payments: academy.sandbox.providers,
    publicUrl: academy.base,
    mail: { send: async (mail: (typeof mails)[number]) => void mails.push(mail) },
    onFault: (error: unknown) => {
      throw error;
    },
    ...changes,
  });
const subjects = () => mails.splice(0).map(({ to, subject }) => `${to}: ${subject}`);
const deletion = (person: string) => academy.call(person, 'GET', '/me/deletion');
const remove = (person: string, email: string) =>
  academy.call(person, 'PUT', '/me/deletion', { email });

/** Has the planted values sent in every part of calls that are refused or fail, as someone would who searches for them. */
async function causeFaults(userId: number): Promise<void> {
  const staff = { id: await academy.userId('admin'), roles: ['admin'] };
  const body = { note: planted.staffNote, changeId: randomUUID() };
  await sql`alter table user_note rename to user_note_away`.execute(academy.db);
  const failed = addUserNote(academy, { staff, userId }, body);
  await failed.catch((err) => academy.app.log.error({ err }, 'a note'));
  await sql`alter table user_note_away rename to user_note`.execute(academy.db);
  for (const value of Object.values(planted)) {
    const words = encodeURIComponent(value);
    await academy.call('admin', 'GET', `/management/users?search=${words}`);
    await academy.call('learner', 'GET', `/nowhere/${words}?email=${words}`);
    await academy.call('learner', 'PATCH', '/me', { headline: [value] });
    await academy.app.inject({ url: '/me', headers: { authorization: `Bearer ${words}` } });
    await fetch(`${academy.base}/session/callback?code=${words}&state=${words}`);
  }
}

/** The copy of the own data: it is packed, so that no search finds what is in it. */
async function makeCopy(): Promise<void> {
  await academy.call('learner', 'POST', '/me/data-export');
  const pdf = createPdfPrinter(() => {});
  const mail = { send: async () => {} };
  const onFault = (error: unknown) => {
    throw error;
  };
  await runExports({ ...academy, storage, pdf, mail, publicUrl: academy.base, onFault });
  await pdf.close();
}

async function filesWith(text: string, folder = academy.config.dataDir): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await filesWith(text, path)));
    else if ((await readFile(path)).includes(text)) found.push(path);
  }
  return found;
}

test('nothing planted is left anywhere, the academy keeps its promises, and receipts open', async () => {
  const id = await addFullAccount(academy);
  const { tax_id: dumped } = await academy.db
    .selectFrom('billing_detail')
    .select('tax_id')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  const openDumped = () =>
    openOne(academy.db, academy.config, 'billing_detail.tax_id', dumped ?? '');
  expect(await openDumped()).toBe(planted.taxId);
  const auditBefore = (await audit(academy.db, invariants)).map((one) => one.id);
  const seen = { type: 4, data: { href: planted.milestone }, timestamp: 1 };
  await recordings.keep({ recordingId: 'zq', learner: id, number: 0, events: [seen] });
  const others = { recordingId: 'other', learner: id + 1, number: 0, events: [] };
  await recordings.keep(others);
  const receipts = await sql<{ purchaseId: number; paymentId: number }>`
    select purchase_id as "purchaseId", pay.id as "paymentId" from payment pay
    join purchase own on own.id = pay.purchase_id where own.user_id = ${id} and invoice_number is not null`.execute(
    academy.db,
  );
  const before = await Promise.all(
    receipts.rows.map((of) => readReceipt(academy.db, academy.config, { userId: id, ...of })),
  );
  expect(before.length).toBeGreaterThan(0);
  const statistics = () =>
    sql`select (select count(*) from user_module) as modules, (select sum(points) from xp_event) as points,
      (select count(*) from exam_attempt where passed) as passed, (select sum(amount) from ledger_entry) as money,
      (select count(*) from payment) as payments, (select avg(stars) from rating) as stars`.execute(
      academy.db,
    );
  const figures = (await statistics()).rows;

  await causeFaults(id);
  await makeCopy();
  expect(await storage.list('exports/')).toHaveLength(1);
  const preview = (await deletion('learner')).body;
  expect(preview).toMatchObject({ dueAt: null, isRefused: false });
  expect(preview.subscriptions).toHaveLength(1);
  const asked = await remove('learner', planted.email);
  expect([asked.status, asked.body.subscriptions]).toEqual([200, []]);
  academy.clock.advance(14 * day);
  await Promise.all([run(), run()]);

  expect(await findPlanted(academy)).toEqual({});
  // What a backup from before has of them.
  expect(await openDumped()).toBeNull();
  for (const value of Object.values(planted)) expect(await filesWith(value)).toEqual([]);
  expect(await filesWith('A file of learner')).toEqual([]);
  expect(await storage.list('exports/')).toEqual([]);
  const said = log.said().toLowerCase();
  expect(said).toContain('user_note');
  expect(Object.values(planted).filter((value) => said.includes(value.toLowerCase()))).toEqual([]);
  expect(recordings.parts).toEqual([others]);
  expect((await audit(academy.db, invariants)).map((one) => one.id)).toEqual(auditBefore);
  expect(await auditStoredFiles({ ...academy, storage })).toEqual([]);
  expect((await statistics()).rows).toEqual(figures);
  const after = await Promise.all(
    receipts.rows.map((of) => readReceipt(academy.db, academy.config, { userId: id, ...of })),
  );
  expect(after).toEqual(before);
  expect(JSON.stringify(after)).toContain(planted.taxId);
  const told = await academy.db
    .selectFrom('user_notification')
    .select('message')
    .where('message', 'like', '%former member follows you.')
    .execute();
  expect(told).toEqual([{ message: 'A former member follows you.' }]);
  const digest = await academy.db
    .selectFrom('mail')
    .select(['text', 'html'])
    .where('recipient', '=', 'reader@example.org')
    .execute();
  expect(digest).toEqual([
    {
      text: 'You reached level 3.\n\nA former member follows you.',
      html: '<p>You reached level 3.</p>\n<p>A former member follows you.</p>',
    },
  ]);
}, 120_000);

test('what an older backup brings back is deleted again, without a word', async () => {
  const restored = await createListeningWorld();
  const { storage: kept } = await chooseStorage(restored);
  const runThere = () =>
    run({
      ...restored,
      storage: kept,
      payments: restored.sandbox.providers,
      publicUrl: restored.base,
    });
  const id = await addFullAccount(restored);
  mails = [];
  await runThere();
  expect(Object.keys(await findPlanted(restored)).length).toBeGreaterThan(30);
  // The storage is of a later moment than the database: there the deletion has happened.
  const { sign_up_date } = await restored.db
    .selectFrom('app_user')
    .select('sign_up_date')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await kept.put(
    { key: `erased/${id}-${sign_up_date.getTime()}`, contentType: 'text/plain' },
    Buffer.from('deleted'),
  );
  // The same number of an account that began at another time.
  await kept.put({ key: 'erased/1-1000000000000', contentType: 'text/plain' }, Buffer.from('x'));
  await runThere();
  expect(await findPlanted(restored)).toEqual({});
  expect(subjects()).toEqual([]);
  expect(await restored.userId('admin')).toBe(1);
  await restored.close();
}, 120_000);

test('of someone called like the beginning of other notices changes none of those', async () => {
  await addPerson(academy, 'vandal', { name: ['Your', 'homework'] });
  await addPeople(academy, 'reader');
  const userId = await academy.userId('reader');
  const now = academy.clock.now();
  const said = ['Your homework was accepted.', 'Your homework follows you.'];
  for (const message of said)
    await notify(academy.db, {
      userId,
      message,
      kind: 'news',
      type: 'info',
      occasion: message,
      now,
    });
  await remove('vandal', 'vandal@example.org');
  academy.clock.advance(14 * day);
  // What waits to be sent is worded like what was told.
  let waiting = `2 things happened\n${said.join('\n\n')}`;
  const reword = async (change: (text: string) => string) => {
    waiting = change(waiting);
  };
  await run({ mail: { send: async () => {}, reword } });
  expect(waiting).toBe(`2 things happened\n${said[0]}\n\nA former member follows you.`);
  const told = await academy.db
    .selectFrom('user_notification')
    .select('message')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  expect(told.map(({ message }) => message)).toEqual([said[0], 'A former member follows you.']);
});

test('waits two weeks, reminds once, and can be taken back until the end', async () => {
  await addPeople(academy, 'regrets');
  const email = 'regrets@example.org';
  mails = [];
  expect((await remove('regrets', 'other@example.org')).status).toBe(422);
  const { body } = await remove('regrets', ' Regrets@example.org ');
  expect(Date.parse(body.dueAt)).toBe(academy.clock.now().getTime() + 14 * day);
  academy.clock.advance(day);
  expect((await remove('regrets', email)).body.dueAt).toBe(body.dueAt);
  await run();
  expect(subjects()).toEqual([]);
  academy.clock.advance(10.5 * day);
  await Promise.all([run(), run()]);
  expect(subjects()).toEqual([`${email}: Your account will be deleted soon`]);
  expect((await academy.call('regrets', 'DELETE', '/me/deletion')).body.dueAt).toBeNull();
  academy.clock.advance(10 * day);
  await run();
  expect((await academy.call('regrets', 'GET', '/me')).body.firstName).toBe('Regrets');
});

test('needs a fresh sign-in, and staff are deleted by another admin', async () => {
  await addPeople(academy, 'late');
  const stale = await academy.app.inject({
    method: 'PUT',
    url: '/me/deletion',
    payload: { email: 'late@example.org' },
    headers: { authorization: `Bearer ${await academy.tokenOf('late', 6 * 60_000)}` },
  });
  expect([stale.statusCode, stale.json().code]).toEqual([403, 'staleSignIn']);
  await addPerson(academy, 'seller', { roles: ['sales'] });
  expect((await deletion('seller')).body.isRefused).toBe(true);
  expect((await remove('seller', 'seller@example.org')).status).toBe(409);
});

test('by an admin names the version, is logged, told by mail, and can be taken back', async () => {
  await addPeople(academy, 'leaver');
  const id = await academy.userId('leaver');
  const user = `/management/users/${id}`;
  const wish = { version: 1, email: 'leaver@example.org', reason: 'Asked for by letter' };
  const { version } = (await academy.call('admin', 'GET', user)).body;
  const old = await academy.call('admin', 'DELETE', user, { ...wish, version: version + 1 });
  expect(old.status).toBe(409);
  const { status, body } = await academy.call('admin', 'DELETE', user, { ...wish, version });
  expect([status, body.dueAt]).toEqual([200, expect.any(String)]);
  const mail = await academy.db
    .selectFrom('mail')
    .select('subject')
    .where('recipient', '=', 'leaver@example.org')
    .execute();
  expect(mail).toEqual([{ subject: 'Your account will be deleted' }]);
  const { body: log } = await academy.call('admin', 'GET', `${user}/logs`);
  expect(JSON.stringify(log)).toContain('Asked for by letter');
  const unsaid = await academy.call('admin', 'DELETE', `${user}/deletion`, {});
  expect(unsaid.body.fieldErrors).toHaveProperty('reason');
  const reason = 'Changed her mind';
  const kept = await academy.call('admin', 'DELETE', `${user}/deletion`, { reason });
  expect([kept.status, kept.body.dueAt]).toEqual([200, null]);
  await academy.call('admin', 'DELETE', user, { ...wish, version });
  academy.clock.advance(14 * day);
  await run();
  expect((await academy.call('admin', 'GET', user)).status).toBe(404);
});

test('instalments go on until the day and end with it, and so does what was bought meanwhile', async () => {
  await addPeople(academy, 'buyer');
  await saveCard(academy, 'buyer');
  const sell = async (plan: PlanForm) => {
    const { priceIds } = await addPrices(academy, await addCourse(academy), [plan]);
    return priceIds[0] ?? 0;
  };
  const buyAt = async (price: number) =>
    (await buy(academy, 'buyer', price, { paymentType: 'card' })).purchase?.id ?? 0;
  const plan = await buyAt(await sell({ type: 'paymentPlan', months: 4, total: 12_000 }));
  expect((await deletion('buyer')).body).toMatchObject({
    subscriptions: [],
    instalments: [{ id: plan, paymentsLeft: 3 }],
  });
  const asked = await remove('buyer', 'buyer@example.org');
  expect(asked.body.instalments).toHaveLength(1);
  const late = await buyAt(await sell({ type: 'subscription', amount: 900 }));
  academy.clock.advance(14 * day);
  await run();
  const rows = await academy.db
    .selectFrom('purchase')
    .select(['id', 'status', 'next_payment_at', 'balance_due'])
    .where('id', 'in', [plan, late])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: plan, status: 'expired', next_payment_at: null, balance_due: 0 },
    { id: late, status: 'cancelled', next_payment_at: null, balance_due: 0 },
  ]);
});

test('waits for a payment that begins while the account is being deleted', async () => {
  await addPeople(academy, 'last-minute');
  const { priceIds } = await addPrices(academy, await addCourse(academy));
  await remove('last-minute', 'last-minute@example.org');
  academy.clock.advance(14 * day);
  const forget = async () => {
    await saveCard(academy, 'last-minute', '4000002760003184');
    const { state } = await buy(academy, 'last-minute', priceIds[0] ?? 0);
    expect(state).toBe('confirmationNeeded');
  };
  await run({ recordings: { ...recordings, forget } });
  const userId = await academy.userId('last-minute');
  const payment = await academy.db
    .selectFrom('payment')
    .innerJoin('purchase', 'purchase.id', 'payment.purchase_id')
    .select(['payment.id', 'purchase_id', 'provider_ref'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const paid = await settleCharge(academy.sandbox.books, payment.provider_ref ?? '', 'approved');
  await settlePayment(depsOf(academy), payment.id, paid);
  expect(await readPurchase(academy, payment.purchase_id)).toMatchObject({ captured: 4200 });
  mails = [];
  await run();
  await expect(academy.userId('last-minute')).rejects.toThrow();
  expect(subjects()).toEqual(['last-minute@example.org: Your account has been deleted']);
});

test('signing in leads to where the account can be kept, and ends for good with it', async () => {
  await addAccounts(academy, 'returner');
  await remove('returner', 'returner@example.org');
  const signIn = async () => {
    const browser = createTestBrowser(academy.base);
    const page = await browser.open('/session/login?returnPath=/homeworks');
    return browser.submit(page, { email: 'returner@example.org', password: TEST_PASSWORD });
  };
  expect(new URL((await signIn()).url).pathname).toBe('/security');
  academy.clock.advance(14 * day);
  await run();
  expect((await signIn()).status).toBe(422);
});

test('waits for storage and providers that are away, and loses nothing of the way', async () => {
  await addPeople(academy, 'stuck');
  const { postUpload } = await import('../../testing/world/work.ts');
  const avatar = await postUpload(academy, 'stuck', {
    category: 'avatar',
    fileName: 'me.png',
    bytes: TEST_PNG,
  });
  await academy.call('stuck', 'PATCH', '/me', { avatar });
  await remove('stuck', 'stuck@example.org');
  academy.clock.advance(14 * day);
  const away = { ...storage, clear: () => Promise.reject(new Error('The storage is away.')) };
  await expect(run({ storage: away })).rejects.toThrow('The storage is away.');
  expect(await academy.userId('stuck')).toBeGreaterThan(0);
  await run();
  await expect(academy.userId('stuck')).rejects.toThrow();
});
