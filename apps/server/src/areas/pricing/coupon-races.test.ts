import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../../plugins/errors/errors.ts';
import { races, raceTime } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';
import { addCoupon } from '../../testing/world/prices.ts';
import { redeemCoupon, releaseCoupon, releaseDueCoupons, reserveCoupon } from './redemptions.ts';

const limit = 5;
const buyers = Array.from({ length: 50 }, (_, index) => `buyer-${index}`);

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, ...buyers);
});
afterAll(() => academy.close());

const inTransaction = <Result>(
  change: (trx: Parameters<typeof redeemCoupon>[0]) => Promise<Result>,
) => academy.db.transaction().execute(change);

/** Orders that failed, or wait for their payment, each of another buyer, and a coupon for five of them. */
async function addOrders(count: number, status: 'pending' | 'failed') {
  const product = await addCourse(academy);
  const { couponId, priceIds } = await addCoupon(academy, product, {
    code: 'FIVE',
    maxRedemptions: limit,
    plans: [{ type: 'oneTime', amount: 900 }],
  });
  const now = academy.clock.now();
  const ids: number[] = [];
  for (const buyer of buyers.slice(0, count)) {
    const row = await academy.db
      .insertInto('purchase')
      .values({
        user_id: await academy.userId(buyer),
        module_id: product.id,
        request_id: randomUUID(),
        request_hash: '',
        status,
        payment_type: 'card',
        price_id: priceIds[0] ?? 0,
        plan_type: 'oneTime',
        currency: 'USD',
        total: 0,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(row.id);
  }
  const until = new Date(now.getTime() + 3_600_000);
  const reserve = (purchaseId: number) =>
    inTransaction((trx) => reserveCoupon(trx, { purchaseId, couponId, until }));
  const countIn = async (...states: string[]) =>
    (
      await academy.db
        .selectFrom('coupon_redemption')
        .select('purchase_id')
        .where('coupon_id', '=', couponId)
        .where('status', 'in', states)
        .execute()
    ).length;
  return { ids, reserve, count: countIn };
}

test(
  `of fifty orders at once five get a coupon for five (M-15)`,
  async () => {
    for (let round = 0; round < races; round += 1) {
      const { ids, reserve, count } = await addOrders(50, 'pending');
      const results = await Promise.allSettled(ids.map(reserve));
      const refused = results.filter((one) => one.status === 'rejected');
      expect(refused).toHaveLength(45);
      for (const { reason } of refused) {
        expect(reason).toBeInstanceOf(Refusal);
        expect(reason.message).toBe('Invalid coupon');
      }
      const got = ids.filter((_, index) => results[index]?.status === 'fulfilled');
      // Half are paid, the others give their use back, and so many others get one.
      await Promise.all(
        got.map((id, index) =>
          inTransaction((trx) => (index < 2 ? redeemCoupon : releaseCoupon)(trx, id)),
        ),
      );
      const rest = ids.filter((id) => !got.includes(id));
      const again = await Promise.allSettled(rest.map(reserve));
      expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect([await count('redeemed'), await count('redeemed', 'reserved')]).toEqual([2, limit]);
    }
  },
  raceTime,
);

test('orders that came to nothing give their use back, those being paid keep it (M-16)', async () => {
  const failed = await addOrders(3, 'failed');
  const waiting = await addOrders(3, 'pending');
  for (const id of failed.ids) await failed.reserve(id);
  for (const id of waiting.ids) await waiting.reserve(id);
  await inTransaction((trx) => releaseDueCoupons(trx, academy.clock.now()));
  expect(await failed.count('reserved')).toBe(3);
  const later = new Date(academy.clock.now().getTime() + 3_600_000);
  for (let run = 0; run < 2; run += 1) await inTransaction((trx) => releaseDueCoupons(trx, later));
  expect([await failed.count('released'), await waiting.count('reserved')]).toEqual([3, 3]);
});

test('a use that was paid is not given back', async () => {
  const { ids, reserve, count } = await addOrders(1, 'pending');
  for (const id of ids) {
    await reserve(id);
    await inTransaction((trx) => redeemCoupon(trx, id));
    await inTransaction((trx) => releaseCoupon(trx, id));
  }
  expect(await count('redeemed')).toBe(1);
});
