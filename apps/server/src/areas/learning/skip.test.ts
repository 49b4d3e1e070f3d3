import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { giveAccess, pauseAccess } from '../grants/given-access.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
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
    const course = await find('aiko', 2, 'reading-the-wire');
    const next = await find('aiko', 2, 'access-lists-and-firewalls');
    const { parent } = await details('aiko', course.id);
    expect(parent?.uniqueName).toBe('security-analyst');
    expect([next.isLocked, (await details('aiko', course.id)).canSkip]).toEqual([true, true]);
    expect((await details('aiko', next.id)).canSkip).toBe(false);
    expect((await skip('aiko', next.id)).body.code).toBe('locked');
    for (const turn of [1, 2]) {
      const { status, body } = await skip('aiko', course.id);
      expect([turn, status, body.isSkipped, body.status]).toEqual([turn, 200, true, 5]);
    }
    expect((await details('aiko', course.id)).canSkip).toBe(false);
    expect((await find('aiko', 2, 'access-lists-and-firewalls')).isLocked).toBe(false);
  });

  test('done or skipped to the last makes the program done, also at once', async () => {
    const names = ['access-lists-and-firewalls', 'soc-triage-week'];
    const parts = [await find('aiko', 2, names[0] ?? ''), await find('aiko', 3, names[1] ?? '')];
    await skip('aiko', parts[0]?.id ?? 0);
    await Promise.all(Array.from({ length: 10 }, () => skip('aiko', parts[1]?.id ?? 0)));
    const program = await find('aiko', 1, 'security-analyst');
    expect([program.status, program.isSkipped]).toEqual([3, false]);
  });

  test('is not skipped elsewhere: in another program, by itself, as a program, by a stranger', async () => {
    const course = await find('maya', 2, 'ospf-in-practice');
    const refused = await skip('maya', course.id);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      "Parts of Network Engineer Program can't be skipped.",
    ]);
    const alone = await find('kwame', 2, 'access-lists-and-firewalls');
    expect((await skip('kwame', alone.id)).body.message).toBe(
      "Access Lists and Firewalls can't be skipped.",
    );
    const program = await find('maya', 1, 'network-engineer');
    expect((await skip('maya', program.id)).status).toBe(422);
    expect((await skip('lucia', course.id)).body.code).toBe('locked');
  });
});

describe('a bundle', () => {
  test('has no order: every part of it can be started that asks for nothing', async () => {
    const userId = await academy.userId('lucia');
    const bundle = await find('lucia', 8, 'first-responder');
    await giveAccess(academy, userId, bundle.id);
    for (const [type, name] of [
      [2, 'access-lists-and-firewalls'],
      [3, 'soc-triage-week'],
    ] as const) {
      const part = await find('lucia', type, name);
      expect([part.status, part.isLocked]).toEqual([5, false]);
    }
    const second = await find('lucia', 2, 'access-lists-and-firewalls');
    const started = await academy.call(
      'lucia',
      'PATCH',
      `/me/modules/${second.id}?action=start`,
      {},
    );
    expect(started.body.status).toBe(1);
    expect((await find('lucia', 8, 'first-responder')).status).toBe(1);
    const project = await find('lucia', 3, 'soc-triage-week');
    const early = await academy.call(
      'lucia',
      'PATCH',
      `/me/modules/${project.id}?action=start`,
      {},
    );
    expect(early.body.message).toMatch(/^Finish .* first\.$/);
    const outline = await academy.call('lucia', 'GET', `/me/modules/${second.id}/outline`);
    expect(outline.body.parent).toMatchObject({ uniqueName: 'first-responder', type: 8 });
  });

  test('that is suspended closes what came with it, and keeps what was done', async () => {
    const userId = await academy.userId('lucia');
    const bundle = await find('lucia', 8, 'first-responder');
    const goOn = await pauseAccess(academy, userId, bundle.id);
    const statuses = async () =>
      Promise.all(
        (
          [
            [8, 'first-responder'],
            [2, 'access-lists-and-firewalls'],
            [2, 'reading-the-wire'],
          ] as const
        ).map(async ([type, name]) => (await find('lucia', type, name)).status),
      );
    expect(await statuses()).toEqual([101, 101, 102]);
    const course = await find('lucia', 2, 'access-lists-and-firewalls');
    const { body: outline } = await academy.call(
      'lucia',
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
      const { status, body: answer } = await academy.call('lucia', method, path, body);
      expect([path, status, answer.message]).toEqual([
        path,
        status,
        expect.stringContaining('Your access to Access Lists and Firewalls is paused'),
      ]);
      expect(status).toBe(403);
    }
    await goOn();
    expect(await statuses()).toEqual([1, 1, 5]);
  });
});
