import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { ModuleStatus, ModuleType } from '@uplink/api-client/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { access } from '../../audit/access-invariants.ts';
import { audit } from '../../audit/invariant.ts';
import type { Clock } from '../../clock.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { createProduct, setChildren } from '../products/authoring/product.service.ts';
import { addLesson, addSection } from '../syllabus/authoring/syllabus.service.ts';
import type { GrantSource } from './access-grant.ts';
import { expireGrants } from './expire-grants.ts';
import { endAccess, grantAccess } from './grants.service.ts';

// No one bought these: they only name who gave something.
const purchase: GrantSource = { kind: 'purchase', id: 1 };
const other: GrantSource = { kind: 'purchase', id: 2 };

let academy: TestApp;
let person: string;
let userId: number;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(async () => {
  expect(await audit(academy.db, access)).toEqual([]);
  await academy.close();
});
beforeEach(async () => {
  person = `grantee-${randomUUID().slice(0, 8)}`;
  userId = await addPerson(academy, person);
});

const change = () => ({ actorId: null, reason: 'Test', clock: academy.clock });
const give = (moduleId: number, source: GrantSource, until: Date | null = null) =>
  academy.db
    .transaction()
    .execute((trx) => grantAccess(trx, { userId, moduleId, source, until }, change()));
const end = (moduleId: number, source: GrantSource, clock: Clock = academy.clock) =>
  academy.db
    .transaction()
    .execute((trx) => endAccess(trx, { userId, moduleId, source }, { ...change(), clock }));
const ticking: Clock = {
  now() {
    const now = academy.clock.now();
    academy.clock.advance(5);
    return now;
  },
};
const module = async (id: number): Promise<Schema<'Module'>> =>
  (await academy.call(person, 'GET', `/modules/${id}`)).body;
const statusOf = async (id: number) => (await module(id)).status;
const open = async (lesson: number) =>
  (await academy.call(person, 'GET', `/me/lessons/${lesson}`)).status;
const start = (id: number) => academy.call(person, 'PATCH', `/me/modules/${id}?action=start`);
const eventsOf = async () =>
  (
    await academy.db
      .selectFrom('access_event')
      .innerJoin('access_grant', 'access_grant.id', 'grant_id')
      .select(['access_event.state', 'access_event.reason'])
      .where('user_id', '=', userId)
      .orderBy('access_event.id')
      .execute()
  ).map(({ state, reason }) => `${state}: ${reason}`);

async function createOwn(type: number): Promise<number> {
  const name = `grants-${randomUUID().slice(0, 8)}`;
  return createProduct(academy.db, {
    type,
    name,
    uniqueName: name,
    shortDescription: '',
    description: '',
    whatYouLearn: [],
    level: 1,
    isSelfPaced: true,
    partTimeEducationDuration: null,
    fullTimeEducationDuration: null,
    ownerId: await academy.userId('admin'),
  });
}

/** A course of two lessons. */
async function createCourse() {
  const id = await createOwn(ModuleType.course);
  const sectionId = await addSection(academy.db, id, 'One', 1);
  const lessons: number[] = [];
  for (const ordinal of [1, 2])
    lessons.push(
      await addLesson(
        academy.db,
        { productId: id, sectionId, ordinal },
        {
          name: `Lesson ${ordinal}`,
          uniqueName: `grants-${randomUUID()}`,
          description: '',
          duration: 60,
          xpPoints: 10,
          video: null,
          resources: [],
        },
      ),
    );
  return { id, lessons: lessons as [number, number] };
}

async function createContainer(type: number, ...children: number[]): Promise<number> {
  const id = await createOwn(type);
  await setChildren(academy.db, id, children);
  return id;
}

describe('a course that was got twice', () => {
  test('alone and in a bundle stays open when one of them is refunded', async () => {
    const course = await createCourse();
    const bundle = await createContainer(ModuleType.bundle, course.id);
    await give(course.id, purchase);
    await give(bundle, other);
    await start(course.id);
    expect(await open(course.lessons[0])).toBe(200);
    await end(bundle, other);
    expect([await statusOf(bundle), await statusOf(course.id)]).toEqual([101, 1]);
    expect(await open(course.lessons[0])).toBe(200);
    await give(bundle, other);
    await end(course.id, purchase);
    expect(await open(course.lessons[0])).toBe(200);
    await end(bundle, other);
    expect([await statusOf(course.id), await open(course.lessons[0])]).toEqual([101, 403]);
    await give(course.id, { kind: 'staff' });
    expect([await statusOf(course.id), await open(course.lessons[0])]).toEqual([1, 200]);
  });

  test('keeps the order of a program only while it came by nothing else', async () => {
    const [first, second] = [await createCourse(), await createCourse()];
    const program = await createContainer(ModuleType.program, first.id, second.id);
    await give(program, purchase);
    expect([(await module(second.id)).isLocked, (await start(second.id)).status]).toEqual([
      true,
      403,
    ]);
    const bundle = await createContainer(ModuleType.bundle, second.id);
    await give(bundle, other);
    expect((await module(second.id)).isLocked).toBe(false);
    await end(bundle, other);
    expect((await module(second.id)).isLocked).toBe(true);
    await give(second.id, other);
    expect((await module(second.id)).isLocked).toBe(false);
  });
});

test('a bundle opens what its programs hold, and a part that is added later', async () => {
  const [course, late] = [await createCourse(), await createCourse()];
  const program = await createContainer(ModuleType.program, course.id);
  const bundle = await createContainer(ModuleType.bundle, program);
  await give(bundle, purchase);
  await start(course.id);
  expect(await open(course.lessons[0])).toBe(200);
  expect([await statusOf(bundle), await statusOf(program)]).toEqual([1, 1]);
  const holder = await createOwn(ModuleType.bundle);
  await give(holder, purchase);
  await setChildren(academy.db, holder, [late.id]);
  expect(await statusOf(late.id)).toBe(ModuleStatus.startable);
});

test('a grant closes at its end; a later end opens again, and each change is written down once', async () => {
  const course = await createCourse();
  const now = academy.clock.now().getTime();
  await give(course.id, purchase, new Date(now - 1));
  expect([await statusOf(course.id), await open(course.lessons[0])]).toEqual([102, 403]);
  await expireGrants(academy.db, academy.clock);
  await expireGrants(academy.db, academy.clock);
  const later = new Date(now + 60_000);
  for (const _ of [1, 2]) await give(course.id, purchase, later);
  expect(await statusOf(course.id)).toBe(ModuleStatus.notStarted);
  for (const _ of [1, 2]) await end(course.id, purchase);
  expect(await eventsOf()).toEqual([
    'active: Test',
    'ended: Ran out',
    'active: Test',
    'ended: Test',
  ]);
});

test('progress opens nothing: what is finished after access ended is kept and stays closed', async () => {
  const course = await createCourse();
  await give(course.id, purchase);
  await start(course.id);
  for (const lesson of course.lessons)
    expect((await academy.call(person, 'PATCH', `/me/modules/${lesson}`)).status).toBe(200);
  await end(course.id, purchase);
  expect(await statusOf(course.id)).toBe(ModuleStatus.suspendedDone);
  const { body: stats } = await academy.call(person, 'GET', '/me/stats');
  expect([stats.lessonsDone, stats.productsDone]).toEqual([2, 1]);
});

describe('at once', () => {
  test('the same grant twenty times is one grant with one event', async () => {
    const course = await createCourse();
    await Promise.all(Array.from({ length: 20 }, () => give(course.id, purchase)));
    expect(await eventsOf()).toEqual(['active: Test']);
  });

  test('one source ends while another gives: what the other gave is open', async () => {
    const course = await createCourse();
    const bundle = await createContainer(ModuleType.bundle, course.id);
    for (let round = 0; round < 10; round += 1) {
      await give(course.id, purchase);
      await Promise.all([end(course.id, purchase), give(bundle, other)]);
      expect(await statusOf(course.id)).toBe(ModuleStatus.notStarted);
      await Promise.all([give(course.id, purchase), end(bundle, other)]);
      expect(await statusOf(course.id)).toBe(ModuleStatus.notStarted);
    }
  });

  test('nothing is started after its access ended', async () => {
    for (let round = 0; round < 10; round += 1) {
      const course = await createCourse();
      await give(course.id, purchase);
      await start(course.id);
      const [lesson] = course.lessons;
      const finish = () => academy.call(person, 'PATCH', `/me/modules/${lesson}`);
      // What comes after the end comes later.
      const answers = await Promise.all([finish(), end(course.id, purchase, ticking), finish()]);
      expect([200, 403]).toContain(answers[0].status);
    }
    expect(await audit(academy.db, access)).toEqual([]);
  });

  test('a grant that is extended as it runs out stays', async () => {
    const course = await createCourse();
    for (let round = 0; round < 10; round += 1) {
      await give(course.id, purchase, new Date(academy.clock.now().getTime() - 1));
      await Promise.all([expireGrants(academy.db, academy.clock), give(course.id, purchase)]);
      expect(await statusOf(course.id)).toBe(ModuleStatus.notStarted);
    }
  });
});
