import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { addCredit } from '../../../testing/world/prices.ts';
import { addBuyer, closeBooks, priceOf, readPurchase } from '../money.fixture.ts';
import { buy } from '../orders.fixture.ts';

let academy: TestApp;
let atOnce = 0;
let inDay = 0;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'boss', { roles: ['admin'] });
  atOnce = academy.config.supportRefundLimits.get('USD') ?? 0;
  inDay = academy.config.supportRefundDayLimits.get('USD') ?? 0;
});
afterAll(() => closeBooks(academy));

let helpers = 0;
/** Someone of the support, with nothing given today. */
async function addHelper(): Promise<string> {
  helpers += 1;
  const name = `helper-${helpers}`;
  await addPerson(academy, name, { roles: ['customerSupport'] });
  return name;
}

/** A purchase that credits pay in part, or not at all. */
async function bought({ credit, money }: { credit: number; money: number }) {
  const buyer = await addBuyer(academy);
  if (credit > 0) await addCredit(academy, buyer, credit);
  const priceId = await priceOf(academy, { type: 'oneTime', amount: credit + money });
  const { purchase } = await buy(academy, buyer, priceId, { useCredits: credit > 0 });
  expect(purchase).toMatchObject({ credit, amountPaid: money });
  return { buyer, userId: await academy.userId(buyer), id: purchase?.id ?? 0 };
}
type Bought = Awaited<ReturnType<typeof bought>>;

const at = ({ userId, id }: Bought) => `/management/users/${userId}/purchases/${id}`;
const refund = (staff: string, one: Bought, amount: number) =>
  academy.call(staff, 'PATCH', `${at(one)}/payments?action=refundProduct`, {
    requestId: randomUUID(),
    logMessage: 'Agreed',
    amount,
  });
const give = (staff: string, { userId }: Bought, amount: number) =>
  academy.call(staff, 'POST', `/management/users/${userId}/credits`, {
    ...{ requestId: randomUUID(), kind: 'give', amount, currency: 'USD' },
    logMessage: 'The lab was down for a day',
  });

test('the credits that go back with money count for the limit of a purchase, in parts as well', async () => {
  const helper = await addHelper();
  const one = await bought({ credit: atOnce, money: 100 });
  const refused = await refund(helper, one, 100);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    expect.stringContaining('of a purchase'),
  ]);
  const preview = `${at(one)}/preview?action=refundProduct&amount=100`;
  expect((await academy.call(helper, 'GET', preview)).status).toBe(403);
  expect((await refund(helper, one, 50)).status).toBe(200);
  expect((await refund(helper, one, 50)).status).toBe(403);
  expect((await refund('boss', one, 50)).status).toBe(200);
  expect(await readPurchase(academy, one.id)).toMatchObject({ status: 'refund', refunded: 100 });
  const { body } = await academy.call(one.buyer, 'GET', '/me/credits');
  expect(body.balances).toEqual([{ amount: atOnce, currency: 'USD' }]);
});

test('refunds, the credits in them and credits that are given share the limit of a day', async () => {
  const helper = await addHelper();
  const half = atOnce / 2;
  for (let given = 0; given + atOnce < inDay; given += atOnce)
    expect((await refund(helper, await bought({ credit: half, money: half }), half)).status).toBe(
      200,
    );
  const last = await bought({ credit: 0, money: atOnce });
  expect((await give(helper, last, half)).status).toBe(200);
  expect((await refund(helper, last, half + 1)).status).toBe(403);
  const answers = await Promise.all([refund(helper, last, half), give(helper, last, half)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  for (const again of [refund(helper, last, 1), give(helper, last, 1)])
    expect((await again).body.message).toContain('a day');
});
