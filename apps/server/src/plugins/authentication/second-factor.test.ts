import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBuyer, priceOf, readPurchase } from '../../areas/purchases/money.fixture.ts';
import { buy } from '../../areas/purchases/orders.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';

let academy: TestApp;
let learner: number;
beforeAll(async () => {
  academy = await createWorld({ REQUIRE_SECOND_FACTOR: '1' });
  learner = await addPerson(academy, 'learner');
});
afterAll(() => academy.close());

const note = () =>
  academy.call('admin', 'POST', `/management/users/${learner}/notes`, {
    note: 'Called.',
    changeId: randomUUID(),
  });
const read = () => academy.call('admin', 'GET', `/management/users/${learner}`);

async function passFactor(minutesAgo: number) {
  await academy.db
    .updateTable('browser_session')
    .set({ factor_at: new Date(academy.clock.now().getTime() - minutesAgo * 60_000) })
    .where('user_id', '=', await academy.userId('admin'))
    .execute();
}

test('staff reach no one without a second factor, and change only with a recent one', async () => {
  expect([(await read()).status, (await read()).body.code]).toEqual([403, 'secondFactorRequired']);
  expect((await note()).body.code).toBe('secondFactorRequired');

  await passFactor(31);
  expect((await read()).status).toBe(200);
  expect([(await note()).status, (await note()).body.code]).toEqual([403, 'secondFactorStale']);

  await passFactor(29);
  expect((await note()).status).toBeLessThan(300);
});

test('no money moves without a recent one: refunds, charges and sales are refused and leave no trace', async () => {
  const buyer = await addBuyer(academy);
  const { purchase } = await buy(academy, buyer, await priceOf(academy));
  const [id, userId] = [purchase?.id ?? 0, await academy.userId(buyer)];
  const at = `/management/users/${userId}/purchases`;
  const request = () => ({ requestId: randomUUID(), logMessage: 'Asked for' });
  const charge = { isPayOff: false, paymentType: 'offline', amount: 1 } as const;
  const managementContext = { logMessage: 'Agreed' };
  const sale = { priceId: 1, paymentType: 'offline', managementContext } as const;
  const calls = [
    ['PATCH', `${at}/${id}/payments?action=refundProduct`, () => request()],
    ['PATCH', `${at}/${id}/payments?action=refund`, () => ({ ...request(), amount: 1 })],
    ['POST', `${at}/${id}/charges`, () => ({ ...request(), ...charge })],
    ['POST', at, () => ({ requestId: randomUUID(), ...sale })],
    ['PATCH', `${at}/${id}?action=pause`, () => ({ version: purchase?.version })],
  ] as const;
  const moneyOf = () => readPurchase(academy, id);
  const before = await moneyOf();
  for (const minutesAgo of [31, 300]) {
    await passFactor(minutesAgo);
    for (const [method, url, body] of calls) {
      const { status, body: said } = await academy.call('admin', method, url, body());
      expect([url, status, said.code]).toEqual([url, 403, 'secondFactorStale']);
    }
  }
  expect(await moneyOf()).toEqual(before);
  await passFactor(1);
  const [method, url, body] = calls[0];
  expect((await academy.call('admin', method, url, body())).status).toBe(200);
  expect(await moneyOf()).toMatchObject({ refunded: before.captured, status: 'refund' });
});

test('a list leaves as a file only with a recent one', async () => {
  const take = async () =>
    academy.app.inject({
      url: '/management/users/-/file',
      headers: { authorization: `Bearer ${await academy.tokenOf('admin')}` },
    });
  await passFactor(31);
  const refused = await take();
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'secondFactorStale']);
  await passFactor(29);
  expect((await take()).statusCode).toBe(200);
});

test('staff need one for what they share with mentors, who need none', async () => {
  await addPerson(academy, 'support', { roles: ['customerSupport'] });
  await addPerson(academy, 'mentor', { roles: ['mentor'] });
  const read = (person: string) => academy.call(person, 'GET', '/applications');
  expect((await read('support')).body.code).toBe('secondFactorRequired');
  expect((await read('mentor')).status).toBe(200);
  await passFactor(300);
  expect((await read('admin')).status).toBe(200);
});

test('learners are asked for nothing, and staff keep their own pages', async () => {
  expect((await academy.call('learner', 'GET', '/me/modules')).status).toBe(200);
  expect((await academy.call('admin', 'GET', '/me/second-factor')).body.isRequired).toBe(true);
  expect((await academy.call('learner', 'GET', '/me/second-factor')).body.isRequired).toBe(false);
});

test('where none is required, a sign-in made with one is still held to it', async () => {
  const relaxed = await createWorld({ REQUIRE_SECOND_FACTOR: '0' });
  try {
    const person = await addPerson(relaxed, 'learner');
    const change = async () =>
      (
        await relaxed.call('admin', 'POST', `/management/users/${person}/notes`, {
          note: 'Called.',
          changeId: randomUUID(),
        })
      ).body?.code;
    expect(await change()).toBeUndefined();
    await relaxed.db
      .updateTable('browser_session')
      .set({ factor_at: new Date(relaxed.clock.now().getTime() - 31 * 60_000) })
      .execute();
    expect(await change()).toBe('secondFactorStale');
  } finally {
    await relaxed.close();
  }
});
