import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { races, raceTime } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addCard, addWallet } from '../../testing/world/methods.ts';
import { addPeople } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { chargeDue } from '../purchases/charge.service.ts';
import { booksOf, buy, depsOf } from '../purchases/orders.fixture.ts';

const day = 86_400_000;

let academy: TestApp;
let number = 0;
let buyer: string;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  expect(await gaps()).toEqual([]);
  await academy.close();
});
beforeEach(async () => {
  await academy.db.deleteFrom('identity_attempt').execute();
});

type Plan = Parameters<typeof addPrices>[2];

async function bought(prices: Plan) {
  number += 1;
  buyer = `racer${number}`;
  await addPeople(academy, buyer);
  await academy.db.deleteFrom('identity_attempt').execute();
  await addCard(academy, buyer);
  const course = await addCourse(academy);
  const { priceIds } = await addPrices(academy, course, prices);
  const { purchase } = await buy(academy, buyer, priceIds[0] ?? 0);
  if (!purchase) throw new Error('Nothing was bought.');
  return purchase;
}
const change = (id: number, action: string, body: object) =>
  academy.call(buyer, 'PATCH', `/me/purchases/${id}?action=${action}`, body);
const read = async (id: number) => (await academy.call(buyer, 'GET', `/me/purchases/${id}`)).body;
const renew = (purchaseId: number) =>
  chargeDue(depsOf(academy), {
    purchaseId,
    kind: 'cycle',
    isBuyerPresent: false,
    cause: { actorId: null, reason: 'Renewal' },
  }).catch(() => undefined);
const toDay = (instant: string, beforeMs = 0) =>
  academy.clock.advance(Date.parse(instant) - beforeMs - academy.clock.now().getTime());

/** Invoice numbers of payments and refunds that are missing or there twice. */
async function gaps(): Promise<string[]> {
  const [payments, refunds] = await Promise.all([
    academy.db.selectFrom('payment').select('invoice_number').execute(),
    academy.db.selectFrom('refund').select('invoice_number').execute(),
  ]);
  const given = [...payments, ...refunds].flatMap(({ invoice_number }) => invoice_number ?? []);
  const years = [...new Set(given.map((one) => one.slice(0, 4)))];
  return years.flatMap((year) =>
    given
      .filter((one) => one.startsWith(year))
      .sort()
      .filter((one, index) => one !== `${year}-${String(index + 1).padStart(6, '0')}`),
  );
}

test(
  'M-8: a subscription that is reactivated many times at once is charged at most once',
  async () => {
    for (let round = 0; round < races; round += 1) {
      for (const daysLeft of [1.5, 0.5]) {
        const { id, version } = await bought([{ type: 'subscription', amount: 3900 }]);
        const { body } = await change(id, 'cancelSubscription', { version });
        toDay(body.purchase.expiry, daysLeft * day);
        const isCharged = daysLeft < 1;
        await Promise.all(
          Array.from({ length: 8 }, () =>
            change(id, 'reactivateSubscription', {
              version: body.purchase.version,
              requestId: randomUUID(),
              dueToday: isCharged ? 3900 : 0,
            }),
          ),
        );
        expect(await read(id)).toMatchObject({
          status: 'active',
          amountPaid: isCharged ? 7800 : 3900,
        });
        const { own, provider } = await booksOf(academy, id);
        expect(own).toEqual(provider);
      }
    }
  },
  raceTime,
);

test(
  'M-20: paying off while an instalment runs takes the balance and no cent more',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const { id, nextPaymentDate } = await bought([
        { type: 'paymentPlan', months: 3, total: 10_000 },
      ]);
      toDay(nextPaymentDate ?? '', -1);
      const { version, balanceDue } = await read(id);
      const wish = { version, requestId: randomUUID(), dueToday: balanceDue };
      await Promise.all([change(id, 'payoff', wish), renew(id), change(id, 'payoff', wish)]);
      const after = await read(id);
      expect(after.amountPaid + after.balanceDue).toBe(10_000);
      expect(after.balanceDue).toBeGreaterThanOrEqual(0);
      const { own, provider } = await booksOf(academy, id);
      expect(own).toEqual(provider);
    }
  },
  raceTime,
);

test(
  'M-21: a charge under way ends with the method it began with, whatever is switched or replaced',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const { id, nextPaymentDate } = await bought([{ type: 'subscription', amount: 3900 }]);
      await addWallet(academy, buyer);
      toDay(nextPaymentDate ?? '', -1);
      const { version } = await read(id);
      await Promise.all([
        renew(id),
        change(id, 'switchPaymentMethod', { version, paymentType: 'wallet' }),
        addCard(academy, buyer, '4000056655665556'),
        academy.call(buyer, 'DELETE', '/me/payments?moveTo=card'),
      ]);
      expect(await read(id)).toMatchObject({ status: 'active', amountPaid: 7800 });
      const { own, provider } = await booksOf(academy, id);
      expect(own).toEqual(provider);
    }
  },
  raceTime,
);

test(
  'M-22: a wallet that is disconnected while a purchase moves to it leaves no purchase without a method',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const { id, version } = await bought([{ type: 'subscription', amount: 3900 }]);
      await addWallet(academy, buyer);
      await Promise.all([
        change(id, 'switchPaymentMethod', { version, paymentType: 'wallet' }),
        academy.call(buyer, 'DELETE', '/me/payments'),
      ]);
      const { paymentType } = await read(id);
      const { methods } = (
        await academy.call(buyer, 'GET', '/me/payments?action=getPaymentMethods')
      ).body;
      expect(methods.map(({ type }: { type: string }) => type)).toContain(paymentType);
    }
  },
  raceTime,
);
