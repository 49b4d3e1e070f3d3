import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalStorage } from '../../../providers/storage/local-storage.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { runUploads } from './run-uploads.ts';
import {
  goodLines,
  type Line,
  newState,
  plantedFile,
  storeCsv,
  type UploadAcademy,
} from './uploads.fixture.ts';

let academy: UploadAcademy;
beforeAll(async () => {
  const world = await createWorld();
  const { config, clock } = world;
  const folder = `${config.dataDir}/storage`;
  academy = { ...world, storage: createLocalStorage({ ...config, folder, clock }) };
  await addPerson(academy, 'support', { roles: ['customerSupport'] });
  await addPerson(academy, 'boss', { roles: ['admin'] });
  await addPerson(academy, 'known', { email: 'known@people.test' });
});
afterAll(() => academy.close());

const mails: { to: string; subject: string }[] = [];
const run = (send = async (mail: (typeof mails)[number]) => void mails.push(mail)) =>
  runUploads({
    ...academy,
    publicUrl: 'https://academy.example',
    mail: { send } as never,
    onFault: (_error, what) => void faults.push(what),
  });
const faults: string[] = [];

async function check(text: string | Buffer, by = 'admin', fields: unknown = null) {
  const key = await storeCsv(academy, by, text);
  return academy.call(by, 'POST', '/management/user-uploads', { key, fields });
}
const checked = async (text: string, by?: string): Promise<Schema<'UserUpload'>> =>
  (await check(text, by)).body;
const start = (id: number, sendsActivation = false) =>
  academy.call('admin', 'PATCH', ...newState(id, 'running', sendsActivation));
const stop = (id: number) => academy.call('admin', 'PATCH', ...newState(id, 'stopped'));
const read = async (id: number): Promise<Schema<'UserUpload'>> =>
  (await academy.call('admin', 'GET', `/management/user-uploads/${id}`)).body;
const linesOf = async (id: number, outcome: string, by = 'admin'): Promise<Line[]> =>
  (
    await academy.call(
      by,
      'GET',
      `/management/user-uploads/${id}/lines?pageSize=100&outcome=${outcome}`,
    )
  ).body.data;
const emails = async (like: string) =>
  (
    await academy.db.selectFrom('app_user').select('email').where('email', 'like', like).execute()
  ).map(({ email }) => email);

const head = 'firstName,lastName,email,phone,roles\n';

describe('a dry run', () => {
  test('finds 40 planted faults in 2,000 lines by line and column, and adds no one', async () => {
    const { text, faults } = plantedFile();
    const upload = await checked(text);
    expect(upload).toMatchObject({ state: 'checked', fileName: 'intake.csv' });
    expect(upload.columns.map(({ field }) => field)).toEqual([
      ...['firstName', 'lastName', 'email', 'phone', 'roles'],
    ]);
    expect(faults.size).toBe(40);
    expect(upload.counts).toEqual({
      ...{ ready: 1960, faulty: 40, known: 0 },
      ...{ added: 0, updated: 0, failed: 0, takenBack: 0 },
    });
    const found = (await linesOf(upload.id, 'faulty')).map((one): [number, [string, string]] => [
      one.line,
      [one.faults[0]?.column ?? '', one.faults[0]?.message ?? ''],
    ]);
    expect(new Map(found)).toEqual(faults);
    expect(await emails('planted%')).toEqual([]);
  });

  test('of 2,000 lines is followed by the 1,960 without faults', { timeout: 240_000 }, async () => {
    const { id } = await checked(plantedFile().text);
    await start(id);
    await run();
    expect(await read(id)).toMatchObject({
      state: 'done',
      counts: { ready: 0, faulty: 40, added: 1960 },
    });
    expect(await emails('planted%')).toHaveLength(1960);
    expect((await checked(plantedFile().text)).counts).toMatchObject({ ready: 0, known: 1960 });
  });

  test('says what has an account, and what is repeated in other letters', async () => {
    const upload = await checked(
      `${head}Ann,One,KNOWN@people.test,,\nAnn,Two,two@people.test,,\nAnn,Two,TWO@people.test,,\n`,
    );
    expect(upload.counts).toMatchObject({ ready: 1, faulty: 1, known: 1 });
    expect(await linesOf(upload.id, 'known')).toMatchObject([
      { line: 2, name: 'Ann One', faults: [{ column: 'email' }] },
    ]);
  });

  test('says of what is no address only that, however often it is there', async () => {
    const upload = await checked(`${head}Ann,One,unknown,,\nBen,Two,unknown,,`);
    const lines = await linesOf(upload.id, 'faulty');
    expect(lines.map(({ faults }) => faults.map(({ message }) => message))).toEqual([
      [VALIDATION.email],
      [VALIDATION.email],
    ]);
  });

  test('takes semicolons, a mark at the start, quoted line breaks and spreadsheet quotes', async () => {
    const upload = await checked(
      `\uFEFFFirst name;Surname;E-mail;Phone\n"Ann";"Mary\nLou";x@people.test;\n\nBen;Two;y@people.test;'+31 6 12345678\n`,
    );
    expect(upload.counts).toMatchObject({ ready: 1, faulty: 1 });
    const [faulty] = await linesOf(upload.id, 'faulty');
    expect(faulty?.faults[0]?.column).toBe('Surname');
  });

  test('lets columns be chosen, and says when a needed one is missing', async () => {
    const text = 'a,b,c\nAnn,One,one@chosen.test\n';
    const missing = (await check(text)).body;
    expect((await linesOf(missing.id, 'faulty'))[0]?.faults).toContainEqual({
      column: null,
      at: null,
      value: '',
      message: `First name: ${VALIDATION.required}`,
    });
    const chosen = await check(text, 'admin', ['firstName', 'lastName', 'email']);
    expect(chosen.body.counts.ready).toBe(1);
    for (const fields of [['email'], ['email', 'email', null]])
      expect((await check(text, 'admin', fields)).status).toBe(422);
  });

  test.each([
    ['an empty file', '', /no users/],
    ['a heading alone', head, /no users/],
    ['other letters', Buffer.from([0x41, 0xff, 0xfe]), /UTF-8/],
    ['a quote without an end', `${head}"Ann,One,one@open.test`, /can't read/],
    ['10,001 lines', head + 'a,b,c\n'.repeat(10_001), /10,000/],
  ])('refuses %s with what to do', async (_name, text, message) => {
    const { status, body } = await check(text);
    expect([status, body.message]).toEqual([422, expect.stringMatching(message)]);
  });

  test('survives characters that no database takes', async () => {
    const upload = await checked(`${head}A\0nn,One,a\0b@people.test,\0,\0\n`);
    expect(upload.counts).toMatchObject({ faulty: 1, ready: 0 });
  });

  test('lets customer support add learners alone', async () => {
    const text = `${head}Ann,One,a@support.test,,mentor\nBen,Two,b@support.test,,student\n`;
    const upload = await checked(text, 'support');
    expect(upload.counts).toMatchObject({ ready: 1, faulty: 1 });
    expect((await linesOf(upload.id, 'faulty', 'support'))[0]?.faults[0]?.message).toBe(
      'Only admins can give roles',
    );
  });
});

describe('an upload', () => {
  test('adds each line once with its log and mail, and mails who began it', async () => {
    const text = `${head}Ann,One,a@done.test,+31 6 12345678,mentor\nBen,Two,bad,,\nCy,Three,c@done.test,,\n`;
    const upload = await checked(text);
    const before = mails.length;
    expect((await start(upload.id, true)).body.state).toBe('running');
    expect((await start(upload.id, true)).status).toBe(200);
    await run();
    const done = await read(upload.id);
    expect(done).toMatchObject({ state: 'done', counts: { ready: 0, added: 2, faulty: 1 } });
    expect(done.endedAt).not.toBeNull();
    const added = await linesOf(upload.id, 'added');
    const user = await academy.call('admin', 'GET', `/management/users/${added[0]?.userId}`);
    expect(user.body).toMatchObject({
      firstName: 'Ann',
      phone: '+31 6 12345678',
      roles: ['mentor'],
      signupMethod: 'staff',
    });
    const log = await academy.call('admin', 'GET', `/management/users/${added[0]?.userId}/logs`);
    expect(log.body.data).toMatchObject([{ action: 'create', reason: 'intake.csv, line 2' }]);
    expect(mails.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
      ['a@done.test', 'Activate your Uplink Academy account'],
      ['c@done.test', 'Activate your Uplink Academy account'],
      [expect.any(String), 'intake.csv was uploaded'],
    ]);
    await run();
    expect(mails).toHaveLength(before + 3);
  });

  test('of the same file twice adds no one twice', async () => {
    const text = head + goodLines(5, 'twice').join('\n');
    const [first, second] = [await checked(text), await checked(text)];
    for (const { id } of [first, second]) await start(id);
    await run();
    expect((await read(first.id)).counts.added).toBe(5);
    expect((await read(second.id)).counts).toMatchObject({ added: 0, known: 5 });
    expect((await checked(text)).counts).toMatchObject({ ready: 0, known: 5 });
    expect(await emails('twice%')).toHaveLength(5);
  });

  test('is stopped, keeps what was added, and goes on', async () => {
    const upload = await checked(head + goodLines(60, 'stopped').join('\n'));
    expect((await stop(upload.id)).status).toBe(409);
    await start(upload.id, true);
    let sent = 0;
    let stopping: Promise<unknown> | undefined;
    await run(async () => {
      sent += 1;
      // Not waited for here: the line's transaction may hold the only connection.
      if (sent === 3) stopping = stop(upload.id);
    });
    await stopping;
    const stopped = await read(upload.id);
    expect(stopped).toMatchObject({ state: 'stopped', counts: { added: sent, ready: 60 - sent } });
    expect(sent).toBeLessThan(60);
    await run();
    expect(await read(upload.id)).toEqual(stopped);
    await start(upload.id);
    await run();
    expect(await read(upload.id)).toMatchObject({ state: 'done', counts: { added: 60 } });
    expect((await stop(upload.id)).status).toBe(409);
  });

  test('goes on behind a line that can’t be stored, and reports it', async () => {
    const upload = await checked(head + goodLines(3, 'fails').join('\n'));
    await start(upload.id, true);
    faults.length = 0;
    await run(async ({ to }) => {
      if (to === 'fails1@people.test') throw Object.assign(new Error('No.'), { code: '22P05' });
    });
    expect(await read(upload.id)).toMatchObject({ state: 'done', counts: { added: 2, failed: 1 } });
    expect(await emails('fails1%')).toEqual([]);
    expect(faults).toEqual([`upload of users ${upload.id}, line 3`]);
  });

  test.each([
    ['deadlock', Object.assign(new Error('Deadlock.'), { code: '40P01' })],
    ['disconnect', new Error('Connection terminated')],
    ['bug', new TypeError('undefined')],
  ])('tries a line again after a %s', async (fault, error) => {
    const name = `after${fault}`;
    const upload = await checked(head + goodLines(2, name).join('\n'));
    await start(upload.id, true);
    const running = run(async ({ to }) => {
      if (to === `${name}1@people.test`) throw error;
    });
    await expect(running).rejects.toThrow(error.message);
    expect(await read(upload.id)).toMatchObject({
      state: 'running',
      counts: { added: 1, ready: 1, failed: 0 },
    });
    await run();
    expect(await read(upload.id)).toMatchObject({ state: 'done', counts: { added: 2 } });
  });

  test('is not gone on with for someone who lost the role', async () => {
    await addPerson(academy, 'leaver', { roles: ['customerSupport'] });
    const upload = await checked(head + goodLines(2, 'leaver').join('\n'), 'leaver');
    await academy.call('leaver', 'PATCH', ...newState(upload.id, 'running'));
    await academy.db
      .deleteFrom('user_role')
      .where('user_id', '=', await academy.userId('leaver'))
      .execute();
    await run();
    expect(await emails('leaver%@people.test')).toEqual([]);
  });

  test('has a file with what became of each line', async () => {
    const upload = await checked(`${head}Ann,One,a@file.test,,\n=cmd,Two,bad,,\n`);
    await start(upload.id);
    await run();
    const answer = await academy.app.inject({
      url: `/management/user-uploads/${upload.id}/file`,
      headers: { authorization: `Bearer ${await academy.tokenOf('admin')}` },
    });
    const rows = parse(answer.body, { bom: true }) as string[][];
    expect(rows.slice(1).map((row) => row.slice(0, 5))).toEqual([
      ['2', 'added', 'Ann', 'One', 'a@file.test'],
      ['3', 'faulty', "'=cmd", 'Two', 'bad'],
    ]);
    expect(rows[2]?.[10]).toBe(`email: ${VALIDATION.email}`);
  });

  test('is its owner’s alone', async () => {
    const upload = await checked(head + goodLines(1, 'owner').join('\n'));
    for (const rest of ['', '/lines', '/file']) {
      const { status } = await academy.call(
        'boss',
        'GET',
        `/management/user-uploads/${upload.id}${rest}`,
      );
      expect(status, rest).toBe(404);
    }
    expect((await academy.call('boss', 'PATCH', ...newState(upload.id, 'running'))).status).toBe(
      404,
    );
    const key = await storeCsv(academy, 'boss', head);
    const stolen = { key, fields: null };
    expect((await academy.call('admin', 'POST', '/management/user-uploads', stolen)).status).toBe(
      404,
    );
  });

  test('of several processes at once adds each line once, as does a run after one that was cut off', async () => {
    const upload = await checked(head + goodLines(30, 'races').join('\n'));
    await start(upload.id, true);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await read(upload.id)).toMatchObject({
      state: 'done',
      counts: { added: 30, failed: 0 },
    });
    const codes = await academy.db
      .selectFrom('email_code')
      .innerJoin('app_user', 'app_user.id', 'email_code.user_id')
      .select('email_code.user_id')
      .where('app_user.email', 'like', 'races%')
      .execute();
    expect(new Set(codes.map(({ user_id }) => user_id)).size).toBe(30);
    expect(codes).toHaveLength(30);
  });
});
