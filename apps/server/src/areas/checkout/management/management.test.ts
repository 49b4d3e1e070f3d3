import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { orderOfElements } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { addCoupon, addPrices } from '../../../testing/world/prices.ts';
import { addPage, addTestOffer } from '../page.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'marketing', { roles: ['marketing'] });
});
afterAll(() => academy.close());

type Managed = Schema<'ManagedCheckout'>;
const url = '/management/checkouts';

async function newCourse(amount = 14_900) {
  const course = await addCourse(academy);
  const { priceIds } = await addPrices(academy, course, [{ type: 'oneTime', amount }]);
  return { ...course, priceId: priceIds[0] ?? 0 };
}

async function newPage(): Promise<Managed & { course: Awaited<ReturnType<typeof newCourse>> }> {
  const course = await newCourse();
  const uniqueId = `page-${randomUUID().slice(0, 8)}`;
  const form = { title: 'Spring intake', uniqueId, productType: 2, productId: course.id };
  const { status, body } = await academy.call('marketing', 'POST', url, form);
  expect(status).toBe(200);
  return { ...body, course };
}

const put = (page: Pick<Managed, 'id'>, part: string, body: object) =>
  academy.call('marketing', 'PUT', `${url}/${page.id}/${part}`, body);
const visit = async ({ draft }: Pick<Managed, 'draft'>) =>
  academy.app.inject({ url: `/checkouts/${draft.uniqueId}` });
const change = async (page: Managed, part: string, body: object): Promise<Managed> => {
  const { status, body: stored } = await put(page, part, { version: page.version, ...body });
  expect([status, stored.message]).toEqual([200, undefined]);
  return stored;
};
const publish = (page: Managed, isPublic = true) =>
  change(page, 'publication', { isPublic, reason: 'Spring' });
const remove = ({ id, version }: Pick<Managed, 'id' | 'version'>, reason = 'Not sold any more') =>
  academy.call('marketing', 'DELETE', `${url}/${id}?version=${version}`, { reason });
const offer = (productId: number, newPrice: number) => ({
  productId,
  newPrice,
  title: 'Yes, add it',
  text: '',
});

test('a product is offered at what it costs, in its currency', async () => {
  const course = await addCourse(academy);
  await addPrices(academy, course, [
    { type: 'oneTime', amount: 9900, currency: 'EUR' },
    { type: 'oneTime', amount: 7900, currency: 'EUR' },
  ]);
  const search = encodeURIComponent(course.name);
  const { body } = await academy.call(
    'marketing',
    'GET',
    `/management/checkout-products?search=${search}`,
  );
  expect(body).toMatchObject([
    { product: { id: course.id }, usualPrice: { amount: 7900, currency: 'EUR' } },
  ]);
  const page = await change(await newPage(), 'orderbump', { orderbump: offer(course.id, 2900) });
  const preview = await academy.call('marketing', 'GET', `${url}/${page.id}/preview`);
  expect(preview.body.page.orderbump.price).toMatchObject({
    ...{ amount: { amount: 2900, currency: 'USD' }, listPrice: null },
  });
});

describe('a checkout page', () => {
  test('is written in parts, and visitors see all of it when it is published', async () => {
    const created = await newPage();
    expect(created).toMatchObject({ state: 'draft', publishedAt: null, faults: [] });
    expect((await visit(created)).statusCode).toBe(404);
    await addCoupon(academy, created.course, {
      code: 'SPRING',
      plans: [{ type: 'oneTime', amount: 11_920 }],
    });
    const [bump, upsell, downsell] = [await newCourse(5900), await newCourse(), await newCourse()];
    let page: Managed = await change(created, 'settings', {
      title: 'OSPF spring intake',
      uniqueId: created.draft.uniqueId,
      productType: 2,
      productId: created.course.id,
      thankYouUrl: 'https://example.org/welcome',
    });
    page = await change(page, 'pricing', {
      priceIds: [created.course.priceId],
      couponCode: 'spring',
    });
    page = await change(page, 'orderbump', { orderbump: offer(bump.id, 2900) });
    page = await change(page, 'upsells', {
      upsells: [{ ...offer(upsell.id, 9900), downsell: offer(downsell.id, 0) }],
    });
    page = await change(page, 'layout', {
      layout: {
        ...page.draft.layout,
        bullets: { title: 'What you get', items: ['25 lessons'] },
        text: { html: '<p onclick="alert(1)">Read on</p>' },
        promo: { text: 'Until March with', coupon: 'SPRING' },
        order: ['bullets', 'promo'],
        hidden: ['text'],
      },
    });
    expect(page).toMatchObject({
      state: 'draft',
      offered: [{ id: bump.id }, { id: upsell.id }, { id: downsell.id }],
      choices: { coupons: ['SPRING'], prices: [{ id: created.course.priceId }] },
    });
    expect((await visit(page)).statusCode).toBe(404);
    const preview = await academy.call('marketing', 'GET', `${url}/${page.id}/preview`);
    expect(preview.body.quote).toMatchObject({ dueToday: 11_920, couponCode: 'SPRING' });

    page = await publish(page);
    expect(page.state).toBe('published');
    const { orderbump, upsells, ...seen } = (await visit(page)).json();
    expect(seen).toMatchObject({
      title: 'OSPF spring intake',
      couponCode: 'SPRING',
      layout: {
        text: null,
        bullets: { items: ['25 lessons'] },
        promo: { coupon: 'SPRING' },
        order: orderOfElements(['bullets', 'promo']),
      },
    });
    expect(orderbump).toMatchObject({
      product: { id: bump.id },
      price: { amount: { amount: 2900 }, listPrice: { amount: 5900 } },
    });
    expect(upsells).toMatchObject([
      { product: { id: upsell.id }, type: 'upsell' },
      { product: { id: downsell.id }, type: 'downsell', parentId: upsells[0].id },
    ]);
    expect(preview.body.page).toMatchObject({ ...seen, prices: preview.body.page.prices });
  });

  test('stays as it is for visitors while it is changed, and the offers that stay keep their ids', async () => {
    const course = await newPage();
    const [bump, upsell] = [await newCourse(), await newCourse()];
    let page = await change(course, 'orderbump', { orderbump: offer(bump.id, 2900) });
    page = await change(page, 'upsells', {
      upsells: [{ ...offer(upsell.id, 9900), downsell: null }],
    });
    page = await publish(page);
    const before = (await visit(page)).json();
    page = await change(page, 'upsells', {
      upsells: [{ ...offer(upsell.id, 4900), downsell: null }],
    });
    expect(page.state).toBe('changed');
    expect((await visit(page)).json()).toEqual(before);
    page = await publish(page);
    const after = (await visit(page)).json();
    expect(after.orderbump).toEqual(before.orderbump);
    expect(after.upsells).toMatchObject([{ price: { amount: { amount: 4900 } } }]);
    expect(after.upsells[0].id).not.toBe(before.upsells[0].id);
  });

  test('keeps its address and product once it was published; its address is never given again', async () => {
    const page = await publish(await newPage());
    const other = await newCourse();
    const settings = {
      version: page.version,
      title: 'Page',
      uniqueId: page.draft.uniqueId,
      productType: 2,
      productId: page.product.id,
      thankYouUrl: null,
    };
    for (const [field, value] of [
      ['uniqueId', 'another-address'],
      ['productId', other.id],
      ['thankYouUrl', 'http://example.org/welcome'],
    ] as const) {
      const { status, body } = await put(page, 'settings', { ...settings, [field]: value });
      expect([status, Object.keys(body.fieldErrors)]).toEqual([422, [field]]);
    }
    const gone = await remove(page);
    expect(gone.status).toBe(204);
    const { data } = (await academy.call('admin', 'GET', '/management/audit?pageSize=1')).body;
    expect(data).toMatchObject([
      { action: 'checkoutDelete', before: { checkoutId: page.id }, reason: 'Not sold any more' },
    ]);
    expect((await visit(page)).statusCode).toBe(404);
    const again = {
      title: 'Page',
      uniqueId: page.draft.uniqueId,
      productType: 2,
      productId: other.id,
    };
    const { status, body } = await academy.call('marketing', 'POST', url, again);
    expect([status, body.fieldErrors]).toEqual([
      422,
      { uniqueId: 'Another checkout page has this address, or had it.' },
    ]);
  });

  test('is changed on the version that was seen, once', async () => {
    const page = await newPage();
    const bump = await newCourse();
    const orderbump = { version: page.version, orderbump: offer(bump.id, 2900) };
    const first = await put(page, 'orderbump', orderbump);
    const again = await put(page, 'orderbump', orderbump);
    expect([first.status, again.status, again.body.version]).toEqual([200, 200, page.version + 1]);
    const late = await put(page, 'orderbump', { version: page.version, orderbump: null });
    expect([late.status, late.body.current]).toMatchObject([
      409,
      { version: page.version + 1, status: 'draft', by: { name: 'Marketing Vega' } },
    ]);
    const deletion = await remove({ id: page.id, version: 1 });
    expect(deletion.status).toBe(409);
  });

  test('is published once by two people at the same time', async () => {
    const page = await newPage();
    const body = { version: page.version, isPublic: true, reason: 'Spring' };
    const both = await Promise.all([
      put(page, 'publication', body),
      put(page, 'publication', body),
    ]);
    expect(both.map(({ status, body: { version } }) => [status, version])).toEqual([
      [200, page.version + 1],
      [200, page.version + 1],
    ]);
  });

  test('is not published with what visitors could not buy', async () => {
    const page = await newPage();
    const layout = { ...page.draft.layout, promo: { text: 'With', coupon: 'NEVER' } };
    const changed = await change(page, 'layout', { layout });
    expect(changed.faults).toMatchObject([{ tab: 'layout' }]);
    const { version } = changed;
    const wish = { version, isPublic: true, reason: 'Spring' };
    const { status } = await put(page, 'publication', wish);
    expect(status).toBe(422);
    const hidden = await change(changed, 'layout', { layout: { ...layout, hidden: ['promo'] } });
    expect((await publish(hidden)).state).toBe('published');
  });

  test.each([
    ['pricing', { priceIds: [1], couponCode: null }, 'priceIds'],
    ['pricing', { priceIds: [], couponCode: 'NEVER' }, 'couponCode'],
    ['orderbump', { orderbump: offer(999_999, 100) }, 'orderbump.productId'],
    ['upsells', { upsells: [{ ...offer(999_999, 100), downsell: null }] }, 'upsells.0.productId'],
  ])('is refused in its %s with a sentence at the field', async (part, body, field) => {
    const page = await newPage();
    const { status, body: answer } = await put(page, part, { version: page.version, ...body });
    expect([status, Object.keys(answer.fieldErrors)]).toEqual([422, [field]]);
  });

  test('counts each visitor once a day', async () => {
    const page = await publish(await newPage());
    await visit(page);
    await visit(page);
    const { body } = await academy.call('marketing', 'GET', `${url}/${page.id}`);
    expect(body.figures).toEqual({ views: 1, orders: 0 });
    const list = await academy.call('marketing', 'GET', `${url}?search=${page.draft.uniqueId}`);
    expect(list.body.data).toMatchObject([{ id: page.id, figures: { views: 1 } }]);
  });

  test('counts few visitors of one network', async () => {
    const page = await publish(await newPage());
    const from = (remoteAddress: string, agent: string) =>
      academy.app.inject({
        url: `/checkouts/${page.draft.uniqueId}`,
        remoteAddress,
        headers: { 'user-agent': agent },
      });
    for (let made = 0; made < 120; made += 1) await from('203.0.113.7', `browser ${made}`);
    await from('203.0.113.8', 'browser');
    const { body } = await academy.call('marketing', 'GET', `${url}/${page.id}`);
    expect(body.figures.views).toBe(101);
  });

  test('of the seeds is shown with its offers, and taken off for visitors', async () => {
    const { id, uniqueId, ...rest } = await addPage(academy);
    const upsell = await addTestOffer(
      academy,
      { id, uniqueId, ...rest },
      { type: 'upsell', amount: 900 },
    );
    const { body } = await academy.call('admin', 'GET', `${url}/${id}`);
    expect(body).toMatchObject({
      state: 'published',
      draft: { upsells: [{ productId: upsell.course.id, newPrice: 900 }], orderbump: null },
    });
    const off = await publish(body, false);
    expect(off.state).toBe('unpublished');
    expect((await visit(off)).statusCode).toBe(404);
  });
});

test('the list is narrowed by state and words, and names no more than it shows', async () => {
  const page = await newPage();
  const list = async (query: string) =>
    (await academy.call('marketing', 'GET', `${url}?${query}&search=${page.draft.uniqueId}`)).body;
  expect((await list('state=draft')).data).toMatchObject([{ id: page.id, state: 'draft' }]);
  expect((await list('state=published')).paging.total).toBe(0);
});
