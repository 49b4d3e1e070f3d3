import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram, type Product } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';

let academy: TestApp;
let program: Product;
let other: Product;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'mentor', { roles: ['mentor', 'student'] });
  await addPerson(academy, 'strangeMentor', { roles: ['mentor'] });
  await addPerson(academy, 'support', { roles: ['customerSupport'] });
  await addPerson(academy, 'sales', { roles: ['sales', 'marketing'] });
  program = await addProgram(academy, [await addCourse(academy)], { mentors: ['mentor'] });
  other = await addProgram(academy, [await addCourse(academy)]);
});
afterAll(() => academy.close());

let count = 0;
async function newApplicant(message?: string, to = program) {
  count += 1;
  const person = `applicant${count}`;
  await addPeople(academy, person);
  return { person, id: await applyAs(person, message, to) };
}
async function applyAs(person: string, message?: string, to = program): Promise<number> {
  const body = { moduleId: to.id, ...(message && { message }) };
  const applied = await academy.call(person, 'POST', '/me/modules?action=apply', body);
  expect(applied.body.status).toBe(4);
  const { id } = await academy.db
    .selectFrom('application')
    .select('id')
    .where('user_id', '=', await academy.userId(person))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}
const start = (person: string) =>
  academy.call(person, 'PATCH', `/me/modules/${program.id}?action=start`);
const expected = { status: 'waiting' };
const decide = (by: string, id: number, body: object) =>
  academy.call(by, 'PATCH', `/applications/${id}`, { expected, ...body });
const accept = (by: string, id: number) =>
  decide(by, id, { decision: 'accepted', reason: 'Has the experience' });
const reason = 'Finish the course on switching first.';
const refuse = (by: string, id: number) => decide(by, id, { decision: 'refused', reason });
const list = async (by: string, query = ''): Promise<Schema<'ApplicationPage'>> =>
  (await academy.call(by, 'GET', `/applications?pageSize=100&${query}`)).body;
const idsOf = ({ data }: Schema<'ApplicationPage'>) => data.map(({ id }) => id);
const told = async (person: string) =>
  (
    await academy.db
      .selectFrom('user_notification')
      .select('message')
      .where('user_id', '=', await academy.userId(person))
      .where('occasion', 'like', 'application-decided:%')
      .orderBy('id')
      .execute()
  ).map(({ message }) => message);
const ownOf = async (person: string): Promise<Schema<'Application'> | null> =>
  (await academy.call(person, 'GET', `/me/modules/${program.id}/details`)).body.application;

test('an accepted applicant begins, and is told once', async () => {
  const { person, id } = await newApplicant('I have two evenings a week.');
  expect((await start(person)).status).toBe(403);
  expect(await ownOf(person)).toMatchObject({ status: 'waiting', reason: null });
  const { body } = await academy.call('mentor', 'GET', `/applications/${id}`);
  expect(body).toMatchObject({
    message: 'I have two evenings a week.',
    lessonsDone: 0,
    refusals: [],
  });
  expect((await accept('mentor', id)).body.application).toMatchObject({ status: 'accepted' });
  expect((await start(person)).body.status).toBe(1);
  expect(await told(person)).toEqual([`You're accepted: ${program.name}. You can start now.`]);
  expect(
    (await academy.call(person, 'POST', '/me/modules?action=apply', { moduleId: program.id }))
      .status,
  ).toBe(409);
});

test('a refused applicant reads why, and may apply again', async () => {
  const { person, id } = await newApplicant();
  expect((await decide('mentor', id, { decision: 'refused' })).status).toBe(422);
  expect((await refuse('mentor', id)).status).toBe(200);
  expect(await told(person)).toEqual([expect.stringContaining(reason)]);
  expect(await ownOf(person)).toMatchObject({ status: 'refused', reason });
  expect((await start(person)).status).toBe(403);
  const again = await applyAs(person);
  const { body } = await academy.call('support', 'GET', `/applications/${again}`);
  expect(body.refusals).toEqual([reason]);
});

test('mentors of the program and the staff see it and decide, no one else', async () => {
  const { id } = await newApplicant();
  const { id: foreign } = await newApplicant(undefined, other);
  expect(idsOf(await list('mentor'))).toContain(id);
  expect(idsOf(await list('mentor'))).not.toContain(foreign);
  expect(idsOf(await list('support'))).toEqual(expect.arrayContaining([id, foreign]));
  expect(idsOf(await list('support', `productId=${other.id}`))).toEqual([foreign]);
  for (const [by, of, status] of [
    ['mentor', foreign, 404],
    ['strangeMentor', id, 404],
    ['sales', id, 403],
    ['applicant1', id, 403],
  ] as const) {
    expect((await academy.call(by, 'GET', `/applications/${of}`)).status).toBe(status);
    expect((await accept(by, of)).status).toBe(status);
  }
  const own = await applyAs('mentor');
  expect(idsOf(await list('mentor'))).not.toContain(own);
  expect((await accept('mentor', own)).status).toBe(403);
  expect((await accept('support', own)).status).toBe(200);
  const mentor = await academy.userId('mentor');
  const { body: log } = await academy.call('admin', 'GET', `/management/users/${mentor}/logs`);
  expect(log.data[0]).toMatchObject({
    action: 'acceptApplication',
    by: { id: await academy.userId('support') },
    after: { application: 'accepted', module: program.name },
    reason: 'Has the experience',
  });
});

test('of twenty opposite decisions one counts, and the others hear whose it was', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { person, id } = await newApplicant();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? accept('mentor', id) : refuse('support', id),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200)
        expect([status, body.current.by.name]).toEqual([409, expect.stringContaining('Vega')]);
    expect(await told(person)).toHaveLength(1);
  }
});

test('a decision that is sent again after a lost reply is answered the same', async () => {
  const { person, id } = await newApplicant();
  const decision = { decision: 'accepted', changeId: crypto.randomUUID() };
  const first = await decide('mentor', id, decision);
  expect((await decide('mentor', id, decision)).body).toEqual(first.body);
  expect((await decide('support', id, decision)).status).toBe(422);
  expect((await decide('support', id, { ...decision, reason: 'Late' })).status).toBe(409);
  expect(await told(person)).toHaveLength(1);
});

test('who got the program otherwise waits no longer', async () => {
  const { person, id } = await newApplicant();
  await give(academy, person, program);
  expect(idsOf(await list('mentor', 'status=waiting'))).not.toContain(id);
  expect((await refuse('mentor', id)).status).toBe(409);
  expect((await start(person)).body.status).toBe(1);
});

test('the list goes on page by page, what waits first', async () => {
  const seen: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { data, paging }: Schema<'ApplicationPage'> = (
      await academy.call(
        'support',
        'GET',
        `/applications?pageSize=3${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      )
    ).body;
    seen.push(...data.map(({ id }) => id));
    cursor = paging.next;
  }
  const { data } = await list('support');
  expect(seen).toEqual(data.map(({ id }) => id));
  const waits = data.map(({ status }) => status === 'waiting');
  expect(waits).toEqual([...waits].sort((one, next) => Number(next) - Number(one)));
});

test('applicants and mentors are told the same typical wait, once enough were answered', async () => {
  const hour = 3_600_000;
  academy.clock.advance(31 * 24 * hour);
  const waiting = await newApplicant();
  expect((await ownOf(waiting.person))?.wait).toBeNull();
  for (const hours of [1, 2, 20, 22, 90]) {
    const { id } = await newApplicant();
    academy.clock.advance(hours * hour);
    await accept('mentor', id);
  }
  expect((await ownOf(waiting.person))?.wait).toBe('day');
  expect((await list('mentor')).wait).toBe('day');
  const home = await academy.call(waiting.person, 'GET', '/me/dashboard');
  expect(home.body.applicationWait).toBe('day');
});

test('takes no body that is null', async () => {
  const answer = await academy.app.inject({
    method: 'PATCH',
    url: `/me/modules/${program.id}?action=start`,
    headers: {
      authorization: `Bearer ${await academy.tokenOf('applicant1')}`,
      'content-type': 'application/json',
    },
    payload: 'null',
  });
  expect(answer.statusCode).toBe(422);
});
