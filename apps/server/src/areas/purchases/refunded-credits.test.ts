import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addCredit } from '../../testing/world/prices.ts';
import { addBuyer, closeBooks, priceOf } from './money.fixture.ts';
import { buy, depsOf } from './orders.fixture.ts';
import { hearPaymentNews } from './payment-news.ts';
import { refundPurchase } from './refunds.service.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => closeBooks(academy));

const creditsOf = async (buyer: string): Promise<number> =>
  (await academy.call(buyer, 'GET', '/me/credits')).body.balances[0]?.amount ?? 0;

const entriesOf = async (buyer: string) =>
  academy.db
    .selectFrom('credit_entry')
    .select(['kind', 'amount'])
    .where('user_id', '=', await academy.userId(buyer))
    .orderBy('id')
    .execute();

/** Buys with credits that pay a part, and answers the purchase. */
async function bought(amount: number, credit: number) {
  const buyer = await addBuyer(academy);
  await addCredit(academy, buyer, credit);
  const priceId = await priceOf(academy, { type: 'oneTime', amount });
  const { purchase } = await buy(academy, buyer, priceId, { useCredits: true });
  expect(await creditsOf(buyer)).toBe(0);
  return { buyer, purchaseId: purchase?.id ?? 0 };
}

const giveBack = (purchaseId: number, amount?: number) =>
  refundPurchase(depsOf(academy), {
    ...(amount !== undefined && { amount }),
    purchaseId,
    actorId: null,
    reason: 'Asked for',
    requestId: randomUUID(),
  });

test('a refund returns the same part of the credits, to the cent in any number of parts', {
  timeout: 120_000,
}, async () => {
  const sale = fc
    .record({
      amount: fc.integer({ min: 500, max: 90_000 }),
      share: fc.double({ min: 0.01, max: 0.9, noNaN: true }),
    })
    .chain(({ amount, share }) => {
      const credit = Math.max(1, Math.floor(amount * share));
      const parts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 });
      return fc.record({ amount: fc.constant(amount), credit: fc.constant(credit), parts });
    });
  await fc.assert(
    fc.asyncProperty(sale, async ({ amount, credit, parts }) => {
      const paid = amount - credit;
      const { buyer, purchaseId } = await bought(amount, credit);
      let refunded = 0;
      for (const percent of parts) {
        const part = Math.min(Math.max(1, Math.floor((paid * percent) / 100)), paid - refunded);
        if (part === 0) break;
        refunded += part;
        await giveBack(purchaseId, part);
        expect(await creditsOf(buyer)).toBe(Math.round((credit * refunded) / paid));
      }
      if (refunded < paid) await giveBack(purchaseId);
      expect(await creditsOf(buyer)).toBe(credit);
      const entries = await entriesOf(buyer);
      expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(credit);
    }),
    { numRuns: 12 },
  );
});

test('credits of a refund that fails later are taken back, as far as they are there', async () => {
  const { buyer, purchaseId } = await bought(10_000, 4000);
  await giveBack(purchaseId);
  expect(await creditsOf(buyer)).toBe(4000);
  await buy(academy, buyer, await priceOf(academy, { type: 'oneTime', amount: 1500 }), {
    useCredits: true,
  });
  const { ref } = await academy.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select('refund.provider_ref as ref')
    .where('payment.purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  await academy.sandbox.control.returnRefund(ref ?? '');
  const deps = depsOf(academy);
  await hearPaymentNews(deps, deps.payments.card, { type: 'refund', ref: ref ?? '' });
  expect(await creditsOf(buyer)).toBe(0);
  expect(await entriesOf(buyer)).toEqual([
    { kind: 'given', amount: 4000 },
    { kind: 'used', amount: -4000 },
    { kind: 'refund', amount: 4000 },
    { kind: 'used', amount: -1500 },
    { kind: 'refundFailed', amount: -2500 },
  ]);
  // What they had used of them stays returned: the next refund returns the rest.
  await giveBack(purchaseId);
  expect(await creditsOf(buyer)).toBe(2500);
});

test('the buyer hears of both, and an order that is declined returns its credits', async () => {
  const { buyer, purchaseId } = await bought(10_000, 4000);
  await giveBack(purchaseId, 3000);
  const { body } = await academy.call(buyer, 'GET', '/me/notifications');
  const messages = body.map(({ message }: { message: string }) => message);
  expect(messages).toContainEqual(
    expect.stringMatching(/^\$30\.00 for .* \$20\.00 is back in your credits\.$/),
  );
  const declined = await addBuyer(academy, '4000000000000341');
  await addCredit(academy, declined, 1000);
  const priceId = await priceOf(academy);
  const { state } = await buy(academy, declined, priceId, { useCredits: true });
  expect(state).toBe('declined');
  expect(await creditsOf(declined)).toBe(1000);
  expect((await entriesOf(declined)).map(({ kind }) => kind)).toEqual([
    'given',
    'used',
    'released',
  ]);
});
