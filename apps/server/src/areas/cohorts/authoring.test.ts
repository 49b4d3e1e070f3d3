import { ModuleStatus } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCohort, addToCohort } from '../../testing/world/cohorts.ts';
import { addCourse, addProgram, type Course, type Product } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';

let academy: TestApp;
let program: Product;
let course: Course;
beforeAll(async () => {
  academy = await createWorld();
  for (const key of ['owner', 'stranger']) await addPerson(academy, key, { roles: ['mentor'] });
  await addPeople(academy, 'learner');
  course = await addCourse(academy, { lessons: 3 });
  program = await addProgram(academy, [course], { ownerId: await academy.userId('owner') });
});
afterAll(() => academy.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  academy.call('owner', method, `/creator/me${path}`, body);
const milestone = {
  id: null,
  title: 'VLAN trunks',
  description: '<p>Show it<script>x</script></p>',
  links: [{ title: 'Notes', url: 'https://example.org/notes' }],
  category: 1,
  dueAfterDays: 28,
  fileSubmission: true,
  linkSubmission: false,
  assessmentId: null,
};
const form = {
  name: 'March evenings',
  startDate: '2026-03-02',
  endDate: '2026-09-30',
  zone: 'Europe/Amsterdam',
  isOpen: true,
  seats: 2,
};
const read = async () => (await call('GET', `/modules/${program.id}/milestones`)).body;
const put = async (milestones: object[], version?: number) =>
  call('PUT', `/modules/${program.id}/milestones`, {
    version: version ?? (await read()).version,
    milestones,
  });

describe('the milestones of a program', () => {
  test('are stored in order, cleaned, and reach cohorts that run already', async () => {
    const cohortId = await addCohort(academy, program, ['learner']);
    const { status, body } = await put([milestone, { ...milestone, title: 'OSPF', category: 2 }]);
    expect(status).toBe(200);
    expect(body.milestones).toMatchObject([
      { title: 'VLAN trunks', description: '<p>Show it</p>', dueAfterDays: 28, workCount: 0 },
      { title: 'OSPF', category: 2 },
    ]);
    const mine = await academy.call('learner', 'GET', `/me/milestones?moduleId=${program.id}`);
    expect(mine.body.map(({ title }: { title: string }) => title)).toEqual(['VLAN trunks', 'OSPF']);
    const [first, second] = body.milestones;
    const turned = await put([second, first].map(({ workCount: _, ...one }) => one));
    expect(turned.body.milestones.map(({ id }: { id: number }) => id)).toEqual([
      second.id,
      first.id,
    ]);
    expect(cohortId).toBeGreaterThan(0);
  });

  test('are decided on the version that was seen', async () => {
    const { version } = await read();
    expect((await put([], version - 1)).status).toBe(409);
    expect((await read()).milestones).toHaveLength(2);
  });

  test('name faults by their field', async () => {
    const links = [{ title: 'x', url: 'ftp://no' }];
    const { status, body } = await put([{ ...milestone, links }]);
    expect(status).toBe(422);
    expect(Object.keys(body.fieldErrors)).toEqual(['milestones[0].links[0].url']);
  });

  test('stay while learners have work on them', async () => {
    const { milestones } = await read();
    const [mine] = (await academy.call('learner', 'GET', `/me/milestones?moduleId=${program.id}`))
      .body;
    await academy.db
      .insertInto('user_milestone')
      .values({
        user_id: await academy.userId('learner'),
        cohort_milestone_id: mine.id,
        status: 2,
        version: 1,
        submitted_at: academy.clock.now(),
      })
      .execute();
    const { status, body } = await put([]);
    expect(status).toBe(422);
    expect(body.message).toContain("can't be removed");
    const kept = milestones.find(({ title }: { title: string }) => title === mine.title);
    const { workCount: _, ...one } = kept;
    expect((await put([one])).body.milestones).toMatchObject([{ id: kept.id, workCount: 1 }]);
  });
});

describe('a cohort', () => {
  test('is created, changed from the version that was seen, and deleted while it is empty', async () => {
    const { body: cohort } = await call('POST', `/modules/${program.id}/cohorts`, form);
    expect(cohort).toMatchObject({ ...form, version: 1, learnerCount: 0, lessonCount: 0 });
    const change = (version: number, changed: object) =>
      call('PUT', `/cohorts/${cohort.id}`, { version, cohort: { ...form, ...changed } });
    expect((await change(1, { isOpen: false })).body).toMatchObject({ isOpen: false, version: 2 });
    expect((await change(1, {})).status).toBe(409);
    expect((await change(2, { endDate: '2026-01-01' })).body.fieldErrors).toEqual({
      endDate: "The end can't be before the start.",
    });
    expect((await change(2, { zone: 'Mars/Olympus' })).status).toBe(422);
    expect((await call('DELETE', `/cohorts/${cohort.id}`)).status).toBe(204);
    expect((await call('DELETE', `/cohorts/${cohort.id}`)).status).toBe(404);
  });

  test('counts the learners with access and those who are done, not those whose access ended', async () => {
    const { body: cohort } = await call('POST', `/modules/${program.id}/cohorts`, {
      ...form,
      seats: 10,
    });
    for (const person of ['present', 'refunded', 'expired', 'finished']) {
      await addPerson(academy, person);
      await addToCohort(academy, person, { id: cohort.id, moduleId: program.id });
    }
    const end = async (person: string, change: { state?: string; until?: Date }) =>
      academy.db
        .updateTable('access_grant')
        .set(change)
        .where('user_id', '=', await academy.userId(person))
        .execute();
    await end('refunded', { state: 'ended' });
    await end('expired', { until: new Date('2020-01-01') });
    await end('finished', { state: 'ended' });
    await academy.db
      .updateTable('user_module')
      .set({ status: ModuleStatus.done, done_at: new Date() })
      .where('user_id', '=', await academy.userId('finished'))
      .where('module_id', '=', program.id)
      .execute();
    const { body: authored } = await call('GET', `/modules/${program.id}/cohorts`);
    const managed = await academy.call('admin', 'GET', `/management/cohorts/${cohort.id}`);
    const counts = [
      authored.find(({ id }: { id: number }) => id === cohort.id),
      managed.body.cohort,
    ];
    expect(counts).toMatchObject([{ learnerCount: 2 }, { learnerCount: 2 }]);
    expect((await call('DELETE', `/cohorts/${cohort.id}`)).status).toBe(409);
  });

  test('moves its due dates with its start, and tells its learners', async () => {
    const { body: cohort } = await call('POST', `/modules/${program.id}/cohorts`, form);
    await addPerson(academy, 'mover');
    await addToCohort(academy, 'mover', { id: cohort.id, moduleId: program.id });
    expect((await call('DELETE', `/cohorts/${cohort.id}`)).status).toBe(409);
    await call('PUT', `/cohorts/${cohort.id}`, {
      version: 1,
      cohort: { ...form, startDate: '2026-03-09' },
    });
    const { body } = await academy.call('mover', 'GET', '/me/notifications');
    expect(JSON.stringify(body)).toContain('moved with the start of your cohort');
  });

  test('is for its authors alone', async () => {
    const { body: cohort } = await call('POST', `/modules/${program.id}/cohorts`, form);
    const body = { version: 1, cohort: form };
    const address = `/creator/me/cohorts/${cohort.id}`;
    expect((await academy.call('stranger', 'PUT', address, body)).status).toBe(404);
  });

  test('opens lessons on days of its own', async () => {
    const { body: cohort } = await call('POST', `/modules/${program.id}/cohorts`, form);
    const path = `/cohorts/${cohort.id}/lesson-mappings`;
    const { body: before } = await call('GET', path);
    expect(before.lessons.map(({ id }: { id: number }) => id)).toEqual(
      course.lessons.map(({ id }) => id),
    );
    const [first] = before.lessons;
    const lessons = [{ lessonId: first.id, availableFrom: '2026-03-16', milestoneId: null }];
    const { body: after } = await call('PUT', path, { version: before.version, lessons });
    expect(after.lessons[0]).toMatchObject({ id: first.id, availableFrom: '2026-03-16' });
    expect((await call('PUT', path, { version: before.version, lessons })).status).toBe(409);
    await addPerson(academy, 'early');
    await addToCohort(academy, 'early', { id: cohort.id, moduleId: program.id });
    await academy.call('early', 'PATCH', `/me/modules/${course.id}?action=start`);
    const open = () => academy.call('early', 'GET', `/me/lessons/${first.id}`);
    expect((await open()).status).toBe(200);
    const later = [{ ...lessons[0], availableFrom: '2090-03-16' }];
    await call('PUT', path, { version: after.version, lessons: later });
    expect(await open()).toMatchObject({
      status: 403,
      body: { reason: `${first.name} opens for your cohort on 16 Mar 2090.` },
    });
    const foreign = [{ lessonId: program.id, availableFrom: null, milestoneId: null }];
    expect((await call('PUT', path, { version: after.version + 1, lessons: foreign })).status).toBe(
      422,
    );
  });
});
