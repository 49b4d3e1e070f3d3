import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { auditProviderBooks } from '../../audit/provider-books.ts';
import { settleCharge } from '../../providers/payments/sandbox/charges.ts';
import { openDispute } from '../../providers/payments/sandbox/disputes.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { chargeDue } from './charge.service.ts';
import { buy, depsOf, saveCard } from './orders.fixture.ts';
import { compareMovements } from './reconcile.ts';
import { settlePayment } from './settle-payment.ts';

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
async function bought(card?: string) {
  people += 1;
  const buyer = `late-${people}`;
  await addPerson(academy, buyer);
  await saveCard(academy, buyer, card);
  const { priceIds } = await addPrices(academy, await addCourse(academy));
  const result = await buy(academy, buyer, priceIds[0] ?? 0);
  return { id: result.purchase?.id ?? 0, requestId: result.requestId, buyer };
}

const rowOf = (id: number) =>
  academy.db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('money that arrives after its order was given up goes back by itself', async () => {
  const deps = depsOf(academy);
  const { requestId, buyer } = await bought('4000002760003184');
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
  await compareMovements(depsOf(academy), fail);
  await compareMovements(depsOf(academy), fail);
  expect(await disputes()).toEqual([{ status: 'open' }]);
});

test('a month that its buyer paid again goes back when the first charge arrives after all', async () => {
  const deps = depsOf(academy);
  people += 1;
  const buyer = `late-${people}`;
  await addPerson(academy, buyer);
  await saveCard(academy, buyer);
  const plans = [{ type: 'subscription' as const, amount: 900 }];
  const { priceIds } = await addPrices(academy, await addCourse(academy), plans);
  const { purchase } = await buy(academy, buyer, priceIds[0] ?? 0);
  const id = purchase?.id ?? 0;
  const actorId = await academy.userId(buyer);
  const pay = () =>
    chargeDue(deps, {
      ...{ purchaseId: id, kind: 'cycle', isBuyerPresent: true },
      cause: { actorId, reason: 'Tried again by its buyer' },
    });
  academy.clock.advance(32 * 86_400_000);
  await academy.sandbox.control.addFault({ call: 'charge', fault: 'lostAnswer' });
  const first = await pay();
  await settlePayment(deps, first, { state: 'notFound' });
  await pay();
  expect(await rowOf(id)).toMatchObject({ captured: 1800, refunded: 0, cycles_paid: 2 });
  const { idempotency_key: idempotencyKey } = await academy.db
    .selectFrom('payment')
    .select('idempotency_key')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const late = await deps.payments.card.readCharge({ idempotencyKey });
  await settlePayment(deps, first, late);
  expect(await rowOf(id)).toMatchObject({ status: 'active', captured: 2700, refunded: 900 });
  expect((await rowOf(id)).cycles_paid).toBe(2);
});
