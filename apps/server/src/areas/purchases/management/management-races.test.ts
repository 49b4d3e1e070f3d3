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
import { booksOf } from '../orders.fixture.ts';

let academy: TestApp;
let userId: number;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'boss', { roles: ['admin'] });
  await addPerson(academy, 'helper', { roles: ['customerSupport'] });
  userId = await addPerson(academy, 'buyer');
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const at = (rest: string) => `/management/users/${userId}/purchases${rest}`;
async function sold() {
  const plans = [{ type: 'paymentPlan' as const, months: 2, total: 40_000 }];
  const { priceIds } = await addPrices(academy, await addCourse(academy), plans);
  const { body } = await academy.call('boss', 'POST', at(''), {
    priceId: priceIds[0],
    paymentType: 'offline',
    requestId: randomUUID(),
    managementContext: { logMessage: 'Sold' },
  });
  return body.purchase.purchase as { id: number; version: number };
}
const refund = (id: number, body: object, staff = 'boss') =>
  academy.call(staff, 'PATCH', at(`/${id}/payments?action=refundProduct`), {
    requestId: randomUUID(),
    logMessage: 'Asked for it',
    ...body,
  });
const charge = (id: number, body: object) =>
  academy.call('boss', 'POST', at(`/${id}/charges`), {
    paymentType: 'offline',
    requestId: randomUUID(),
    logMessage: 'At the desk',
    ...body,
  });
const sums = async (id: number) => {
  const { own } = await booksOf(academy, id);
  const of = (kind: string) =>
    own.filter((one) => one.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  return { captured: of('capture'), refunded: -of('refund') };
};

test(
  'parts and the whole at once give back what was paid, once (M-9, M-11)',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const { id } = await sold();
      const answers = await Promise.all([
        refund(id, {}),
        refund(id, { amount: 7000 }),
        refund(id, {}),
        refund(id, { amount: 13_001 }),
      ]);
      for (const { status } of answers) expect([200, 409, 422]).toContain(status);
      expect(await sums(id)).toEqual({ captured: 20_000, refunded: 20_000 });
    }
  },
  raceTime,
);

test(
  'M-28: support stays below its limit however it asks',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const { id } = await sold();
      academy.clock.advance(86_400_000);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => refund(id, { amount: 4000 }, 'helper')),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      expect((await sums(id)).refunded).toBe(8000);
    }
  },
  raceTime,
);

test(
  'M-20: charges and a payoff at once take the balance, never more',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const { id } = await sold();
      const answers = await Promise.all([
        charge(id, { isPayOff: true, amount: 20_000 }),
        charge(id, { isPayOff: false, amount: 20_000 }),
        charge(id, { isPayOff: false, amount: 15_000 }),
      ]);
      for (const { status } of answers) expect([200, 409, 422]).toContain(status);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect([20_000 + 20_000, 20_000 + 15_000]).toContain((await sums(id)).captured);
    }
  },
  raceTime,
);

test(
  'of two changes decided on the same version one is made',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const { id, version } = await sold();
      const pause = () => academy.call('helper', 'PATCH', at(`/${id}?action=pause`), { version });
      const remove = () =>
        academy.call('boss', 'DELETE', at(`/${id}`), { version, logMessage: 'Wrong' });
      const statuses = (await Promise.all([pause(), remove()])).map(({ status }) => status);
      expect(statuses.filter((status) => status === 409)).toHaveLength(1);
    }
  },
  raceTime,
);
