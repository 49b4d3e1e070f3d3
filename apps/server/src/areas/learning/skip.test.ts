import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addBundle, addCourse, addProgram } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { giveAccess, pauseAccess } from '../grants/given-access.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'skipper', 'learner', 'single', 'stranger');
  const named = (name: string) => ({ name, uniqueName: name.toLowerCase() });
  const packets = await addCourse(academy, named('Packets'));
  const filters = await addCourse(academy, named('Filters'));
  const triage = await addCourse(academy, {
    ...named('Triage'),
    type: ModuleType.project,
    prerequisites: [packets, filters],
  });
  const routing = await addCourse(academy, named('Routing'));
  const parts = [packets, filters, triage];
  const analyst = await addProgram(academy, parts, { ...named('Analyst'), canSkip: true });
  const engineer = await addProgram(academy, [routing], named('Engineer'));
  await addBundle(academy, parts, named('Responder'));
  await give(academy, 'skipper', analyst);
  await give(academy, 'learner', engineer);
  await give(academy, 'single', filters);
});
afterAll(() => academy.close());

const find = async (person: string, type: number, uniqueName: string): Promise<Schema<'Module'>> =>
  (await academy.call(person, 'GET', `/me/modules?type=${type}&uniqueName=${uniqueName}`)).body[0];
const details = async (person: string, id: number): Promise<Schema<'ModuleDetails'>> =>
  (await academy.call(person, 'GET', `/me/modules/${id}/details`)).body;
const skip = (person: string, id: number) =>
  academy.call(person, 'PATCH', `/me/modules/${id}`, { skip: true });

describe('a part of a program', () => {
  test('is skipped where the program lets it: what stands behind it opens', async () => {
    const course = await find('skipper', 2, 'packets');
    const next = await find('skipper', 2, 'filters');
    const { parent } = await details('skipper', course.id);
    expect(parent?.uniqueName).toBe('analyst');
    expect([next.isLocked, (await details('skipper', course.id)).canSkip]).toEqual([true, true]);
    expect((await details('skipper', next.id)).canSkip).toBe(false);
    expect((await skip('skipper', next.id)).body.code).toBe('locked');
    for (const turn of [1, 2]) {
      const { status, body } = await skip('skipper', course.id);
      expect([turn, status, body.isSkipped, body.status]).toEqual([turn, 200, true, 5]);
    }
    expect((await details('skipper', course.id)).canSkip).toBe(false);
    expect((await find('skipper', 2, 'filters')).isLocked).toBe(false);
  });

  test('done or skipped to the last makes the program done, also at once', async () => {
    const names = ['filters', 'triage'];
    const parts = [
      await find('skipper', 2, names[0] ?? ''),
      await find('skipper', 3, names[1] ?? ''),
    ];
    await skip('skipper', parts[0]?.id ?? 0);
    await Promise.all(Array.from({ length: 10 }, () => skip('skipper', parts[1]?.id ?? 0)));
    const program = await find('skipper', 1, 'analyst');
    expect([program.status, program.isSkipped]).toEqual([3, false]);
  });

  test('is not skipped elsewhere: in another program, by itself, as a program, by a stranger', async () => {
    const course = await find('learner', 2, 'routing');
    const refused = await skip('learner', course.id);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      "Parts of Engineer can't be skipped.",
    ]);
    const alone = await find('single', 2, 'filters');
    expect((await skip('single', alone.id)).body.message).toBe("Filters can't be skipped.");
    const program = await find('learner', 1, 'engineer');
    expect((await skip('learner', program.id)).status).toBe(422);
    expect((await skip('stranger', course.id)).body.code).toBe('locked');
  });
});

describe('a bundle', () => {
  test('has no order: every part of it can be started that asks for nothing', async () => {
    const userId = await academy.userId('stranger');
    const bundle = await find('stranger', 8, 'responder');
    await giveAccess(academy, userId, bundle.id);
    for (const [type, name] of [
      [2, 'filters'],
      [3, 'triage'],
    ] as const) {
      const part = await find('stranger', type, name);
      expect([part.status, part.isLocked]).toEqual([5, false]);
    }
    const second = await find('stranger', 2, 'filters');
    const started = await academy.call(
      'stranger',
      'PATCH',
      `/me/modules/${second.id}?action=start`,
      {},
    );
    expect(started.body.status).toBe(1);
    expect((await find('stranger', 8, 'responder')).status).toBe(1);
    const project = await find('stranger', 3, 'triage');
    const early = await academy.call(
      'stranger',
      'PATCH',
      `/me/modules/${project.id}?action=start`,
      {},
    );
    expect(early.body.message).toMatch(/^Finish .* first\.$/);
    const outline = await academy.call('stranger', 'GET', `/me/modules/${second.id}/outline`);
    expect(outline.body.parent).toMatchObject({ uniqueName: 'responder', type: 8 });
  });

  test('that is suspended closes what came with it, and keeps what was done', async () => {
    const userId = await academy.userId('stranger');
    const bundle = await find('stranger', 8, 'responder');
    const goOn = await pauseAccess(academy, userId, bundle.id);
    const statuses = async () =>
      Promise.all(
        (
          [
            [8, 'responder'],
            [2, 'filters'],
            [2, 'packets'],
          ] as const
        ).map(async ([type, name]) => (await find('stranger', type, name)).status),
      );
    expect(await statuses()).toEqual([101, 101, 102]);
    const course = await find('stranger', 2, 'filters');
    const { body: outline } = await academy.call(
      'stranger',
      'GET',
      `/me/modules/${course.id}/outline`,
    );
    const lesson = outline.sections[0].lessons[0].id;
    for (const [method, path, body] of [
      ['GET', `/me/lessons/${lesson}`, undefined],
      ['PATCH', `/me/modules/${lesson}`, {}],
      ['PATCH', `/me/modules/${course.id}?action=start`, {}],
      ['PATCH', `/me/modules/${course.id}`, { skip: true }],
    ] as const) {
      const { status, body: answer } = await academy.call('stranger', method, path, body);
      expect([path, status, answer.message]).toEqual([
        path,
        status,
        expect.stringContaining('Your access to Filters is paused'),
      ]);
      expect(status).toBe(403);
    }
    await goOn();
    expect(await statuses()).toEqual([1, 1, 5]);
  });
});
