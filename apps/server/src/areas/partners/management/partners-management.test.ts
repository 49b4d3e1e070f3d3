import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardTokenOf } from '../../../providers/payments/sandbox/sandbox.fixture.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPage } from '../../checkout/page.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => academy.close());

type Partner = Schema<'ManagedPartner'>;
const url = '/management/partners';
const origins = ['https://shop.example'];

async function newPartner(changeId = randomUUID()): Promise<Partner> {
  const form = { name: 'Cable & Crew', origins, changeId };
  const { status, body } = await academy.call('admin', 'POST', url, form);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}
const keyOf = ({ keys }: Partner) => keys[0]?.key ?? '';
const isOpen = async (key: string) =>
  (await academy.app.inject({ url: `/partners/${key}` })).statusCode === 200;
const put = ({ id, ...partner }: Partner, change: object) =>
  academy.call('admin', 'PUT', `${url}/${id}`, {
    version: partner.version,
    name: partner.name,
    origins: partner.origins,
    productIds: partner.products.map((product) => product.id),
    theme: partner.theme,
    ...change,
  });

/** A visitor gets the product of a free page on a site of this key, or buys one. */
async function buyOn(partnerKey: string, price?: Schema<'Money'>) {
  const page = await addPage(academy, { plan: { type: price ? 'oneTime' : 'free', ...price } });
  const requestId = randomUUID();
  const { statusCode, body } = await academy.app.inject({
    method: 'POST',
    url: `/checkouts/${page.uniqueId}/orders`,
    payload: {
      priceId: page.priceId,
      requestId,
      token: requestId.replaceAll('-', '').padEnd(43, '_'),
      dueToday: price ?? { amount: 0, currency: 'USD' },
      ...(price && { paymentType: 'card', cardToken: await cardTokenOf(academy.sandbox, {}) }),
      partnerKey,
      buyer: { firstName: 'Jonas', lastName: 'Petersen', email: `${requestId}@example.org` },
    },
  });
  expect([statusCode, JSON.parse(body).state]).toEqual([200, 'bought']);
  return page;
}
const soldBy = async ({ id }: Partner) => {
  const { body } = await academy.call('admin', 'GET', url);
  return body.data.find((one: Partner) => one.id === id).sales;
};

describe('a partner', () => {
  test('is added once with a key of its own', async () => {
    const changeId = randomUUID();
    const partner = await newPartner(changeId);
    expect((await newPartner(changeId)).id).toBe(partner.id);
    expect(await isOpen(keyOf(partner))).toBe(true);
    expect(partner).toMatchObject({ origins, products: [], theme: null, sales: { orders: 0 } });
  });

  test('gets a further key without a gap, and a revoked one opens nothing', async () => {
    const partner = await newPartner();
    const old = keyOf(partner);
    const reason = 'Their first shop has closed';
    const revoke = (key: string) =>
      academy.call('admin', 'DELETE', `${url}/${partner.id}/keys/${key}`, { reason });
    academy.clock.advance(1000);
    const rotated = await academy.call('admin', 'POST', `${url}/${partner.id}/keys`, {
      version: partner.version,
      reason: 'Their second shop opens',
    });
    const next = keyOf(rotated.body);
    expect(next).not.toBe(old);
    expect([await isOpen(old), await isOpen(next)]).toEqual([true, true]);
    const late = await academy.call('admin', 'POST', `${url}/${partner.id}/keys`, {
      version: partner.version,
      reason: 'Their second shop opens',
    });
    expect([late.status, late.body.current.version]).toEqual([409, 2]);
    for (const expected of [200, 200]) expect((await revoke(old)).status).toBe(expected);
    const { data } = (await academy.call('admin', 'GET', '/management/audit?pageSize=2')).body;
    expect(data).toMatchObject([
      { action: 'partnerKeyRevoke', before: { partnerId: partner.id, key: old }, reason },
      { action: 'partnerKeyIssue', after: { key: next }, reason: 'Their second shop opens' },
    ]);
    expect([await isOpen(old), await isOpen(next)]).toEqual([false, true]);
    const foreign = keyOf(await newPartner());
    expect([(await revoke(foreign)).status, await isOpen(foreign)]).toEqual([404, true]);
  });

  test('is changed on the version that was seen', async () => {
    const partner = await newPartner();
    const theme = { accent: '#B5481F', onAccent: '#FFFFFF', surface: '#FFFBF5', text: '#2B1A11' };
    const { body } = await put(partner, {
      theme,
      origins: ['https://b.example', 'https://a.example'],
    });
    expect(body).toMatchObject({
      version: 2,
      theme,
      origins: ['https://a.example', 'https://b.example'],
    });
    expect(
      (await put(partner, { theme, origins: ['https://a.example', 'https://b.example'] })).status,
    ).toBe(200);
    expect((await put(partner, { name: 'Other' })).status).toBe(409);
    const wrong = await put(body, { origins: ['shop.example'] });
    expect([wrong.status, Object.keys(wrong.body.fieldErrors)]).toEqual([422, ['origins']]);
  });

  test('is shown what it sold, of the products it may sell', async () => {
    const partner = await newPartner();
    expect(await soldBy(partner)).toEqual({ orders: 0, amounts: [] });
    const page = await buyOn(keyOf(partner));
    expect(await soldBy(partner)).toEqual({
      orders: 1,
      amounts: [{ amount: 0, currency: 'USD' }],
    });
    await buyOn('pk_nobody_has_this');
    await put(partner, { productIds: [page.course.id] });
    await buyOn(keyOf(partner));
    expect((await soldBy(partner)).orders).toBe(1);
  });

  test('is shown what it sold in each currency', async () => {
    const partner = await newPartner();
    for (const price of [
      { amount: 14_900, currency: 'USD' },
      { amount: 9900, currency: 'EUR' },
      { amount: 900, currency: 'EUR' },
    ])
      await buyOn(keyOf(partner), price);
    expect(await soldBy(partner)).toEqual({
      orders: 3,
      amounts: [
        { amount: 10_800, currency: 'EUR' },
        { amount: 14_900, currency: 'USD' },
      ],
    });
  });
});
