import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MEDIA_PATH } from './areas/media/authoring/uploaded-media.ts';
import { makeRenditions } from './areas/media/renditions/make-renditions.ts';
import { claimMs } from './areas/media/renditions/renditions.repository.ts';
import { sendAuthorNotifications } from './areas/notifications/authoring/send-notifications.ts';
import { runUploads } from './areas/people/uploads/run-uploads.ts';
import { takeBackUploads } from './areas/people/uploads/take-back.ts';
import { runDeletions } from './areas/privacy/run-deletions.ts';
import { makeCopies } from './areas/products/authoring/copies.service.ts';
import { exportProduct } from './areas/products/files/export.service.ts';
import { runImports } from './areas/products/files/run-imports.ts';
import { audit } from './audit/invariant.ts';
import { invariants } from './audit/invariants.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { createLocalStorage } from './providers/storage/local-storage.ts';
import type { StorageProvider } from './providers/storage/storage.ts';
import { createAppOn, type TestApp } from './testing/test-app.ts';
import { addCourse, type Course } from './testing/world/courses.ts';
import { learn } from './testing/world/learning.ts';
import { addPerson } from './testing/world/people.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'uplink-job-kills-'));
const folder = join(dataDir, 'storage');
const workFolder = join(dataDir, 'renditions');
const video = Buffer.alloc(4096, 'v');

interface Academy extends TestApp {
  storage: StorageProvider;
  owner: number;
}

async function open(): Promise<Academy> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database.db);
  const world = await createAppOn(database);
  const known = await world.db.selectFrom('app_user').select('id').executeTakeFirst();
  const storage = createLocalStorage({ ...world.config, folder, clock: world.clock });
  const owner = known?.id ?? (await addPerson(world, 'owner', { roles: ['mentor', 'admin'] }));
  return { ...world, storage, owner };
}

/** A file as its owner uploaded it. */
async function upload(
  { db, storage, clock, owner }: Academy,
  { category, bytes }: { category: string; bytes: Buffer },
): Promise<string> {
  const ending = category === 'lessonVideo' ? 'mp4' : 'zip';
  const key = `${category}/${randomUUID()}.${ending}`;
  await db
    .insertInto('upload_grant')
    .values({
      key,
      user_id: owner,
      category,
      file_name: `file.${ending}`,
      max_size: bytes.length,
      content_type: 'application/octet-stream',
      expires_at: new Date(clock.now().getTime() + 3_600_000),
    })
    .execute();
  await storage.put({ key, contentType: 'application/octet-stream' }, bytes);
  return key;
}

/** An upload of users whose lines wait, and one that is taken back. */
async function addUploads(academy: Academy): Promise<void> {
  const { db, owner, clock } = academy;
  const names = ['one', 'two'];
  for (const state of ['running', 'takingBack']) {
    const row = { file_name: `${state}.csv`, upload_key: 'csv/a.csv', columns: '[]' };
    const { id } = await db
      .insertInto('user_upload')
      .values({ ...row, user_id: owner, state, created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [index, name] of names.entries()) {
      const email = `${name}@${state}.test`.toLowerCase();
      const added = state === 'running' ? null : await addPerson(academy, email, { email });
      const values = { firstName: 'Ann', lastName: name, email, phone: null, roles: ['student'] };
      await db
        .insertInto('user_upload_line')
        .values({
          upload_id: id,
          line: index + 2,
          outcome: added === null ? 'ready' : 'added',
          values: added === null ? JSON.stringify(values) : '{}',
          added_user_id: added,
        })
        .execute();
    }
  }
  // They are new: no one has confirmed them.
  await db
    .updateTable('app_user')
    .set({ email_confirmed_at: null })
    .where('email', 'like', '%@takingback.test')
    .execute();
}

const told = ['ann', 'ben', 'cid', 'dee', 'eva'];

/** A notification to the learners of a product, which is due. */
async function addNotice(academy: Academy, product: Course): Promise<void> {
  for (const learner of told) {
    await addPerson(academy, learner);
    await learn(academy, learner, product);
  }
  const now = academy.clock.now();
  await academy.db
    .insertInto('author_notification')
    .values({
      owner_id: academy.owner,
      message: 'The live lab begins at nine.',
      type: 'info',
      audience: 'modules',
      audience_ids: [product.id],
      scheduled: true,
      due_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** A course with a copy, an import, a notification and smaller versions of a video that wait to be made. */
async function prepare(): Promise<void> {
  const academy = await open();
  const { db, owner, clock } = academy;
  const form = {
    ownerId: owner,
    shortDescription: 'All of it.',
    lessons: [{ name: 'First', quiz: true as const, homework: { brief: 'Do it' } }],
  };
  const course = await addCourse(academy, { ...form, name: 'Frames', uniqueName: 'frames' });
  const gone = await addCourse(academy, { ...form, name: 'Trunks', uniqueName: 'trunks' });
  const { archive } = await exportProduct(academy, { id: owner }, gone.id);
  const bytes = await buffer(archive);
  await db
    .updateTable('module')
    .set({ deleted_at: clock.now() })
    .where('id', '=', gone.id)
    .execute();
  const product_id = course.id;
  await db
    .insertInto('product_copy')
    .values({
      source_id: product_id,
      user_id: owner,
      url: 'frames-2',
      alias: 'FR2',
      created_at: clock.now(),
    })
    .execute();
  await db
    .insertInto('product_import')
    .values({
      user_id: owner,
      state: 'waiting',
      name: 'Trunks',
      type: 2,
      created_at: clock.now(),
      upload_key: await upload(academy, { category: 'productFiles', bytes }),
      counts: '{}',
      changes: '[]',
      faults: '[]',
    })
    .execute();
  const upload_key = await upload(academy, { category: 'lessonVideo', bytes: video });
  await db
    .insertInto('media_file')
    .values({
      product_id,
      upload_key,
      address: MEDIA_PATH + upload_key,
      kind: 'video',
      name: 'film.mp4',
      size: video.length,
      width: 640,
      height: 480,
      duration: 9,
      uploaded_at: clock.now(),
    })
    .execute();
  await db
    .updateTable('authored_lesson')
    .set({ video_provider: 'file', video_url: MEDIA_PATH + upload_key, video_duration: 9 })
    .where('product_id', '=', product_id)
    .execute();
  await addUploads(academy);
  await addNotice(academy, course);
  await academy.close();
}

/** Runs a job in another process until its middle, and kills that without a word. */
async function killIn(job: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      '--conditions=uplink-source',
      fileURLToPath(new URL('./testing/held-job.ts', import.meta.url)),
      ...[job, dataDir, folder],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const said = await Promise.race([once(child.stdout, 'data'), ended]);
  expect(String(said[0])).toBe('held\n');
  child.kill('SIGKILL');
  await ended;
}

describe.skipIf(process.env.TEST_DATABASE_URL)('a job that is killed in its middle', () => {
  let academy: Academy;
  /** The courses that are there, by name. */
  const courses = async () => {
    const found = academy.db.selectFrom('module').select('name').where('type', '=', 2);
    const rows = await found.where('deleted_at', 'is', null).orderBy('name').execute();
    return rows.map(({ name }) => name);
  };
  const mails: string[] = [];
  const mail = { send: async ({ subject }: { subject: string }) => mails.push(subject) } as never;
  const onFault = (error: unknown) => {
    throw error;
  };
  const jobDeps = () => ({ ...academy, mail, publicUrl: 'https://academy.example', onFault });
  beforeAll(async () => {
    await prepare();
    for (const job of ['copies', 'imports', 'renditions', 'uploads', 'takeBacks', 'notices'])
      await killIn(job);
    academy = await open();
  }, 120_000);
  afterAll(async () => {
    await academy.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('leaves nothing half made', async () => {
    expect(await courses()).toEqual(['Frames']);
    for (const table of ['product_copy', 'product_import'] as const)
      expect(await academy.db.selectFrom(table).select('state').execute()).toEqual([
        { state: 'waiting' },
      ]);
    const [version] = await academy.db.selectFrom('video_rendition').selectAll().execute();
    expect(version).toMatchObject({ state: 'running', address: null, storage_key: null });
    expect(await audit(academy.db, invariants)).toEqual([]);
  });

  test('as a copy is made whole by the next run, once', async () => {
    await makeCopies(jobDeps());
    await makeCopies(jobDeps());
    expect(await academy.db.selectFrom('product_copy').select('state').execute()).toEqual([
      { state: 'done' },
    ]);
    expect(await courses()).toEqual(['Frames', 'Frames']);
    expect(mails).toEqual(['Frames was duplicated']);
    expect(await audit(academy.db, invariants)).toEqual([]);
  });

  test('as an import is made whole by a run an hour later, once', async () => {
    const clock = { now: () => new Date(academy.clock.now().getTime() + 3_700_000) };
    await runImports({ ...jobDeps(), clock });
    await runImports({ ...jobDeps(), clock });
    expect(await academy.db.selectFrom('product_import').select('state').execute()).toEqual([
      { state: 'done' },
    ]);
    expect(await courses()).toEqual(['Frames', 'Frames', 'Trunks']);
    expect(mails.at(-1)).toBe('Trunks was imported');
  });

  const accounts = async (ending: string) => {
    const found = academy.db.selectFrom('app_user').select('email').orderBy('email');
    return (await found.where('email', 'like', `%@${ending}`).execute()).map(({ email }) => email);
  };

  test('as an upload of users adds each of them once, by the next run', async () => {
    expect(await accounts('running.test')).toEqual([]);
    await runUploads(jobDeps());
    await runUploads(jobDeps());
    expect(await accounts('running.test')).toEqual(['one@running.test', 'two@running.test']);
    expect(mails.filter((subject) => subject.startsWith('Activate'))).toHaveLength(2);
    expect(mails.at(-1)).toBe('running.csv was uploaded');
  });

  test('as an upload is taken back whole, the account that was begun with too', async () => {
    const deps = {
      ...jobDeps(),
      recordings: undefined,
      payments: academy.sandbox.providers,
    };
    academy.clock.advance(Date.now() - academy.clock.now().getTime());
    await takeBackUploads(deps);
    await runDeletions(deps);
    expect(await accounts('takingback.test')).toEqual([]);
    const states = academy.db.selectFrom('user_upload').select('state').orderBy('id');
    expect(await states.execute()).toEqual([{ state: 'done' }, { state: 'takenBack' }]);
    expect(await audit(academy.db, invariants)).toEqual([]);
  });

  test('as a notification reaches everyone once, those of the batch that was lost too', async () => {
    const notice = async () => {
      const columns = ['started_at', 'sent_at', 'sent_count'] as const;
      return academy.db.selectFrom('author_notification').select(columns).executeTakeFirst();
    };
    const reached = async () => {
      const found = academy.db.selectFrom('user_notification').select('user_id');
      return (await found.where('occasion', 'like', 'author:%').execute()).length;
    };
    expect([await reached(), await notice()]).toMatchObject([2, { sent_at: null, sent_count: 2 }]);
    for (const _run of [1, 2]) await sendAuthorNotifications(academy.db, academy.clock, 2);
    expect(await reached()).toBe(told.length);
    expect(await notice()).toMatchObject({ sent_at: expect.any(Date), sent_count: told.length });
  });

  test('as a smaller video is made again once no one holds it, and its remains are removed', async () => {
    expect(readdirSync(workFolder)).toHaveLength(1);
    const encoder = {
      isThere: async () => true,
      encode: ({ output }: { output: string }) => writeFile(output, 'whole'),
    };
    const deps = { ...academy, workFolder, encoder, onFault: () => {} };
    const { signal } = new AbortController();
    const states = () => academy.db.selectFrom('video_rendition').select('state').execute();
    academy.clock.advance(Date.now() - academy.clock.now().getTime());
    await makeRenditions(deps, signal);
    expect(await states()).toEqual([{ state: 'running' }]);
    academy.clock.advance(claimMs);
    await makeRenditions(deps, signal);
    expect(await states()).toEqual([{ state: 'done' }]);
    expect(readdirSync(workFolder)).toEqual([]);
    const stored = await academy.storage.list('renditions/');
    expect(stored.map(({ size }) => size)).toEqual(['whole'.length]);
  });
});
