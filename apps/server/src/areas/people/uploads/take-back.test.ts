import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../audit/invariant.ts';
import { invariants } from '../../../audit/invariants.ts';
import { createMemoryRecording } from '../../../providers/recording/memory-recording.ts';
import { createLocalStorage } from '../../../providers/storage/local-storage.ts';
import { races, raceTime } from '../../../testing/races.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { runDeletions } from '../../privacy/run-deletions.ts';
import { runUploads } from './run-uploads.ts';
import { takeBackUploads } from './take-back.ts';
import { goodLines, type UploadAcademy, uploadCalls } from './uploads.fixture.ts';

let academy: UploadAcademy;
let calls: ReturnType<typeof uploadCalls>;
beforeAll(async () => {
  const world = await createWorld();
  const { config, clock } = world;
  const folder = `${config.dataDir}/storage`;
  academy = { ...world, storage: createLocalStorage({ ...config, folder, clock }) };
  calls = uploadCalls(academy);
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const mails: string[] = [];
const erasing = () => ({
  ...academy,
  recordings: createMemoryRecording(),
  payments: academy.sandbox.providers,
  publicUrl: 'https://academy.example',
  mail: { send: async ({ to }: { to: string }) => void mails.push(to) },
  onFault: (error: unknown) => {
    throw error;
  },
});
const head = 'firstName,lastName,email,phone,roles\n';

async function upload(name: string, count: number): Promise<number> {
  const { id } = await calls.check(head + goodLines(count, name).join('\n'));
  await calls.change(id, { state: 'running', sendsActivation: false });
  await runUploads(erasing());
  return id;
}
const takeBack = (id: number) =>
  calls.change(id, { state: 'takingBack', reason: 'The wrong file' });
const idOf = async (email: string) =>
  (
    await academy.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;
const emails = async (like: string) =>
  (
    await academy.db.selectFrom('app_user').select('email').where('email', 'like', like).execute()
  ).map(({ email }) => email);

test('accounts that no one used are deleted, the others stay', async () => {
  const id = await upload('back', 4);
  expect((await calls.read(id)).takeBackUntil).not.toBeNull();
  const confirmed = await idOf('back1@people.test');
  await academy.db
    .updateTable('app_user')
    .set({ email_confirmed_at: academy.clock.now() })
    .where('id', '=', confirmed)
    .execute();
  const before = mails.length;
  expect((await calls.change(id, { state: 'takingBack' })).status).toBe(422);
  expect((await takeBack(id)).body).toMatchObject({ state: 'takingBack', takeBackUntil: null });
  await takeBackUploads(erasing());
  expect(await calls.read(id)).toMatchObject({
    state: 'takenBack',
    counts: { added: 1, takenBack: 3 },
  });
  expect(await emails('back%@people.test')).toEqual(['back1@people.test']);
  expect(mails).toHaveLength(before);
  expect(await calls.lines(id, 'takenBack')).toMatchObject(
    Array.from({ length: 3 }, () => ({ name: '', userId: null, faults: [] })),
  );
  // Sent again after a lost answer.
  expect((await takeBack(id)).status).toBe(200);
  const again = await calls.check(head + goodLines(4, 'back').join('\n'));
  expect(again.counts).toMatchObject({ ready: 3, known: 1 });
});

test('an account whose deletion waits already goes at once', async () => {
  const id = await upload('waiting', 1);
  const now = academy.clock.now();
  await academy.db
    .insertInto('account_deletion')
    .values({
      user_id: await idOf('waiting0@people.test'),
      asked_at: now,
      asked_by: await academy.userId('admin'),
      due_at: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  await takeBack(id);
  await takeBackUploads(erasing());
  expect((await calls.read(id)).counts).toMatchObject({ takenBack: 1 });
  expect(await emails('waiting%@people.test')).toEqual([]);
});

test('is possible for a day, once the upload has ended', async () => {
  const { id } = await calls.check(head + goodLines(2, 'late').join('\n'));
  expect((await takeBack(id)).status).toBe(409);
  await calls.change(id, { state: 'running', sendsActivation: false });
  expect((await takeBack(id)).body.message).toBe('Stop this upload before you take it back.');
  await runUploads(erasing());
  const ended_at = new Date(academy.clock.now().getTime() - 25 * 3_600_000);
  await academy.db.updateTable('user_upload').set({ ended_at }).where('id', '=', id).execute();
  expect((await takeBack(id)).body.message).toBe('This upload can’t be taken back any more.');
  expect(await emails('late%@people.test')).toHaveLength(2);
});

test('a stopped upload is taken back, and not gone on with after that', async () => {
  const { id } = await calls.check(head + goodLines(3, 'halfway').join('\n'));
  await calls.change(id, { state: 'running', sendsActivation: false });
  await academy.db
    .updateTable('user_upload_line')
    .set({ outcome: 'faulty' })
    .where('upload_id', '=', id)
    .where('line', '=', 4)
    .execute();
  await runUploads(erasing());
  await academy.db
    .updateTable('user_upload')
    .set({ state: 'stopped' })
    .where('id', '=', id)
    .execute();
  await takeBack(id);
  await takeBackUploads(erasing());
  expect((await calls.change(id, { state: 'running' })).body.state).toBe('takenBack');
  expect(await emails('halfway%@people.test')).toEqual([]);
});

/** Whether a change of an upload waits for another; the embedded database has no connection to ask on. */
async function hasWaiting(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) return;
  await expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'update "user_upload"%'`.execute(
        academy.db,
      );
      return rows.length;
    })
    .toBe(1);
}

test(
  'one that is stopped and taken back while a line is written leaves no account',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const name = `between${round}x`;
      const { id } = await calls.check(head + goodLines(3, name).join('\n'));
      await calls.change(id, { state: 'running' });
      let takenBack: Promise<void> | undefined;
      const stopAndTakeBack = async () => {
        await calls.change(id, { state: 'stopped' });
        await takeBack(id);
        await takeBackUploads(erasing());
      };
      // The mail belongs to the transaction that writes the line.
      const send = async () => {
        if (takenBack) return;
        takenBack = stopAndTakeBack();
        await Promise.race([takenBack, hasWaiting()]);
      };
      await runUploads({ ...erasing(), mail: { send } });
      await takenBack;
      expect(await emails(`${name}%@people.test`)).toEqual([]);
      expect((await calls.read(id)).counts).toMatchObject({ added: 0 });
    }
  },
  raceTime,
);

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a line that another process holds keeps no line before it waiting',
  async () => {
    const id = await upload('held', 3);
    await takeBack(id);
    let running: Promise<void> | undefined;
    await academy.db.transaction().execute(async (trx) => {
      await sql`select 1 from user_upload_line where upload_id = ${id} and line = 4 for update`.execute(
        trx,
      );
      running = takeBackUploads(erasing());
      await expect
        .poll(async () => (await calls.read(id)).counts)
        .toMatchObject({ takenBack: 2, added: 1 });
    });
    await running;
    expect((await calls.read(id)).counts).toMatchObject({ takenBack: 3 });
  },
);

test('one that was cut off before an account was erased is gone on with', async () => {
  const id = await upload('cut', 3);
  await takeBack(id);
  const failing = {
    ...erasing(),
    recordings: {
      ...createMemoryRecording(),
      forget: async () => Promise.reject(new Error('cut')),
    },
  };
  await expect(takeBackUploads(failing as never)).rejects.toThrow('cut');
  expect(await calls.read(id)).toMatchObject({ state: 'takingBack', counts: { takenBack: 1 } });
  await takeBackUploads(erasing());
  await runDeletions(erasing() as never);
  expect(await calls.read(id)).toMatchObject({ state: 'takenBack', counts: { takenBack: 3 } });
  expect(await emails('cut%@people.test')).toEqual([]);
});

test('only whoever uploaded it takes it back', async () => {
  await addPerson(academy, 'colleague', { roles: ['customerSupport'] });
  const id = await upload('own', 1);
  const foreign = uploadCalls(academy, 'colleague');
  expect((await foreign.change(id, { state: 'takingBack', reason: 'The wrong file' })).status).toBe(
    404,
  );
});
