import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { races, raceTime } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addCredit, addPrices } from '../../testing/world/prices.ts';
import { readReceipt } from '../billing/receipt.service.ts';
import { addBuyer, closeBooks, readPurchase } from './money.fixture.ts';
import { buy, depsOf } from './orders.fixture.ts';
import { runBilling } from './run-billing.ts';

const day = 86_400_000;

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld({ TAX_RATES: 'Netherlands=21 VAT' });
  for (const name of ['boss', 'second']) await addPerson(academy, name, { roles: ['admin'] });
  await addPerson(academy, 'helper', { roles: ['customerSupport'] });
});
afterAll(() => closeBooks(academy));

/** A course that credits paid whole. */
async function bought(amount = 4200, type: 'oneTime' | 'subscription' = 'oneTime') {
  const buyer = await addBuyer(academy);
  const userId = await academy.userId(buyer);
  await academy.db
    .updateTable('app_user')
    .set({ country: 'Netherlands' })
    .where('id', '=', userId)
    .execute();
  await addCredit(academy, buyer, amount + 800);
  const course = await addCourse(academy);
  const { priceIds } = await addPrices(academy, course, [{ type, amount }]);
  const { purchase } = await buy(academy, buyer, priceIds[0] ?? 0, { useCredits: true });
  expect(purchase).toMatchObject({ amountPaid: 0, credit: amount, total: 0 });
  return { buyer, userId, course, id: purchase?.id ?? 0 };
}
type Bought = Awaited<ReturnType<typeof bought>>;

const credits = async ({ buyer }: Bought): Promise<number> =>
  (await academy.call(buyer, 'GET', '/me/credits')).body.balances[0]?.amount ?? 0;

const own = async ({ buyer, id }: Bought) =>
  (await academy.call(buyer, 'GET', `/me/purchases/${id}`)).body;

const ask = async (one: Bought) =>
  academy.call(one.buyer, 'PATCH', `/me/purchases/${one.id}?action=requestRefund`, {
    version: (await own(one)).version,
    reason: 'Not what I expected',
  });

const giveBack = (staff: string, { userId, id }: Bought, body: object = {}) =>
  academy.call(
    staff,
    'PATCH',
    `/management/users/${userId}/purchases/${id}/payments?action=refundProduct`,
    { requestId: randomUUID(), logMessage: 'Agreed', ...body },
  );

const preview = ({ userId, id }: Bought) =>
  academy.call(
    'boss',
    'GET',
    `/management/users/${userId}/purchases/${id}/preview?action=refundProduct`,
  );

const isOpen = async ({ userId, course }: Bought) =>
  (await academy.db
    .selectFrom('access_grant')
    .select('id')
    .where('user_id', '=', userId)
    .where('module_id', '=', course.id)
    .where('state', '=', 'active')
    .executeTakeFirst()) !== undefined;

test('its buyer asks for them back within 14 days, and staff give them back', async () => {
  const one = await bought();
  expect((await own(one)).actions).toEqual(['requestRefund']);
  expect((await ask(one)).status).toBe(200);
  expect((await preview(one)).body).toMatchObject({
    money: '$42.00 goes back to their credits.',
    access: 'Closes at once.',
    mails: [{ text: expect.stringMatching(/^The \$42\.00 that paid for .* is back in your/) }],
  });
  expect([await credits(one), await isOpen(one)]).toEqual([800, true]);
  const { status, body } = await giveBack('boss', one);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    purchase: { status: 'refund', refunded: 0, amountPaid: 0, refundRequest: 'approved' },
  });
  expect([await credits(one), await isOpen(one)]).toEqual([5000, false]);
  expect((await own(one)).actions).toEqual([]);
  const { body: news } = await academy.call(one.buyer, 'GET', '/me/notifications');
  expect(news.map(({ message }: { message: string }) => message)).toContainEqual(
    expect.stringMatching(/^The \$42\.00 that paid for .* is back in your credits\.$/),
  );
});

test('books, history and credit note say so', async () => {
  const one = await bought(12_100);
  await giveBack('boss', one);
  const ledger = await academy.db
    .selectFrom('ledger_entry')
    .select(['kind', 'amount', 'tax'])
    .where('purchase_id', '=', one.id)
    .orderBy('id')
    .execute();
  expect(ledger).toEqual([
    { kind: 'capture', amount: 0, tax: 2100 },
    { kind: 'refund', amount: 0, tax: -2100 },
  ]);
  const { data } = (await academy.call(one.buyer, 'GET', '/me/purchases/-/payments')).body;
  const of = { amount: 0, credit: 12_100, tax: 2100, hasReceipt: true, status: 'refunded' };
  expect(data).toMatchObject([
    { ...of, kind: 'refund' },
    { ...of, kind: 'payment' },
  ]);
  const [{ id: paymentId, refundId }] = data;
  const receipt = { userId: one.userId, purchaseId: one.id, paymentId, refundId };
  const { sheet } = await readReceipt(academy.db, academy.config, receipt);
  expect(sheet.blocks.flatMap((block) => ('end' in block ? [block.end] : []))).toEqual([
    '-$100.00',
    '-$21.00',
    '$121.00',
    '$0.00',
  ]);
  expect(sheet.blocks.at(-1)).toMatchObject({ text: 'Returned as credit' });
});

test('no one asks for them after 14 days, twice, or above their limit', async () => {
  const late = await bought();
  academy.clock.advance(14 * day + 1000);
  expect((await own(late)).actions).toEqual([]);
  expect((await ask(late)).status).toBe(409);
  const most = academy.config.supportRefundLimits.get('USD') ?? 0;
  const dear = await bought(most + 100);
  expect((await giveBack('helper', dear)).status).toBe(403);
  expect((await giveBack('helper', dear, { amount: 1 })).status).toBe(409);
  const body = { requestId: randomUUID() };
  for (const _ of [1, 2]) expect((await giveBack('boss', dear, body)).status).toBe(200);
  expect((await giveBack('boss', dear)).status).toBe(409);
  expect(await credits(dear)).toBe(most + 900);
});

test('what support gives back of them counts for its day', async () => {
  const most = academy.config.supportRefundLimits.get('USD') ?? 0;
  const ofDay = academy.config.supportRefundDayLimits.get('USD') ?? 0;
  for (let given = 0; given + most <= ofDay; given += most)
    expect((await giveBack('helper', await bought(most))).status).toBe(200);
  expect((await giveBack('helper', await bought(500))).status).toBe(403);
});

test('a month that was paid with money goes back alone, and all of it with the credits', async () => {
  const one = await bought(4200, 'subscription');
  academy.clock.advance(31 * day);
  await runBilling(depsOf(academy));
  expect(await readPurchase(academy, one.id)).toMatchObject({ captured: 4200, credit: 4200 });
  expect((await giveBack('boss', one, { amount: 4200 })).status).toBe(200);
  expect(await readPurchase(academy, one.id)).toMatchObject({ status: 'active', refunded: 4200 });
  expect([await credits(one), await isOpen(one)]).toEqual([800, true]);
  expect((await giveBack('boss', one)).status).toBe(200);
  expect(await readPurchase(academy, one.id)).toMatchObject({ status: 'refund', refunded: 4200 });
  expect([await credits(one), await isOpen(one)]).toEqual([5000, false]);
});

test(
  'two admins give them back, and its buyer asks: they are back once',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const one = await bought();
      const [asked, ...answers] = await Promise.all([
        ask(one),
        giveBack('boss', one),
        giveBack('second', one),
      ]);
      expect([200, 409]).toContain(asked.status);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await credits(one)).toBe(5000);
      expect(await readPurchase(academy, one.id)).toMatchObject({ status: 'refund' });
    }
  },
  raceTime,
);
