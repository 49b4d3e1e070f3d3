import { createHash, randomBytes } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ListeningApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPartner, revokeKey, type TestPartner } from '../../testing/world/partners.ts';
import { addAccounts, addPeople, TEST_PASSWORD } from '../../testing/world/people.ts';

let academy: ListeningApp;
let course: Course;
let partner: TestPartner;

beforeAll(async () => {
  academy = await createListeningWorld();
  course = await addCourse(academy, {
    uniqueName: 'owned',
    lessons: [{ name: 'First', quiz: true }, { name: 'Second' }],
  });
  await addPeople(academy, 'learner', 'stranger');
  await learn(academy, 'learner', course);
});
afterAll(() => academy.close());
beforeEach(async () => {
  partner = await addPartner(academy);
});

const lessonId = (index = 0) => course.lessons[index]?.id ?? 0;

/** What a frame makes up: it sends the one, and shows the other. */
function newPair() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

async function open(person: string, challenge: string, id = lessonId(), withKey = partner.key) {
  const answer = await academy.app.inject({
    method: 'POST',
    url: `/me/lessons/${id}/frames`,
    headers: { authorization: `Bearer ${await academy.tokenOf(person)}` },
    payload: { key: withKey, challenge },
  });
  return answer.statusCode;
}

async function read(verifier: string, path = `/lessons/${lessonId()}`) {
  const headers = { 'x-partner-session': verifier };
  return (await academy.app.inject({ url: path, headers })).statusCode;
}

test('a learner opens a lesson of theirs in a frame for an hour, with its quiz and nothing else', async () => {
  const { verifier, challenge } = newPair();
  expect(await read(verifier)).toBe(404);
  expect(await open('learner', challenge)).toBe(204);
  expect(await open('learner', challenge)).toBe(204);
  expect(await read(verifier)).toBe(200);
  expect(await read(verifier, `/lessons/${lessonId()}/quiz`)).toBe(200);
  // What is public, the hash, opens nothing.
  expect(await read(challenge)).toBe(404);
  expect(await read(verifier, `/lessons/${lessonId(1)}`)).toBe(404);
  expect(await read(verifier, '/me/profile')).toBe(401);
  academy.clock.advance(3_600_001);
  expect(await read(verifier)).toBe(404);
});

test("the outline in a frame is its learner's, for an hour and for that course alone", async () => {
  const other = await addCourse(academy, { lessons: [{ name: 'Elsewhere' }] });
  await learn(academy, 'learner', other);
  const { verifier, challenge } = newPair();
  const outline = async ({ id } = course) => {
    const headers = { 'x-partner-session': verifier };
    const answer = await academy.app.inject({ url: `/modules/${id}/outline`, headers });
    const { status, sections } = answer.json<Schema<'Outline'>>();
    const locks = sections.flatMap(({ lessons }) => lessons.map(({ isLocked }) => isLocked));
    return { status, locks };
  };
  const asVisitor = { status: null, locks: [true, true] };
  expect(await outline()).toEqual(asVisitor);
  await open('learner', challenge);
  expect(await outline()).toEqual({ status: 1, locks: [false, true] });
  expect(await outline(other)).toEqual({ status: null, locks: [true] });
  academy.clock.advance(3_600_001);
  expect(await outline()).toEqual(asVisitor);
});

test('what is not open to the learner opens in no frame', async () => {
  const { verifier, challenge } = newPair();
  expect(await open('stranger', challenge)).toBe(403);
  // It comes after a lesson that is not done.
  expect(await open('learner', challenge, lessonId(1))).toBe(403);
  expect(await open('learner', challenge, lessonId(), 'pk_nobody_has_this')).toBe(404);
  expect(await read(verifier)).toBe(404);
});

test('a frame closes when its key is revoked and when the account is blocked', async () => {
  const { verifier, challenge } = newPair();
  await open('learner', challenge);
  const block = (blocked: boolean) =>
    academy.db
      .updateTable('app_user')
      .set({ blocked })
      .where('unique_name', '=', 'learner')
      .execute();
  await block(true);
  expect(await read(verifier)).toBe(404);
  await block(false);
  expect(await read(verifier)).toBe(200);
  await revokeKey(academy, partner);
  expect(await read(verifier)).toBe(404);
});

test('a frame closes while the account is deactivated or frozen', async () => {
  const { verifier, challenge } = newPair();
  await open('learner', challenge);
  const userId = await academy.userId('learner');
  const setStatus = (status: number) =>
    academy.db.updateTable('app_user').set({ status }).where('id', '=', userId).execute();
  await setStatus(2);
  expect(await read(verifier)).toBe(404);
  await setStatus(1);
  expect(await read(verifier)).toBe(200);
  const pay = (payment_status: string) =>
    academy.db
      .updateTable('user_context')
      .set({ payment_status })
      .where('user_id', '=', userId)
      .execute();
  await pay('frozen');
  expect(await read(verifier)).toBe(404);
  await pay('ok');
  expect(await read(verifier)).toBe(200);
});

test('a frame closes with another password', async () => {
  const { verifier, challenge } = newPair();
  await addAccounts(academy, 'owner');
  await learn(academy, 'owner', course);
  await open('owner', challenge);
  expect(await read(verifier)).toBe(200);
  const change = { password: 'Spanning-Tree-9' };
  expect((await academy.call('owner', 'PATCH', '/me/password', change)).status).toBe(204);
  expect(await read(verifier)).toBe(404);
});

test('frames close when their learner signs out', async () => {
  const { verifier, challenge } = newPair();
  await addAccounts(academy, 'leaver');
  await learn(academy, 'leaver', course);
  const browser = createTestBrowser(academy.base);
  const page = await browser.open('/session/login');
  await browser.submit(page, { email: 'leaver@example.org', password: TEST_PASSWORD });
  await open('leaver', challenge);
  expect(await read(verifier)).toBe(200);
  await browser.open('/session/logout', { method: 'POST' });
  expect(await read(verifier)).toBe(404);
});

test('of many frames the oldest close', async () => {
  const pairs = Array.from({ length: 21 }, newPair);
  for (const { challenge } of pairs) {
    academy.clock.advance(1000);
    expect(await open('learner', challenge)).toBe(204);
  }
  expect(await read(pairs[0]?.verifier ?? '')).toBe(404);
  expect(await read(pairs[1]?.verifier ?? '')).toBe(200);
});

test('what a secret opened is kept by no cache', async () => {
  const { verifier, challenge } = newPair();
  await open('learner', challenge);
  const headers = { 'x-partner-session': verifier };
  const answer = await academy.app.inject({ url: `/lessons/${lessonId()}`, headers });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a frame learns the name of a lesson that it may offer, and nothing of others', async () => {
  const name = async (id: number, withKey = partner.key) =>
    (await academy.app.inject({ url: `/partners/${withKey}/lessons/${id}` })).json();
  expect(await name(lessonId())).toMatchObject({ name: 'First', product: { uniqueName: 'owned' } });
  expect(await name(999_999)).toMatchObject({ code: 'notFound' });
  expect(await name(lessonId(), 'pk_nobody_has_this')).toMatchObject({ code: 'notFound' });
});
