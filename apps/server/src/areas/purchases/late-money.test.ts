import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleCharge } from '../../providers/payments/sandbox/charges.ts';
import { openDispute } from '../../providers/payments/sandbox/disputes.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addCredit } from '../../testing/world/prices.ts';
import { addBuyer, closeBooks, priceOf, readPurchase } from './money.fixture.ts';
import { buy, depsOf } from './orders.fixture.ts';
import { compareMovements } from './reconcile.ts';
import { settlePayment } from './settle-payment.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => closeBooks(academy));

async function bought(card?: string, credit = 0) {
  const buyer = await addBuyer(academy, card);
  if (credit > 0) await addCredit(academy, buyer, credit);
  const wish = { useCredits: credit > 0 };
  const result = await buy(academy, buyer, await priceOf(academy), wish);
  return { id: result.purchase?.id ?? 0, requestId: result.requestId, buyer };
}

test('money that arrives after its order was given up goes back by itself', async () => {
  const deps = depsOf(academy);
  const { requestId, buyer } = await bought('4000002760003184', 1000);
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
  expect(await readPurchase(academy, purchaseId)).toMatchObject({
    status: 'refund',
    captured: 3200,
    refunded: 3200,
  });
  // The credits were back when the order was given up: not once more with its money.
  expect((await academy.call(buyer, 'GET', '/me/credits')).body.balances).toEqual([
    { amount: 1000, currency: 'USD' },
  ]);
  const url = `/me/purchases/-/requests/${requestId}`;
  expect((await academy.call(buyer, 'GET', url)).body.state).toBe('declined');
});

test('news that were lost are found in the books of the provider', async () => {
  const { id } = await bought();
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
  await compareMovements(depsOf(academy));
  await compareMovements(depsOf(academy));
  expect(await disputes()).toEqual([{ status: 'open' }]);
});
