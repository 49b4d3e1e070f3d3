import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../audit/invariant.ts';
import { invariants } from '../../../audit/invariants.ts';
import { races, raceTime } from '../../../testing/races.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { addPrices } from '../../../testing/world/prices.ts';
import { booksOf, buy, depsOf, order, orderFor, saveCard } from '../orders.fixture.ts';
import { runBilling } from '../run-billing.ts';

const month = 31 * 86_400_000;

let academy: TestApp;
let people = 0;
beforeAll(async () => {
  academy = await createWorld();
  for (const name of ['boss', 'second']) await addPerson(academy, name, { roles: ['admin'] });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});
const bill = () => runBilling(depsOf(academy));

async function addBuyer() {
  people += 1;
  const buyer = `raced-${people}`;
  const userId = await addPerson(academy, buyer);
  await saveCard(academy, buyer);
  const plan = { type: 'subscription', amount: 900 } as const;
  const { priceIds } = await addPrices(academy, await addCourse(academy), [plan]);
  return { buyer, userId, priceId: priceIds[0] ?? 0 };
}
async function subscribe() {
  const { buyer, userId, priceId } = await addBuyer();
  const { purchase } = await buy(academy, buyer, priceId);
  return { userId, id: purchase?.id ?? 0 };
}
const refundAll = (staff: string, { userId, id }: { userId: number; id: number }) =>
  academy.call(
    staff,
    'PATCH',
    `/management/users/${userId}/purchases/${id}/payments?action=refundProduct`,
    { requestId: randomUUID(), logMessage: 'Asked for it' },
  );
const sums = async (id: number) => {
  const { own, provider } = await booksOf(academy, id);
  const of = (books: typeof own, kind: string) =>
    books.filter((one) => one.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  expect(of(own, 'capture')).toBe(of(provider, 'capture'));
  return { captured: of(own, 'capture'), refunded: -of(own, 'refund') };
};
const statusOf = async (id: number) =>
  (
    await academy.db
      .selectFrom('purchase')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

test(
  'two admins give a purchase back: the money goes back once',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const sold = await subscribe();
      const answers = await Promise.all([refundAll('boss', sold), refundAll('second', sold)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await sums(sold.id)).toEqual({ captured: 900, refunded: 900 });
    }
  },
  raceTime,
);

test(
  'a refund of everything while the next month is charged: no month follows it',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const sold = await subscribe();
      academy.clock.advance(month);
      const [, { status }] = await Promise.all([bill(), refundAll('boss', sold), bill()]);
      expect([200, 409]).toContain(status);
      const first = await sums(sold.id);
      expect([900, 1800]).toContain(first.captured);
      expect(first.refunded).toBeLessThanOrEqual(first.captured);
      if ((await statusOf(sold.id)) !== 'refund') await refundAll('boss', sold);
      const ended = await sums(sold.id);
      expect(ended.refunded).toBe(ended.captured);
      academy.clock.advance(month);
      await bill();
      expect(await sums(sold.id)).toEqual(ended);
    }
  },
  raceTime,
);

test(
  'a block while its owner buys: bought and paid, or neither',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const { buyer, userId, priceId } = await addBuyer();
      const wish = await orderFor(academy, buyer, priceId);
      const account = `/management/users/${userId}`;
      const { version } = (await academy.call('boss', 'GET', account)).body;
      const block = { version, blocked: true, reason: 'Stolen card' };
      const [bought, blocked] = await Promise.all([
        order(academy, buyer, wish),
        academy.call('boss', 'PATCH', account, block),
      ]);
      expect(blocked).toMatchObject({ status: 200, body: { blocked: true } });
      expect([200, 401, 403]).toContain(bought.status);
      const begun = await academy.db
        .selectFrom('purchase')
        .select('id')
        .where('user_id', '=', userId)
        .execute();
      expect(begun).toHaveLength(bought.status === 200 ? 1 : 0);
      for (const { id } of begun) expect((await sums(id)).captured).toBe(900);
      expect([401, 403]).toContain((await order(academy, buyer, wish)).status);
    }
  },
  raceTime,
);
