import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { addCredit } from '../../../testing/world/prices.ts';
import { closeBooks, priceOf } from '../money.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'credit-admin', { roles: ['admin'] });
  await addPerson(academy, 'credit-support', { roles: ['customerSupport'] });
  await priceOf(academy);
});
afterAll(() => closeBooks(academy));

let count = 0;
async function addLearner() {
  count += 1;
  const name = `credit-learner-${count}`;
  return { name, id: await addPerson(academy, name) };
}

type Change = Schema<'UserCreditChange'>;

const changeOf = (change: Partial<Change> = {}): Change => ({
  requestId: randomUUID(),
  kind: 'give',
  amount: 2500,
  currency: 'USD',
  logMessage: 'The lab was down for a day',
  ...change,
});

const send = (who: string, id: number, change: Change) =>
  academy.call(who, 'POST', `/management/users/${id}/credits`, change);

test('staff give credits and take them back, with their reason in both logs', async () => {
  const { name, id } = await addLearner();
  const { body } = await send('credit-admin', id, changeOf());
  expect(body).toMatchObject({
    balances: [{ amount: 2500, currency: 'USD' }],
    entries: [{ kind: 'given', amount: 2500, reason: 'The lab was down for a day' }],
  });
  expect((await academy.call(name, 'GET', '/me/credits')).body).toMatchObject({
    balances: [{ amount: 2500 }],
  });
  const back = changeOf({ kind: 'takeBack', amount: 1000, logMessage: 'Given twice' });
  const taken = await send('credit-admin', id, back);
  expect(taken.body).toMatchObject({
    balances: [{ amount: 1500, currency: 'USD' }],
    entries: [{ kind: 'takenBack', amount: -1000, reason: 'Given twice' }, { kind: 'given' }],
  });
  const audited = await academy.db
    .selectFrom('audit_entry')
    .select(['action', 'after', 'reason'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  expect(audited).toEqual([
    {
      action: 'changeCredits',
      after: { credits: '+$25.00' },
      reason: 'The lab was down for a day',
    },
    { action: 'changeCredits', after: { credits: '-$10.00' }, reason: 'Given twice' },
  ]);
});

test('a change that is sent again, also at the same time, is made once', async () => {
  const { id } = await addLearner();
  const change = changeOf();
  const answers = await Promise.all([1, 2, 3].map(() => send('credit-admin', id, change)));
  answers.push(await send('credit-admin', id, change));
  for (const { status, body } of answers)
    expect([status, body.balances]).toEqual([200, [{ amount: 2500, currency: 'USD' }]]);
  expect((await send('credit-admin', id, { ...change, amount: 2600 })).status).toBe(422);
});

test('no more is taken back than is there, and nothing then', async () => {
  const { name, id } = await addLearner();
  await addCredit(academy, name, 700);
  const refused = await send('credit-admin', id, changeOf({ kind: 'takeBack', amount: 701 }));
  expect(refused).toMatchObject({
    status: 422,
    body: { fieldErrors: { amount: 'Value must be lower than 7' } },
  });
  expect((await academy.call(name, 'GET', '/me/credits')).body).toMatchObject({
    balances: [{ amount: 700 }],
  });
});

test('support gives up to its limits, no one themselves, and nothing in a currency of no product', async () => {
  const { id } = await addLearner();
  const most = academy.config.supportRefundLimits.get('USD') ?? 0;
  const ofDay = academy.config.supportRefundDayLimits.get('USD') ?? 0;
  expect((await send('credit-support', id, changeOf({ amount: most + 1 }))).status).toBe(403);
  for (let given = 0; given + most <= ofDay; given += most)
    expect((await send('credit-support', id, changeOf({ amount: most }))).status).toBe(200);
  expect((await send('credit-support', id, changeOf({ amount: 1 }))).status).toBe(403);
  expect(await send('credit-support', id, changeOf({ amount: 1, currency: 'JPY' }))).toMatchObject({
    status: 403,
    body: { message: "Ask an admin: you can't give anything back in JPY." },
  });
  const own = await academy.userId('credit-admin');
  expect((await send('credit-admin', own, changeOf())).status).toBe(403);
  expect((await send('credit-admin', id, changeOf({ currency: 'XXX' }))).status).toBe(422);
  expect((await send('credit-admin', id, changeOf({ logMessage: '  ' }))).status).toBe(422);
});
