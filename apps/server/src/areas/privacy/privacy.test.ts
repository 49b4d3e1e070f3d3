import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { createPdfPrinter, type PdfPrinter } from '../../pdf/pdf-printer.ts';
import { chooseStorage } from '../../providers/providers.ts';
import type { StorageProvider } from '../../providers/storage/storage.ts';
import type { ListeningApp } from '../../testing/test-app.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { findPlanted } from './find-planted.fixture.ts';
import { addFullAccount, planted } from './full-account.fixture.ts';
import { runExports } from './run-exports.ts';
import { runSealing } from './run-sealing.ts';

let academy: ListeningApp;
let storage: StorageProvider;
let pdf: PdfPrinter;
let mails: { to: string; subject: string }[];
beforeAll(async () => {
  academy = await createListeningWorld();
  ({ storage } = await chooseStorage(academy));
  pdf = createPdfPrinter(() => {});
  mails = [];
  await addFullAccount(academy);
}, 120_000);
afterAll(async () => {
  await pdf.close();
  await academy.close();
});

const deps = () => ({
  ...academy,
  storage,
  pdf,
  seller: academy.config.seller,
  config: academy.config,
  publicUrl: academy.base,
  mail: { send: async (mail: (typeof mails)[number]) => void mails.push(mail) },
  onFault: (error: unknown) => {
    throw error;
  },
});

/** Through the API, and by the job that encrypts what was stored before. */
const encryptedAtOnce = ['taxId', 'billingStreet'];
const encryptedLater = ['street', 'survey', 'shipping', 'staffNote'];
const names = Object.keys(planted);
const byPlace = (one: string, other: string) => names.indexOf(one) - names.indexOf(other);

const ask = () => academy.call('learner', 'POST', '/me/data-export');
const state = async () => (await academy.call('learner', 'GET', '/me/data-export')).body;

test('every planted value is found before, but for what is encrypted', async () => {
  const missing = async () => {
    const found = await findPlanted(academy);
    return Object.keys(planted).filter((key) => !found[key]);
  };
  expect(await missing()).toEqual(encryptedAtOnce);
  await runSealing(academy);
  expect(await missing()).toEqual([...encryptedAtOnce, ...encryptedLater].toSorted(byPlace));
});

describe('the copy of the own data', () => {
  test('has everything planted, certificates, receipts, uploads and a page', async () => {
    expect((await state()).state).toBe('none');
    const [first, second] = await Promise.all([ask(), ask()]);
    expect([first.body.state, second.body.state]).toEqual(['preparing', 'preparing']);
    await Promise.all([runExports(deps()), runExports(deps())]);
    expect(await state()).toMatchObject({ state: 'ready', size: expect.any(Number) });
    expect(mails).toEqual([
      expect.objectContaining({ to: planted.email, subject: 'Your data is ready to download' }),
    ]);
    const { body } = await academy.call('learner', 'POST', '/me/data-export/file');
    const files = await unzip(await (await fetch(body.url)).arrayBuffer());
    const all = [...files].map(([name, text]) => `${name}\n${text}`).join('\n');
    expect(Object.entries(planted).filter(([, value]) => !all.includes(value))).toEqual([]);
    const names = [...files.keys()];
    expect(names).toEqual(
      expect.arrayContaining([
        'index.html',
        expect.stringMatching(/^certificates\/.+\.pdf$/),
        expect.stringMatching(/^receipts\/.+\.pdf$/),
        expect.stringMatching(/^uploads\/avatar\/.+me\.png$/),
        expect.stringMatching(/^uploads\/homework\/.+zq-file\.txt$/),
      ]),
    );
    for (const name of names.filter((one) => one !== 'index.html'))
      expect(files.get('index.html')).toContain(name.split('/').map(encodeURIComponent).join('/'));
  });

  test('has no password, key or hash', async () => {
    const { body } = await academy.call('learner', 'POST', '/me/data-export/file');
    const files = await unzip(await (await fetch(body.url)).arrayBuffer());
    const all = [...files.values()].join('\n');
    expect(all).not.toMatch(/"(\w+_hash|public_key|sealed_key|upload_key|sha256)"/);
  });

  test('is asked for and downloaded after a fresh sign-in only', async () => {
    const authorization = `Bearer ${await academy.tokenOf('learner', 6 * 60_000)}`;
    for (const url of ['/me/data-export', '/me/data-export/file']) {
      const stale = await academy.app.inject({ method: 'POST', url, headers: { authorization } });
      expect([stale.statusCode, stale.json().code]).toEqual([403, 'staleSignIn']);
    }
  });

  test('is not made a second time on one day, and goes after a week', async () => {
    expect((await ask()).body.state).toBe('ready');
    academy.clock.advance(7 * 86_400_000);
    expect((await state()).state).toBe('none');
    await runExports(deps());
    expect(await storage.list('exports/')).toEqual([]);
    const gone = await academy.call('learner', 'POST', '/me/data-export/file');
    expect(gone.status).toBe(404);
  });

  test('that fails is said to have failed, leaves no file, and can be asked for again', async () => {
    await ask();
    const broken = { ...storage, join: () => Promise.reject(new Error('The disk is full.')) };
    const faults: unknown[] = [];
    await runExports({ ...deps(), storage: broken, onFault: (error) => faults.push(error) });
    expect([faults.length, (await state()).state]).toEqual([1, 'failed']);
    expect(await storage.list('exports/')).toEqual([]);
    expect((await ask()).body.state).toBe('preparing');
  });

  test('leaves nothing of a process that was killed, and keeps what is whole', async () => {
    await runExports(deps());
    const whole = await storage.list('exports/');
    expect(whole).toHaveLength(1);
    const left = { key: `exports/${randomUUID()}`, contentType: 'application/octet-stream' };
    await storage.put(left, Buffer.from(planted.note));
    await runExports(deps());
    expect(await storage.list('exports/')).toEqual(whole);
  });
});

async function unzip(bytes: ArrayBuffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, autoClose: false });
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    files.set(entry.fileName, Buffer.concat(await stream.toArray()).toString());
  }
  return files;
}
