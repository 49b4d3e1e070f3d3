import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';

let academy: TestApp;
let moduleId: number;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'applicant');
  ({ id: moduleId } = await addProgram(academy, [await addCourse(academy)]));
});
afterAll(() => academy.close());

const apply = () => academy.call('applicant', 'POST', '/me/modules?action=apply', { moduleId });
const start = () => academy.call('applicant', 'PATCH', `/me/modules/${moduleId}?action=start`);
async function decide(action: 'approve' | 'reject', by = 'admin') {
  const userId = await academy.userId('applicant');
  return academy.call(
    by,
    'PATCH',
    `/management/users/${userId}/modules/${moduleId}?action=${action}`,
  );
}

describe('an application', () => {
  test('that was rejected can be made again', async () => {
    expect((await start()).status).toBe(403);
    expect([(await apply()).body.status, (await apply()).body.status]).toEqual([4, 4]);
    expect(await decide('reject')).toMatchObject({ status: 200, body: { status: null } });
    expect((await decide('reject')).status).toBe(404);
  });

  test('waits, is accepted once, and is started without a body', async () => {
    expect((await decide('approve')).status).toBe(404);
    expect((await apply()).body.status).toBe(4);
    expect((await start()).status).toBe(403);
    expect((await decide('approve', 'applicant')).status).toBe(403);
    const decisions = await Promise.all([decide('approve'), decide('approve')]);
    for (const { status } of decisions) expect([200, 409]).toContain(status);
    expect(await decide('approve')).toMatchObject({ status: 200, body: { status: 5 } });
    expect((await decide('reject')).status).toBe(409);

    const courses = await academy.call(
      'applicant',
      'GET',
      `/me/modules/${moduleId}/children?type=2`,
    );
    const statuses = courses.body.map(({ status }: Schema<'Module'>) => status);
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses).not.toContain(null);

    expect([(await start()).body.status, (await start()).body.status]).toEqual([1, 1]);
    expect((await apply()).status).toBe(409);
    expect((await decide('approve')).status).toBe(409);
  });

  test('takes no body that is null', async () => {
    const answer = await academy.app.inject({
      method: 'PATCH',
      url: `/me/modules/${moduleId}?action=start`,
      headers: {
        authorization: `Bearer ${await academy.tokenOf('applicant')}`,
        'content-type': 'application/json',
      },
      payload: 'null',
    });
    expect(answer.statusCode).toBe(422);
  });
});
