import { VALIDATION } from '@uplink/api-client/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalStorage } from '../../../providers/storage/local-storage.ts';
import { addCohort } from '../../../testing/world/cohorts.ts';
import { addProgram, type Product } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { runUploads } from './run-uploads.ts';
import { goodLines, plantedFile, type UploadAcademy, uploadCalls } from './uploads.fixture.ts';

let academy: UploadAcademy;
let calls: ReturnType<typeof uploadCalls>;
let program: Product;
beforeAll(async () => {
  const world = await createWorld();
  const { config, clock } = world;
  const folder = `${config.dataDir}/storage`;
  academy = { ...world, storage: createLocalStorage({ ...config, folder, clock }) };
  calls = uploadCalls(academy);
  program = await addProgram(academy, []);
  await addCohort(academy, program, [], { name: 'March Evenings' });
});
afterAll(() => academy.close());

const mail = { send: async () => {} };
const run = () =>
  runUploads({
    ...academy,
    publicUrl: 'https://academy.example',
    mail: mail as never,
    onFault: (error) => {
      throw error;
    },
  });
const head = 'firstName,lastName,email,phone,roles,intake,t-shirt\n';

test('faulty cells are corrected in place, and the file stays as it is', async () => {
  const text = `${head}Ann,One,ann@people,,\n,Two,ben@mend.test,,\nCy,Three,cy@mend.test,,\n`;
  const { id, counts } = await calls.check(text);
  expect(counts).toMatchObject({ ready: 1, faulty: 2 });
  const [ann, ben] = await calls.lines(id, 'faulty');
  expect(ann?.faults).toEqual([
    { column: 'email', at: 2, value: 'ann@people', message: VALIDATION.email },
  ]);
  expect(ben?.faults[0]).toMatchObject({ column: 'firstName', at: 0, value: '' });
  const first = await calls.correct(id, [{ line: 2, at: 2, value: ' cy@mend.test ' }]);
  expect(first.body).toMatchObject({ id, state: 'checked', counts: { ready: 1, faulty: 2 } });
  expect((await calls.lines(id, 'faulty')).map(({ faults }) => faults[0]?.message)).toEqual([
    VALIDATION.required,
    'Same as line 2',
  ]);
  const cells = [
    { line: 2, at: 2, value: 'ann@mend.test' },
    { line: 3, at: 0, value: 'Ben' },
  ];
  expect((await calls.correct(id, cells)).body.counts).toMatchObject({ ready: 3, faulty: 0 });
  await calls.change(id, { state: 'running' });
  await run();
  expect((await calls.read(id)).counts).toMatchObject({ added: 3 });
  const { corrections } = await academy.db
    .selectFrom('user_upload')
    .select('corrections')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(corrections).toEqual([]);
  expect((await calls.correct(id, cells)).status).toBe(409);
});

test('other columns are checked with what was corrected', async () => {
  const { id } = await calls.check('a,b,c\nAnn,One,ann@people\n');
  await calls.correct(id, [{ line: 2, at: 2, value: 'ann@columns.test' }]);
  const { body } = await calls.correct(id, [], ['firstName', 'lastName', 'email']);
  expect(body).toMatchObject({ id, counts: { ready: 1, faulty: 0 } });
  expect(body.columns[2]).toEqual({ name: 'c', samples: ['ann@columns.test'], field: 'email' });
  expect((await calls.correct(id, [], ['email'])).status).toBe(422);
  expect((await calls.correct(id, [{ line: 9, at: 0, value: '' }])).status).toBe(422);
});

test('sizes and cohorts are checked, and given with the account', async () => {
  await addCohort(academy, program, [], { name: 'Twice' });
  await addCohort(academy, program, [], { name: 'twice' });
  const { id, columns } = await calls.check(
    `${head}Ann,One,ann@cohort.test,,,march evenings,xl\nBen,Two,ben@cohort.test,,,March Evenigs,XXXXXL\nCy,Three,cy@cohort.test,,,Twice,\n`,
  );
  expect(columns.slice(5).map(({ field }) => field)).toEqual(['cohort', 'tshirtSize']);
  expect((await calls.lines(id, 'faulty')).map(({ faults }) => faults)).toEqual([
    [
      { column: 't-shirt', at: 6, value: 'XXXXXL', message: 'Not a size' },
      { column: 'intake', at: 5, value: 'March Evenigs', message: 'No such cohort' },
    ],
    [{ column: 'intake', at: 5, value: 'Twice', message: 'Several cohorts have this name' }],
  ]);
  await calls.change(id, { state: 'running', sendsActivation: false });
  await run();
  const [added] = await calls.lines(id, 'added');
  const user = (await academy.call('admin', 'GET', `/management/users/${added?.userId}`)).body;
  expect(user.tshirtSize).toBe('XL');
  const place = await academy.db
    .selectFrom('user_module')
    .innerJoin('cohort', 'cohort.id', 'user_module.cohort_id')
    .select('cohort.name')
    .where('user_id', '=', added?.userId ?? 0)
    .executeTakeFirst();
  expect(place?.name).toBe('March Evenings');
  const logs = await academy.call('admin', 'GET', `/management/users/${added?.userId}/logs`);
  expect(logs.body.data.map(({ action }: { action: string }) => action)).toContain('assignCohort');
});

test('cohorts of the file can be left out, and a full one stops its line alone', async () => {
  const full = await addCohort(academy, program, [], { name: 'Small' });
  await academy.db.updateTable('cohort').set({ seats: 1 }).where('id', '=', full).execute();
  const lines = goodLines(2, 'seat').map((line) => `${line},Small,`);
  const seats = await calls.check(head + lines.join('\n'));
  await calls.change(seats.id, { state: 'running', sendsActivation: false });
  await run();
  expect((await calls.read(seats.id)).counts).toMatchObject({ added: 1, failed: 1 });
  expect((await calls.lines(seats.id, 'failed'))[0]?.faults[0]?.message).toBe(
    'This cohort is full.',
  );
  const again = await calls.check(head + lines.join('\n'));
  expect(again.counts).toMatchObject({ known: 1, ready: 1 });
  await calls.change(again.id, { state: 'running', sendsActivation: false, assignsCohort: false });
  await run();
  expect((await calls.read(again.id)).counts).toMatchObject({ added: 1, failed: 0 });
});

test('only whoever uploaded it corrects a file', async () => {
  await addPerson(academy, 'other', { roles: ['admin'] });
  const { id } = await calls.check(`${head}Ann,One,ann@people,,\n`);
  const foreign = uploadCalls(academy, 'other');
  expect((await foreign.correct(id, [])).status).toBe(404);
});

test('people who have an account are updated only where that is chosen, by the rules of one change', async () => {
  const [known, boss] = ['known@update.test', 'boss@update.test'];
  const userId = await addPerson(academy, 'known', { email: known });
  await addPerson(academy, 'boss', { email: boss, roles: ['admin'] });
  await addPerson(academy, 'support', { roles: ['customerSupport'] });
  const support = uploadCalls(academy, 'support');
  const text = `${head}Maya,Okafor,${known},,,March Evenings,m\nNot,Mine,${boss},,\n`;
  const read = async () => (await academy.call('admin', 'GET', `/management/users/${userId}`)).body;
  const plain = await support.check(text);
  expect(plain.counts).toMatchObject({ ready: 0, known: 2 });
  await support.change(plain.id, { state: 'running' });
  await run();
  expect(await read()).toMatchObject({ firstName: 'Known', tshirtSize: null });
  const { id } = await support.check(text);
  await support.change(id, { state: 'running', updatesKnown: true });
  await run();
  expect((await support.read(id)).counts).toMatchObject({ known: 0, updated: 1, failed: 1 });
  expect(await read()).toMatchObject({ firstName: 'Maya', lastName: 'Okafor', tshirtSize: 'M' });
  expect((await support.lines(id, 'updated'))[0]).toMatchObject({ name: 'Maya Okafor', userId });
  expect((await support.lines(id, 'failed'))[0]?.faults[0]?.message).toBe(
    'Only admins can change staff accounts.',
  );
});

test('all of 40 faults in 2,000 lines are corrected at their line and column', async () => {
  const { text, faults } = plantedFile();
  const { id, counts } = await calls.check(text);
  expect(counts).toMatchObject({ ready: 1960, faulty: 40 });
  const right = (column: string | null, line: number) =>
    ({ mail: `mended${line}@mend.test`, given_name: 'Ann' })[column ?? ''] ?? '';
  const cells = (await calls.lines(id, 'faulty')).map(({ line, faults: [fault] }) => {
    expect([fault?.column, fault?.message], `line ${line}`).toEqual(faults.get(line));
    return { line, at: fault?.at ?? 0, value: right(fault?.column ?? null, line) };
  });
  expect(cells).toHaveLength(40);
  expect((await calls.correct(id, cells)).body.counts).toMatchObject({ ready: 2000, faulty: 0 });
});
