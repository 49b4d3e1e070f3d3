import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { addPrices } from '../../../testing/world/prices.ts';

let academy: TestApp;
const bought: number[] = [];
beforeAll(async () => {
  academy = await createWorld();
  for (const role of ['sales', 'customerSupport', 'marketing'] as const)
    await addPerson(academy, role, { roles: [role] });
  for (const amount of [42_000, 900, 0]) await sell(`buyer-${amount}`, amount);
  const [purchaseId = 0] = bought;
  const userId = await academy.userId('buyer-42000');
  const refund = { amount: 2000, requestId: randomUUID(), logMessage: 'Agreed' };
  await academy.call(
    'admin',
    'PATCH',
    `/management/users/${userId}/purchases/${purchaseId}/payments?action=refundProduct`,
    refund,
  );
  await academy.db
    .insertInto('refund_request')
    .values(
      ['Bought twice', 'Too hard'].map((reason, place) => ({
        purchase_id: bought[place] ?? 0,
        reason,
        created_at: new Date(academy.clock.now().getTime() + place),
      })),
    )
    .execute();
});
afterAll(() => academy.close());

async function sell(buyer: string, amount: number) {
  const userId = await addPerson(academy, buyer);
  const plan = amount > 0 ? ({ type: 'oneTime', amount } as const) : ({ type: 'free' } as const);
  const { priceIds } = await addPrices(academy, await addCourse(academy), [plan]);
  const { body } = await academy.call('admin', 'POST', `/management/users/${userId}/purchases`, {
    priceId: priceIds[0] ?? 0,
    paymentType: amount > 0 ? 'offline' : 'noCharge',
    requestId: randomUUID(),
    managementContext: { logMessage: 'Agreed' },
  });
  bought.push(body.purchase.purchase.id);
}

const list = async (query: string, by = 'admin') =>
  (await academy.call(by, 'GET', `/management/overview/entries?${query}`)) as {
    status: number;
    body: Schema<'OverviewEntryPage'>;
  };
const figures = async (by: string, days = 30): Promise<Schema<'StaffFigures'>> =>
  (await academy.call(by, 'GET', `/management/overview/figures?days=${days}`)).body;

describe('the lists behind the overview', () => {
  test('have what waits, oldest first, with its reason and what is left of the money', async () => {
    const { data, paging } = (await list('of=refundRequests')).body;
    expect(paging.total).toBe(2);
    expect(data.map(({ detail, money }) => [detail, money?.amount])).toEqual([
      ['Bought twice', 40_000],
      ['Too hard', 900],
    ]);
    expect(data[0]).toMatchObject({ purchaseId: bought[0], user: { name: 'Buyer-42000 Vega' } });
  });

  test('go on after an entry, newest first, and back', async () => {
    const whole = (await list('of=purchases')).body.data;
    expect(whole.map(({ purchaseId }) => purchaseId)).toEqual(bought.toReversed());
    const first = (await list('of=purchases&pageSize=2')).body;
    const second = (await list(`of=purchases&pageSize=2&cursor=${first.paging.next}`)).body;
    expect([...first.data, ...second.data]).toEqual(whole);
    const back = (await list(`of=purchases&pageSize=2&cursor=${second.paging.previous}`)).body;
    expect(back.data).toEqual(first.data);
    expect((await list(`of=payments&cursor=${first.paging.next}`)).status).toBe(422);
  });

  test('count payments and refunds of days', async () => {
    expect((await list('of=payments')).body.data.map(({ money }) => money?.amount)).toEqual([
      900, 42_000,
    ]);
    expect((await list('of=refunds')).body.data.map(({ money }) => money?.amount)).toEqual([2000]);
    const today = academy.clock.now().toISOString().slice(0, 10);
    expect((await list(`of=payments&since=${today}&until=${today}`)).body.paging.total).toBe(2);
    expect((await list('of=payments&until=2001-01-01')).body.paging.total).toBe(0);
    for (const of of ['unknownPayments', 'failedJobs'])
      expect((await list(`of=${of}`)).body.data).toEqual([]);
  });

  test('are for those who decide on what they hold', async () => {
    for (const of of ['refundRequests', 'unknownPayments', 'failedJobs'])
      expect((await list(`of=${of}`, 'sales')).status, of).toBe(403);
    expect((await list('of=purchases', 'sales')).status).toBe(200);
    expect((await list('of=refundRequests', 'customerSupport')).status).toBe(200);
    expect((await list('of=failedJobs', 'customerSupport')).status).toBe(403);
    expect((await list('of=purchases', 'marketing')).status).toBe(403);
  });
});

describe('the figures', () => {
  test('are the sums of their points, and of the lists', async () => {
    for (const days of [7, 30, 90, 365]) {
      const { figures: all } = await figures('admin', days);
      for (const { total, points } of all)
        expect(points.reduce((sum, { value }) => sum + value, 0)).toBe(total);
      const of = (kind: string) => all.find((figure) => figure.kind === kind);
      expect(of('purchases')?.total).toBe(3);
      expect(of('income')).toMatchObject({ currency: 'USD', total: 42_900, before: 0 });
      expect(of('refunded')?.total).toBe(2000);
    }
  });

  test('of the days before are beside them', async () => {
    await academy.db
      .updateTable('purchase')
      .set({ started_at: new Date(academy.clock.now().getTime() - 8 * 86_400_000) })
      .where('id', '=', bought[2] ?? 0)
      .execute();
    const purchases = (await figures('admin', 7)).figures.find(({ kind }) => kind === 'purchases');
    expect(purchases).toMatchObject({ total: 2, before: 1 });
  });

  test('tell marketing nothing of money', async () => {
    expect((await figures('marketing')).figures.map(({ kind }) => kind)).toEqual(['signUps']);
  });
});
