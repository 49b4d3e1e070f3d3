import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { auditProviderBooks } from '../../audit/provider-books.ts';
import { settleCharge } from '../../providers/payments/sandbox/charges.ts';
import { openDispute } from '../../providers/payments/sandbox/disputes.ts';
import { addFault } from '../../providers/payments/sandbox/faults.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addCrosssell, addPrices } from '../../testing/world/prices.ts';
import { changePurchase } from './change-purchase.ts';
import { type ChargeWish, chargeDue } from './charge.service.ts';
import { buy, depsOf, saveCard } from './orders.fixture.ts';
import { compareMovements, reconcilePurchases } from './reconcile.ts';
import { settlePayment } from './settle-payment.ts';
import { acceptUpsell } from './upsells.service.ts';

const day = 86_400_000;

let academy: TestApp;
let people = 0;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  expect(await auditProviderBooks(depsOf(academy), new Date(0))).toEqual([]);
  await academy.close();
});

const fail = (error: unknown) => {
  throw error;
};
const cause = { actorId: null, reason: 'Test' };

async function addBuyer(card?: string): Promise<string> {
  people += 1;
  const name = `faulty-${people}`;
  await addPerson(academy, name);
  await saveCard(academy, name, card);
  return name;
}

type Plan = NonNullable<Parameters<typeof addPrices>[2]>[number];

/** Buys a new product by a plan. */
async function bought(plan: Plan, card?: string) {
  const buyer = await addBuyer(card);
  const { priceIds } = await addPrices(academy, await addCourse(academy), [plan]);
  const [priceId = 0] = priceIds;
  const result = await buy(academy, buyer, priceId);
  return { buyer, priceId, id: result.purchase?.id ?? 0, requestId: result.requestId };
}

const rowOf = (id: number) =>
  academy.db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const charge = (purchaseId: number, kind: ChargeWish['kind']) =>
  chargeDue(depsOf(academy), { purchaseId, kind, isBuyerPresent: kind !== 'cycle', cause });

/** What each later charge of a purchase is, and what it captures when it goes well. */
const flows: Record<
  string,
  () => Promise<{ id: number; captured: number; pay: () => Promise<unknown> }>
> = {
  'a month': async () => {
    const { id } = await bought({ type: 'subscription', amount: 900 });
    academy.clock.advance(31 * day);
    return { id, captured: 1800, pay: () => charge(id, 'cycle') };
  },
  'paying off': async () => {
    const { id } = await bought({ type: 'paymentPlan', months: 3, total: 9000 });
    return { id, captured: 9000, pay: () => charge(id, 'payoff') };
  },
  'beginning again': async () => {
    const { id } = await bought({ type: 'subscription', amount: 900 });
    await academy.db
      .transaction()
      .execute((trx) => changePurchase(trx, id, 'cancel', { ...cause, clock: academy.clock }));
    academy.clock.advance(32 * day);
    return { id, captured: 1800, pay: () => charge(id, 'reactivation') };
  },
  'an upsell': async () => {
    const { id, buyer, priceId } = await bought({ type: 'oneTime', amount: 4200 });
    const other = await addCourse(academy);
    const crosssellId = await addCrosssell(academy, other, { place: { priceId }, type: 'upsell' });
    const userId = await academy.userId(buyer);
    const dueToday = { amount: 900, currency: 'USD' };
    const pay = () =>
      acceptUpsell(depsOf(academy), userId, id, { crosssellId, requestId: randomUUID(), dueToday });
    return { id, captured: 5100, pay };
  },
};

const faults = {
  timeoutBefore: false,
  serverError: false,
  timeoutAfter: true,
  lostAnswer: true,
  decline: false,
} as const;
const cells = Object.entries(flows).flatMap(([flow, begin]) =>
  Object.entries(faults).map(([fault, isPaid]) => [flow, fault, isPaid, begin] as const),
);

test.each(cells)(
  '%s with %s is paid after one sweep: %s; then it can be',
  async (_flow, fault, isPaid, begin) => {
    const { id, captured, pay } = await begin();
    const before = (await rowOf(id)).captured;
    const customer = String((await rowOf(id)).user_id);
    await addFault(academy.db, { call: 'charge', fault: fault as keyof typeof faults, customer });
    await pay();
    academy.clock.advance(180_000);
    await reconcilePurchases(depsOf(academy), fail);
    expect((await rowOf(id)).captured).toBe(isPaid ? captured : before);
    if (!isPaid) await pay();
    expect((await rowOf(id)).captured).toBe(captured);
  },
);

test('money that arrives after its order was given up goes back by itself', async () => {
  const deps = depsOf(academy);
  const { requestId, buyer } = await bought({ type: 'oneTime', amount: 4200 }, '4000002760003184');
  const {
    id: purchaseId,
    paymentId,
    ref,
  } = await academy.db
    .selectFrom('payment')
    .innerJoin('purchase', 'purchase.id', 'payment.purchase_id')
    .select(['purchase.id', 'payment.id as paymentId', 'provider_ref as ref'])
    .where('purchase.request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  await settlePayment(deps, paymentId, { state: 'notFound' });
  const late = await settleCharge(academy.sandbox.books, ref ?? '', 'approved');
  await Promise.all([settlePayment(deps, paymentId, late), settlePayment(deps, paymentId, late)]);
  expect(await rowOf(purchaseId)).toMatchObject({
    status: 'refund',
    captured: 4200,
    refunded: 4200,
  });
  const url = `/me/purchases/-/requests/${requestId}`;
  expect((await academy.call(buyer, 'GET', url)).body.state).toBe('declined');
});

test('news that were lost are found in the books of the provider', async () => {
  const { id } = await bought({ type: 'oneTime', amount: 4200 });
  const { provider_ref } = await academy.db
    .selectFrom('payment')
    .select('provider_ref')
    .where('purchase_id', '=', id)
    .executeTakeFirstOrThrow();
  const { db, sandbox } = academy;
  await db
    .transaction()
    .execute((trx) => openDispute(trx, sandbox.books, provider_ref ?? '', 'fraudulent'));
  const disputes = () => db.selectFrom('dispute').select('status').execute();
  expect(await disputes()).toEqual([]);
  await compareMovements(depsOf(academy), fail);
  await compareMovements(depsOf(academy), fail);
  expect(await disputes()).toEqual([{ status: 'open' }]);
});
