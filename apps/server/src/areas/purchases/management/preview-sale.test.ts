import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { addPrices } from '../../../testing/world/prices.ts';
import { saveCard } from '../orders.fixture.ts';

let academy: TestApp;
let userId: number;
let priceId: number;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'seller', { roles: ['sales'] });
  userId = await addPerson(academy, 'maya');
  const plan = { type: 'paymentPlan', months: 3, total: 30_000 } as const;
  const { priceIds } = await addPrices(academy, await addCourse(academy), [plan]);
  priceId = priceIds[0] ?? 0;
});
afterAll(() => academy.close());

const preview = (paymentType: string, id = userId) =>
  academy.call(
    'seller',
    'GET',
    `/management/users/${id}/purchases/-/preview?priceId=${priceId}&paymentType=${paymentType}`,
  ) as Promise<{ status: number; body: Schema<'PurchasePreview'> }>;

test('tells what a sale does to money and access, and changes nothing', async () => {
  const { status, body } = await preview('offline');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    paid: { before: 0, after: 10_000 },
    due: { before: 0, after: 20_000 },
  });
  expect(body.money).toMatch(/^\$100.00 is noted as paid elsewhere. .*\$100.00 follows on/);
  expect(body.access).toMatch(/^Opens now/);
  expect(await academy.db.selectFrom('purchase').selectAll().execute()).toEqual([]);
  expect((await preview('noCharge')).body).toMatchObject({
    money: 'Nothing is charged, now or later.',
    paid: { before: 0, after: 0 },
    due: { before: 0, after: 0 },
  });
});

test('refuses what the sale refuses: a card that is not there, and oneself', async () => {
  expect((await preview('card')).status).toBe(422);
  await saveCard(academy, 'maya');
  expect((await preview('card')).body).toMatchObject({
    access: 'Opens once the payment is made.',
    paid: { before: 0, after: 10_000 },
  });
  expect((await preview('offline', await academy.userId('seller'))).status).toBe(403);
});
