import { randomUUID } from 'node:crypto';
import type { CouponContext } from '@uplink/api-client/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTaxTable } from '../../providers/tax/tax-table.ts';
import { races, raceTime } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';
import { addCoupon, addPrices } from '../../testing/world/prices.ts';
import { quoteOrder } from '../pricing/quote.service.ts';
import { buy, saveCard } from './orders.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'buyer', 'other', 'guesser');
  await saveCard(academy, 'buyer');
  await saveCard(academy, 'other');
});
beforeEach(async () => {
  await academy.db.deleteFrom('identity_attempt').execute();
});
afterAll(() => academy.close());

const sold = async (amount: number) => {
  const product = await addCourse(academy);
  const { priceIds } = await addPrices(academy, product, [{ type: 'oneTime', amount }]);
  return { product, priceId: priceIds[0] ?? 0 };
};

test('M-13: whatever price and amount a client sends, only what is offered is sold, at its amount', {
  timeout: raceTime,
}, async () => {
  const [open, hidden, retired] = [await sold(4200), await sold(700), await sold(100)];
  const { db } = academy;
  await db
    .updateTable('module')
    .set({ hidden: true })
    .where('id', '=', hidden.product.id)
    .execute();
  const at = academy.clock.now();
  await db.updateTable('price').set({ retired_at: at }).where('id', '=', retired.priceId).execute();
  const secret = await addCoupon(academy, open.product, {
    code: 'SECRET',
    plans: [{ type: 'oneTime', amount: 1 }],
  });
  const ids = [open.priceId, hidden.priceId, retired.priceId, secret.priceIds[0] ?? 0, -1, 999_999];
  const amount = fc.oneof(
    fc.constantFrom(0, 1, -1, 4199, 4200.5, 4201, 1e15, Number.MAX_SAFE_INTEGER),
    fc.integer(),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ids), amount, async (priceId, due) => {
      fc.pre(priceId !== open.priceId || due !== 4200);
      const { status } = await academy.call('buyer', 'POST', '/me/modules', {
        priceId,
        requestId: randomUUID(),
        useCredits: false,
        dueToday: { amount: due, currency: 'USD' },
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: races * 20, seed: 1 },
  );
  const payments = () => db.selectFrom('payment').select('amount').execute();
  expect(await payments()).toEqual([]);
  await buy(academy, 'buyer', open.priceId);
  expect(await payments()).toEqual([{ amount: 4200 }]);
});

const contexts: CouponContext[] = ['inApp', 'checkout', 'admin'];

test('M-17: a coupon is taken in its own contexts, and nowhere else', async () => {
  const { product } = await sold(4200);
  const deps = { db: academy.db, tax: createTaxTable([]) };
  for (const own of contexts) {
    const { priceIds } = await addCoupon(academy, product, {
      code: `ONLY${own.toUpperCase()}`,
      contexts: [own],
      plans: [{ type: 'oneTime', amount: 2000 }],
    });
    for (const context of contexts) {
      for (const couponCode of [`ONLY${own.toUpperCase()}`, 'ANOTHER', undefined]) {
        const asked = quoteOrder(deps, {
          priceId: priceIds[0] ?? 0,
          buyerId: await academy.userId('buyer'),
          context,
          couponCode,
          crosssellIds: [],
          useCredits: false,
          at: academy.clock.now(),
        });
        // Staff are offered the prices of their coupons without a code.
        const isRight = context === 'admin' || couponCode === `ONLY${own.toUpperCase()}`;
        const outcome = await asked
          .then(({ quote }) => quote.dueToday)
          .catch(({ status }) => status);
        if (own === context && isRight) expect(outcome).toBe(2000);
        else expect([404, 422]).toContain(outcome);
      }
    }
  }
});

test('M-18: every code that does not work is answered with the same bytes, and few are looked at', {
  timeout: raceTime,
}, async () => {
  const [{ product }, elsewhere] = [await sold(4200), await sold(900)];
  const plans = [{ type: 'oneTime' as const, amount: 2000 }];
  const at = academy.clock.now().getTime();
  await addCoupon(academy, product, { code: 'RIGHT', plans });
  await addCoupon(academy, product, { code: 'OVER', endsAt: new Date(at - 1000), plans });
  await addCoupon(academy, product, { code: 'PAGEONLY', contexts: ['checkout'], plans });
  await addCoupon(academy, elsewhere.product, { code: 'THERE', plans });
  const headers = { authorization: `Bearer ${await academy.tokenOf('guesser')}` };
  const guess = async (code: string) => {
    const url = `/prices?product=${product.id}&coupon=${code}`;
    const { statusCode, body } = await academy.app.inject({ url, headers });
    return `${statusCode} ${body.replace(/"requestId":"[^"]+"/, '')}`;
  };
  expect(await guess('RIGHT')).toContain('"couponCode":"RIGHT"');
  const answers = [];
  for (const code of ['NEVERWAS', 'OVER', 'PAGEONLY', 'THERE', 'DEFAULT'])
    answers.push(await guess(code));
  for (let tries = 0; tries < races * 10; tries += 1) answers.push(await guess(`GUESS${tries}`));
  expect(new Set(answers).size).toBe(1);
  expect(await guess('RIGHT')).toBe(answers[0]);
});

test('M-33: a receipt is found under its own purchase and by its own buyer only', async () => {
  const bought = [];
  for (const person of ['buyer', 'other'])
    bought.push((await buy(academy, person, (await sold(4200)).priceId)).purchase?.id ?? 0);
  const payments = await academy.db
    .selectFrom('payment')
    .select(['id', 'purchase_id'])
    .where('purchase_id', 'in', bought)
    .execute();
  for (const [index, person] of ['buyer', 'other'].entries())
    for (const purchase of bought)
      for (const { id, purchase_id } of payments) {
        const { statusCode } = await academy.app.inject({
          url: `/me/purchases/${purchase}/payments/${id}`,
          headers: { authorization: `Bearer ${await academy.tokenOf(person)}` },
        });
        const isOwn = purchase === bought[index] && purchase_id === purchase;
        expect(statusCode).toBe(isOwn ? 200 : 404);
      }
});
