import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

interface Operation {
  operationId: string;
  'x-roles': string[];
  'x-frozen'?: string;
}

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
    method: method.toUpperCase() as 'GET',
    url: path.replace(/\{\w+\}/g, '1'),
    roles: operation['x-roles'],
    isOpenToFrozen: operation['x-frozen'] === 'allowed',
    name: operation.operationId,
  })),
);
const closed = operations.filter(({ roles }) => !roles.includes('everyone'));

describe('every operation that is not open to everyone', () => {
  test.each(closed)(
    '$name refuses a visitor, a bad token, a blocked and a frozen account',
    async (operation) => {
      const { method, url } = operation;
      const visitor = await academy.app.inject({ method, url });
      expect(visitor.statusCode).toBe(401);
      const forged = await academy.app.inject({
        method,
        url,
        headers: { authorization: 'Bearer a.b.c' },
      });
      expect(forged.statusCode).toBe(401);
      const blocked = await academy.call('blocked', method, url);
      expect([blocked.status, blocked.body.code]).toEqual([403, 'unauthorized']);
      const frozen = await academy.call('frozen', method, url);
      if (operation.isOpenToFrozen) expect(frozen.body?.code).not.toBe('frozen');
      else expect([frozen.status, frozen.body.code]).toEqual([403, 'frozen']);
    },
  );

  test.each(closed.filter(({ roles }) => !roles.includes('signedIn')))(
    '$name is for its roles alone: $roles',
    async ({ method, url, roles }) => {
      for (const [person, role] of [
        ['maya', 'student'],
        ['daniel', 'mentor'],
        ['ada', 'admin'],
      ] as const) {
        const { status, body } = await academy.call(person, method, url);
        if (roles.includes(role)) expect(body?.code, person).not.toBe('forbidden');
        else expect(status, person).toBe(403);
      }
    },
  );
});

describe('own and foreign', () => {
  test("another learner's submissions stay closed", async () => {
    const rows = await academy.db
      .selectFrom('homework_submission')
      .innerJoin('app_user', 'app_user.id', 'user_id')
      .select(['homework_submission.id', 'homework_id', 'app_user.unique_name as owner'])
      .execute();
    const learners = ['bram', ...new Set(rows.map(({ owner }) => owner))];
    expect(learners.length).toBeGreaterThan(3);
    for (const { id, homework_id, owner } of rows) {
      const url = `/homeworks/${homework_id}/submissions/${id}`;
      for (const learner of learners) {
        const { status } = await academy.call(learner, 'GET', url);
        expect([learner, status]).toEqual([learner, learner === owner ? 200 : 403]);
      }
      expect((await academy.call('daniel', 'GET', url)).body.canReview).toBe(true);
      const elsewhere = `/homeworks/${homework_id + 1}/submissions/${id}`;
      expect((await academy.call(owner, 'GET', elsewhere)).status).toBe(404);
    }
  });

  test('a learner cannot make themselves more than they are', async () => {
    const { body: me } = await academy.call('maya', 'GET', '/me/profile');
    for (const change of [
      { roles: ['admin'] },
      { id: 99 },
      { isIAU: !me.isIAU },
      { email: 'other@example.org' },
    ]) {
      expect(
        (await academy.call('maya', 'PATCH', '/me', { ...change, firstName: 'X' })).status,
      ).toBe(422);
    }
    expect((await academy.call('maya', 'GET', '/me/profile')).body).toEqual(me);
    const { body: context } = await academy.call('maya', 'GET', '/me/context');
    const raised = await academy.call('maya', 'PATCH', '/me/context', {
      ...context,
      totalXpPoints: 99_000,
      finishedInvite: true,
    });
    expect(raised.status).toBe(422);
    expect((await academy.call('maya', 'GET', '/me/context')).body).toEqual(context);
    const fair = await academy.call('maya', 'PATCH', '/me/context', {
      ...context,
      finishedInvite: true,
    });
    expect(fair.body.finishedInvite).toBe(true);
  });

  test('unknown fields and prototype keys are refused', async () => {
    expect((await academy.call('maya', 'PATCH', '/me', { nickname: 'x' })).status).toBe(422);
    const polluted = await academy.app.inject({
      method: 'PATCH',
      url: '/me',
      headers: {
        authorization: `Bearer ${await academy.tokenOf('maya')}`,
        'content-type': 'application/json',
      },
      payload: '{"__proto__": {"roles": ["admin"]}}',
    });
    expect(polluted.statusCode).toBe(400);
  });
});
