import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { createWorld } from '../testing/world/create-world.ts';
import { addPerson } from '../testing/world/people.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'learner');
});
afterAll(() => academy.close());

test('a learner cannot make themselves more than they are', async () => {
  const { body: me } = await academy.call('learner', 'GET', '/me/profile');
  for (const change of [
    { roles: ['admin'] },
    { id: 99 },
    { isIAU: !me.isIAU },
    { email: 'other@example.org' },
  ]) {
    expect(
      (await academy.call('learner', 'PATCH', '/me', { ...change, firstName: 'X' })).status,
    ).toBe(422);
  }
  expect((await academy.call('learner', 'GET', '/me/profile')).body).toEqual(me);
  const { body: context } = await academy.call('learner', 'GET', '/me/context');
  const raised = await academy.call('learner', 'PATCH', '/me/context', {
    ...context,
    totalXpPoints: 99_000,
    finishedInvite: true,
  });
  expect(raised.status).toBe(422);
  expect((await academy.call('learner', 'GET', '/me/context')).body).toEqual(context);
  const fair = await academy.call('learner', 'PATCH', '/me/context', {
    ...context,
    finishedInvite: true,
  });
  expect(fair.body.finishedInvite).toBe(true);
});

test('unknown fields and prototype keys are refused', async () => {
  expect((await academy.call('learner', 'PATCH', '/me', { nickname: 'x' })).status).toBe(422);
  const polluted = await academy.app.inject({
    method: 'PATCH',
    url: '/me',
    headers: {
      authorization: `Bearer ${await academy.tokenOf('learner')}`,
      'content-type': 'application/json',
    },
    payload: '{"__proto__": {"roles": ["admin"]}}',
  });
  expect(polluted.statusCode).toBe(400);
});
