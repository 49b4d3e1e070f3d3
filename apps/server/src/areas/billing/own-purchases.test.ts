import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { addFault } from '../../providers/payments/sandbox/faults.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addCard, addWallet } from '../../testing/world/methods.ts';
import { addPeople } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { chargeDue } from '../purchases/charge.service.ts';
import { buy, depsOf } from '../purchases/orders.fixture.ts';
import { reconcilePurchases } from '../purchases/reconcile.ts';
import { refundPayment } from '../purchases/refunds.service.ts';

type Purchase = Schema<'Purchase'>;

const day = 86_400_000;
const declinesAfterFirst = '4000000000000044';

let academy: TestApp;
let course: Course;
let number = 0;
let buyer: string;
let other: string;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => academy.close());
beforeEach(async () => {
  number += 1;
  buyer = `buyer${number}`;
  other = `other${number}`;
  await addPeople(academy, buyer, other);
  await academy.db.deleteFrom('identity_attempt').execute();
  course = await addCourse(academy);
});

type Plan = Parameters<typeof addPrices>[2];
const subscription: Plan = [{ type: 'subscription', amount: 3900 }];
const plan: Plan = [{ type: 'paymentPlan', months: 12, total: 120_000 }];

async function bought(prices: Plan, card?: string): Promise<Purchase> {
  await addCard(academy, buyer, card);
  const { priceIds } = await addPrices(academy, course, prices);
  const { purchase } = await buy(academy, buyer, priceIds[0] ?? 0);
  if (!purchase) throw new Error('Nothing was bought.');
  return purchase;
}
const read = async (id: number): Promise<Purchase> =>
  (await academy.call(buyer, 'GET', `/me/purchases/${id}`)).body;
const review = (id: number, action: string, more = '') =>
  academy.call(buyer, 'GET', `/me/purchases/${id}/review?action=${action}${more}`);
const change = (id: number, action: string, body: object, person = buyer) =>
  academy.call(person, 'PATCH', `/me/purchases/${id}?action=${action}`, body);
const renew = (purchaseId: number) =>
  chargeDue(depsOf(academy), {
    purchaseId,
    kind: 'cycle',
    isBuyerPresent: false,
    cause: { actorId: null, reason: 'Renewal' },
  });
const charges = async (id: number) =>
  academy.db
    .selectFrom('payment')
    .select(['kind', 'amount', 'status'])
    .where('purchase_id', '=', id)
    .orderBy('id')
    .execute();

describe('cancelling', () => {
  test('keeps access until the end of the month, safe to repeat, and can be taken back free of charge', async () => {
    const { id, version, expiry } = await bought(subscription);
    expect((await review(id, 'cancelSubscription')).body).toMatchObject({
      dueToday: 0,
      nextCharge: null,
      accessUntil: expiry,
    });
    const { body } = await change(id, 'cancelSubscription', { version });
    expect(body.purchase).toMatchObject({ status: 'cancelled', expiry, nextPaymentDate: null });
    expect((await change(id, 'cancelSubscription', { version })).body.purchase).toEqual(
      body.purchase,
    );
    expect((await academy.call(buyer, 'GET', '/me/context')).body.cancelledProductName).toBe(
      course.name,
    );
    const { body: figures } = await review(id, 'reactivateSubscription');
    expect(figures).toMatchObject({ dueToday: 0, nextCharge: { at: expiry, amount: 3900 } });
    const again = await change(id, 'reactivateSubscription', { version: figures.version });
    expect(again.body.purchase).toMatchObject({ status: 'active', nextPaymentDate: expiry });
    expect(await charges(id)).toHaveLength(1);
  });

  test('with no days left a reactivation charges today, once for many presses', async () => {
    const { id, version } = await bought(subscription);
    const cancelled = await change(id, 'cancelSubscription', { version });
    const { expiry } = cancelled.body.purchase;
    academy.clock.advance(Date.parse(expiry) - academy.clock.now().getTime() - day / 2);
    const { body: figures } = await review(id, 'reactivateSubscription');
    expect(figures).toMatchObject({ dueToday: 3900, isMonthly: true, method: 'Visa 4242' });
    const wish = { version: figures.version, requestId: randomUUID(), dueToday: 3900 };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => change(id, 'reactivateSubscription', wish)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await read(id)).toMatchObject({ status: 'active' });
    expect((await charges(id)).filter(({ status }) => status === 'paid')).toHaveLength(2);
  });
});

describe('a subscription whose payment was declined', () => {
  const untilFailed = async () => {
    const { id } = await bought(subscription, declinesAfterFirst);
    academy.clock.advance(31 * day);
    await renew(id);
    const { body } = await academy.call(buyer, 'GET', '/me/context');
    expect(body.paymentStatus).toBe('declined');
    return read(id);
  };

  test('can be cancelled: it ends, nothing is owed, and the account is fine', async () => {
    const { id, version, actions, balanceDue } = await untilFailed();
    expect([actions.includes('cancelSubscription'), balanceDue]).toEqual([true, 3900]);
    const { body } = await change(id, 'cancelSubscription', { version });
    expect(body.purchase).toMatchObject({ status: 'cancelled', balanceDue: 0, dueSince: null });
    expect((await academy.call(buyer, 'GET', '/me/context')).body.paymentStatus).toBe('ok');
    await expect(renew(id)).rejects.toMatchObject({ status: 409 });
    expect(await audit(academy.db, invariants)).toEqual([]);
  });

  test('begins again with one month, not with the one that was declined', async () => {
    const { id, version } = await untilFailed();
    await change(id, 'cancelSubscription', { version });
    await addCard(academy, buyer);
    const { body: figures } = await review(id, 'reactivateSubscription');
    const wish = { version: figures.version, requestId: randomUUID(), dueToday: 3900 };
    const { body } = await change(id, 'reactivateSubscription', wish);
    expect(body.purchase).toMatchObject({ status: 'active', total: 7800, balanceDue: 0 });
    academy.clock.advance(31 * day);
    await renew(id);
    expect(await read(id)).toMatchObject({ total: 11_700, amountPaid: 11_700 });
    expect(await audit(academy.db, invariants)).toEqual([]);
  });

  test('and is cancelled while a retry is under way, owes nothing once that is declined too', async () => {
    const { id, version } = await untilFailed();
    const customer = String(await academy.userId(buyer));
    await addFault(academy.db, { call: 'charge', fault: 'lostAnswer', customer });
    await renew(id);
    const { version: now } = await read(id);
    expect(now).toBeGreaterThan(version);
    const { body } = await change(id, 'cancelSubscription', { version: now });
    expect(body.purchase).toMatchObject({ status: 'cancelled', balanceDue: 3900 });
    academy.clock.advance(5 * 60_000);
    await reconcilePurchases(depsOf(academy));
    expect(await read(id)).toMatchObject({ balanceDue: 0, total: 3900 });
    expect(await audit(academy.db, invariants)).toEqual([]);
  });
});

describe('paying', () => {
  test('off charges the balance once and ends the plan', async () => {
    const { id, balanceDue } = await bought(plan);
    const { body: figures } = await review(id, 'payoff');
    expect(figures).toMatchObject({ dueToday: balanceDue, nextCharge: null });
    const requestId = randomUUID();
    const wish = { version: figures.version, requestId, dueToday: balanceDue };
    const wrong = { ...wish, requestId: randomUUID(), dueToday: 1 };
    expect((await change(id, 'payoff', wrong)).status).toBe(409);
    const { body } = await change(id, 'payoff', wish);
    expect(body).toMatchObject({
      state: 'bought',
      requestId,
      purchase: { status: 'active', balanceDue: 0, amountPaid: 120_000, nextPaymentDate: null },
    });
    expect((await change(id, 'payoff', wish)).body).toMatchObject({ state: 'bought', requestId });
    expect((await change(id, 'payoff', { ...wish, dueToday: 2 })).status).toBe(422);
    expect(await charges(id)).toHaveLength(2);
  });

  test('after a decline makes the account fine again at once', async () => {
    const { id, nextPaymentDate } = await bought(subscription, declinesAfterFirst);
    academy.clock.advance(Date.parse(nextPaymentDate ?? '') - academy.clock.now().getTime() + 1);
    await renew(id);
    const { data } = (await academy.call(buyer, 'GET', '/me/purchases?isDue=true')).body;
    expect(data).toMatchObject([{ id, status: 'failed', nextPaymentAmount: 3900 }]);
    const context = async () => (await academy.call(buyer, 'GET', '/me/context')).body;
    expect((await context()).paymentStatus).toBe('declined');
    const wish = (version: number) => ({ version, requestId: randomUUID(), dueToday: 3900 });
    const failed = await change(id, 'retryPayment', wish((await read(id)).version));
    expect(failed.body).toMatchObject({
      state: 'declined',
      decline: {
        message: 'We were unable to process your payment. Update your card and try again.',
      },
    });
    await addCard(academy, buyer);
    const { body } = await change(id, 'retryPayment', wish((await read(id)).version));
    expect(body).toMatchObject({ state: 'bought', purchase: { status: 'active', dueSince: null } });
    expect((await context()).paymentStatus).toBe('ok');
  });
});

test('later payments use the method a purchase was switched to', async () => {
  const { id, version } = await bought(subscription);
  const wish = { version, paymentType: 'wallet' };
  expect((await change(id, 'switchPaymentMethod', wish)).status).toBe(422);
  await addWallet(academy, buyer);
  expect((await review(id, 'switchPaymentMethod', '&paymentType=wallet')).body).toMatchObject({
    dueToday: 0,
    method: 'PayPal',
    nextCharge: { amount: 3900 },
  });
  const { body } = await change(id, 'switchPaymentMethod', wish);
  expect(body.purchase).toMatchObject({ paymentType: 'wallet', version: version + 1 });
  expect((await change(id, 'switchPaymentMethod', wish)).body.purchase).toEqual(body.purchase);
  const stale = await change(id, 'cancelSubscription', { version });
  expect([stale.status, stale.body.current.version]).toEqual([409, version + 1]);

  expect((await academy.call(buyer, 'DELETE', '/me/payments')).status).toBe(409);
  expect((await academy.call(buyer, 'DELETE', '/me/payments?moveTo=card')).status).toBe(200);
  expect((await read(id)).paymentType).toBe('card');
});

test('a wallet that is authorised again takes the place of the one that ended, and pays', async () => {
  const { id, version } = await bought(subscription);
  await addWallet(academy, buyer, 'ended@wallet.test');
  await change(id, 'switchPaymentMethod', { version, paymentType: 'wallet' });
  academy.clock.advance(31 * day);
  await renew(id);
  const failed = await read(id);
  expect(failed.status).toBe('failed');

  const before = academy.clock.now().getTime();
  const { body } = await addWallet(academy, buyer);
  const wallets = body.methods.filter(({ type }: { type: string }) => type === 'wallet');
  expect(wallets).toMatchObject([{ payerEmail: 'buyer@wallet.test' }]);
  expect(Date.parse(wallets[0].expiresAt)).toBeGreaterThan(before + 30 * day);
  const wish = { version: failed.version, requestId: randomUUID(), dueToday: 3900 };
  expect((await change(id, 'retryPayment', wish)).body.purchase).toMatchObject({
    status: 'active',
    paymentType: 'wallet',
  });
});

test('a refund can be requested for 14 days after each payment', async () => {
  const { id } = await bought(subscription);
  academy.clock.advance(15 * day);
  expect((await read(id)).actions).not.toContain('requestRefund');
  academy.clock.advance(16 * day);
  await renew(id);
  expect((await read(id)).actions).toContain('requestRefund');
});

test('a refund is requested once, and staff are told', async () => {
  const { id, version } = await bought([{ type: 'oneTime', amount: 4200 }]);
  const wish = { version, reason: 'It was not what I need.' };
  expect((await change(id, 'requestRefund', { version })).status).toBe(422);
  const { body } = await change(id, 'requestRefund', wish);
  expect(body.purchase.refundRequest).toBe('requested');
  expect((await change(id, 'requestRefund', wish)).body.purchase).toEqual(body.purchase);
});

test('payments are listed with receipts that name seller, buyer and amounts, in every script', async () => {
  const details = {
    companyName: '株式会社オカフォー',
    taxId: 'JP-1',
    street: null,
    city: 'Tōkyō',
    state: null,
    zip: null,
    country: 'JP',
    version: 0,
  };
  await academy.call(buyer, 'PUT', '/me/billing-details', details);
  const { id } = await bought([{ type: 'oneTime', amount: 4200 }]);
  const { data, paging } = (await academy.call(buyer, 'GET', '/me/purchases/-/payments')).body;
  expect(paging.total).toBe(1);
  expect(data).toMatchObject([
    { purchaseId: id, status: 'paid', amount: 4200, method: 'Visa 4242', hasReceipt: true },
  ]);
  const url = `/me/purchases/${id}/payments/${data[0].id}`;
  const get = async (address: string, person: string) =>
    academy.app.inject({
      url: address,
      headers: { authorization: `Bearer ${await academy.tokenOf(person)}` },
    });
  const receipt = await get(url, buyer);
  expect(receipt.headers['content-type']).toBe('application/pdf');
  expect(receipt.headers['content-disposition']).toMatch(/^attachment; .*\d{4}-\d{6}\.pdf/);
  const document = await getDocument({ data: new Uint8Array(receipt.rawPayload) }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(text).toContain(academy.config.seller.name);
  expect(text).toContain('株式会社オカフォー');
  expect(text).toContain('$42.00');

  const { id: second } = await bought([{ type: 'oneTime', amount: 100 }]).catch(async () => {
    course = await addCourse(academy);
    return bought([{ type: 'oneTime', amount: 100 }]);
  });
  for (const [address, person] of [
    [url, other],
    [`/me/purchases/${second}/payments/${data[0].id}`, buyer],
    [`/me/purchases/${id}/payments/999999`, buyer],
    [`${url}?refundId=1`, buyer],
  ] as const)
    expect((await get(address, person)).statusCode).toBe(404);
  expect((await academy.call(other, 'GET', `/me/purchases/${id}/payments`)).status).toBe(404);
});

test('a refund stands in the history with a credit note, numbered behind the invoice', async () => {
  const { id } = await bought([{ type: 'oneTime', amount: 4200 }]);
  const history = async (): Promise<Schema<'Payment'>[]> =>
    (await academy.call(buyer, 'GET', `/me/purchases/${id}/payments`)).body.data;
  const [payment] = await history();
  academy.clock.advance(day);
  await refundPayment(depsOf(academy), {
    paymentId: payment?.id ?? 0,
    amount: 1200,
    actorId: await academy.userId(other),
    reason: 'Asked for',
    requestId: randomUUID(),
  });
  const [refund, paid] = await history();
  expect(paid).toMatchObject({ status: 'partlyRefunded', refunded: 1200 });
  expect(refund).toMatchObject({ kind: 'refund', amount: 1200, status: 'refunded' });
  const order = [paid?.invoiceNumber ?? '', refund?.invoiceNumber ?? ''];
  expect(order).toEqual(order.toSorted());
  const response = await academy.app.inject({
    url: `/me/purchases/${id}/payments/${refund?.id}?refundId=${refund?.refundId}`,
    headers: { authorization: `Bearer ${await academy.tokenOf(buyer)}` },
  });
  const document = await getDocument({ data: new Uint8Array(response.rawPayload) }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(text).toContain('Credit note');
  expect(text).toContain('-$12.00');
  expect(text).toContain('Refunded to Visa');
  expect(text).not.toContain('-$0.00');
});
