import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { races, raceTime } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addCrosssell, addPrices } from '../../testing/world/prices.ts';
import { sweep } from './money.fixture.ts';
import { buy, depsOf, saveCard } from './orders.fixture.ts';
import { refundPayment, refundPurchase } from './refunds.service.ts';
import { acceptUpsell } from './upsells.service.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld({ TAX_RATES: 'Netherlands=21 VAT+' });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

let people = 0;
/** Someone in the Netherlands, where a tax is added to prices. */
async function addBuyer(): Promise<string> {
  people += 1;
  const name = `taxed-${people}`;
  await addPerson(academy, name);
  await saveCard(academy, name);
  await academy.db
    .updateTable('app_user')
    .set({ country: 'Netherlands' })
    .where('unique_name', '=', name)
    .execute();
  return name;
}

test('M-10: parts that are given back add up to the whole, and so does their tax, to the cent', {
  timeout: raceTime,
}, async () => {
  const actorId = await academy.userId('admin');
  const parts = fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9000 }), parts, async (amount, asked) => {
      const buyer = await addBuyer();
      const { priceIds } = await addPrices(academy, await addCourse(academy), [
        { type: 'oneTime', amount },
      ]);
      const { purchase } = await buy(academy, buyer, priceIds[0] ?? 0);
      const purchaseId = purchase?.id ?? 0;
      const paid = purchase?.total ?? 0;
      expect(paid).toBe(amount + Math.round(amount * 0.21));
      const refund = (part?: number) =>
        refundPurchase(depsOf(academy), {
          purchaseId,
          actorId,
          reason: 'Part',
          requestId: randomUUID(),
          ...(part !== undefined && { amount: part }),
        });
      let left = paid;
      for (const part of asked) {
        if (part >= left) continue;
        await refund(part);
        left -= part;
      }
      await refund();
      const entries = await academy.db
        .selectFrom('ledger_entry')
        .select(['kind', 'amount', 'tax'])
        .where('purchase_id', '=', purchaseId)
        .execute();
      const given = entries.filter(({ kind }) => kind === 'refund');
      expect(given.reduce((sum, one) => sum + one.amount, 0)).toBe(-paid);
      expect(entries.reduce((sum, { tax }) => sum + tax, 0)).toBe(0);
      for (const { amount: part, tax } of given) {
        expect(tax).toBeLessThanOrEqual(0);
        expect(tax).toBeGreaterThanOrEqual(part);
      }
    }),
    { numRuns: races * 5, seed: 1 },
  );
});

test('an offer that went back ends no trial', async () => {
  const buyer = await addBuyer();
  const course = await addCourse(academy);
  const { priceIds } = await addPrices(academy, course, [
    { type: 'subscription', amount: 900, trialDays: 7 },
  ]);
  const place = { priceId: priceIds[0] ?? 0 };
  const offered = await addCourse(academy);
  const crosssellId = await addCrosssell(academy, offered, { place, type: 'upsell' });
  const { purchase } = await buy(academy, buyer, place.priceId);
  const purchaseId = purchase?.id ?? 0;
  const userId = await academy.userId(buyer);
  const wish = {
    crosssellId,
    requestId: randomUUID(),
    dueToday: { amount: 1089, currency: 'USD' },
  };
  await acceptUpsell(depsOf(academy), userId, purchaseId, wish);
  const at = `/management/users/${userId}/purchases/${purchaseId}`;
  const preview = await academy.call('admin', 'GET', `${at}/preview?action=refundProduct`);
  expect(preview.body.access).toBe(
    `Closes for ${offered.name} once the money is sent. The rest stays as it is.`,
  );
  const asked = { requestId: randomUUID(), logMessage: 'Not what they wanted' };
  const { body } = await academy.call(
    'admin',
    'PATCH',
    `${at}/payments?action=refundProduct`,
    asked,
  );
  expect(body.purchase).toMatchObject({ status: 'active', refunded: 1089, amountPaid: 0 });
  const opened = await academy.db
    .selectFrom('access_grant')
    .select('module_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .execute();
  expect(opened).toEqual([{ module_id: course.id }]);
});

test('an offer whose payment went back closes; the rest stays open, and part of it closes nothing', async () => {
  const buyer = await addBuyer();
  const course = await addCourse(academy);
  const { priceIds } = await addPrices(academy, course, [{ type: 'oneTime', amount: 4200 }]);
  const priceId = priceIds[0] ?? 0;
  const offered = await addCourse(academy);
  const place = { priceId };
  const crosssellId = await addCrosssell(academy, offered, { place, type: 'upsell' });
  const { purchase } = await buy(academy, buyer, priceId);
  const purchaseId = purchase?.id ?? 0;
  const userId = await academy.userId(buyer);
  const dueToday = { amount: 1089, currency: 'USD' };
  const wish = { crosssellId, requestId: randomUUID(), dueToday };
  await acceptUpsell(depsOf(academy), userId, purchaseId, wish);
  const payments = await academy.db
    .selectFrom('payment')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .orderBy('id')
    .execute();
  const refund = (paymentId: number, amount: number) =>
    refundPayment(depsOf(academy), {
      paymentId,
      amount,
      actorId: null,
      reason: 'Not what they wanted',
      requestId: randomUUID(),
    });
  const opened = async () => {
    const rows = await academy.db
      .selectFrom('access_grant')
      .select('module_id')
      .where('user_id', '=', userId)
      .where('state', '=', 'active')
      .orderBy('module_id')
      .execute();
    return rows.map(({ module_id }) => module_id);
  };
  const [main, upsell] = payments.map(({ id }) => id);
  const staff = `/management/users/${userId}`;
  const listed = await academy.call('admin', 'GET', `${staff}/payments`);
  expect(listed.body.data).toMatchObject([
    { id: upsell, product: { id: offered.id } },
    { id: main, product: { id: course.id } },
  ]);
  const own = await academy.call(buyer, 'GET', '/me/purchases/-/payments');
  expect(own.body.data).toMatchObject([{ product: { id: offered.id } }, { id: main }]);
  const query = `action=refund&paymentId=${upsell}&amount=1089`;
  const preview = await academy.call(
    'admin',
    'GET',
    `${staff}/purchases/${purchaseId}/preview?${query}`,
  );
  expect(preview.body.access).toBe(
    `Closes for ${offered.name} once the money is sent. The rest stays as it is.`,
  );
  await refund(upsell ?? 0, 1000);
  expect(await opened()).toEqual([course.id, offered.id]);
  await refund(upsell ?? 0, 89);
  expect(await opened()).toEqual([course.id]);
  await sweep(academy);
  expect(await opened()).toEqual([course.id]);
  await refund(main ?? 0, 5082);
  expect(await opened()).toEqual([]);
});
