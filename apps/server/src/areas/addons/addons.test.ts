import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListeningApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { TEST_PNG } from '../../testing/world/pictures.ts';
import { addPrices } from '../../testing/world/prices.ts';

let academy: ListeningApp;
beforeAll(async () => {
  academy = await createListeningWorld();
  await addPerson(academy, 'marketing', { roles: ['marketing'] });
  await addPerson(academy, 'sales', { roles: ['sales'] });
  await addPerson(academy, 'boss', { roles: ['admin'] });
});
afterAll(() => academy.close());

type Addon = Schema<'Addon'>;
const url = '/management/addons';

async function newCourse(amount = 14_900) {
  const course = await addCourse(academy);
  await addPrices(academy, course, [{ type: 'oneTime', amount }]);
  return course;
}

async function create(form: Partial<Schema<'AddonCreate'>>): Promise<Addon> {
  const body = { name: 'Mock interview', productId: null, customProduct: null, ...form };
  const answer = await academy.call('marketing', 'POST', url, body);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body;
}

const put = (addon: Addon, part: string, body: object) =>
  academy.call('marketing', 'PUT', `${url}/${addon.id}/${part}`, {
    version: addon.version,
    ...body,
  });

async function upload(bytes: Buffer): Promise<string> {
  const { body: form } = await academy.call('marketing', 'POST', '/uploads/parameters', {
    category: 'moduleImage',
    fileName: 'hour.png',
    size: bytes.length,
  });
  const data = new FormData();
  for (const [name, value] of Object.entries<string>(form.fields)) data.append(name, value);
  data.append('file', new Blob([new Uint8Array(bytes)]), 'hour.png');
  expect((await fetch(form.url, { method: 'POST', body: data })).status).toBe(201);
  return form.key;
}

/** What sales can sell under this name. */
async function sellable(userId: number, search: string) {
  const path = `/management/users/${userId}/purchasable-modules?search=${encodeURIComponent(search)}`;
  const { body } = await academy.call('sales', 'GET', path);
  return (body as Schema<'PurchasableModulePage'>).data;
}

const newName = () => `Voucher ${randomUUID().slice(0, 8)}`;

describe('an add-on', () => {
  test('begins with the usual price of its product, and keeps each change', async () => {
    const course = await newCourse(5900);
    const addon = await create({ productId: course.id });
    expect(addon).toMatchObject({
      isCustom: false,
      isSold: true,
      product: { id: course.id },
      checkoutPrice: { amount: 5900 },
      layout: { title: 'Mock interview', text: '' },
    });
    const { body: priced } = await put(addon, 'pricing', { checkoutPrice: 2900 });
    expect(priced.offer.price).toMatchObject({
      amount: { amount: 2900 },
      listPrice: { amount: 5900 },
    });
    const { body: laid } = await put(priced, 'layout', {
      layout: { title: 'Add the labs', text: '24 networks' },
    });
    expect(laid.offer).toMatchObject({ title: 'Add the labs', text: '24 networks' });
    const { body: named } = await put(laid, 'settings', {
      name: 'Labs',
      productId: null,
      customProduct: newName(),
    });
    expect(named).toMatchObject({ name: 'Labs', isCustom: true, checkoutPrice: { amount: 2900 } });
    expect(named.product.id).not.toBe(course.id);
  });

  test('is changed for the version that was seen; the same change again is none', async () => {
    const addon = await create({ customProduct: newName() });
    const first = await put(addon, 'pricing', { checkoutPrice: 4900 });
    const again = await put(addon, 'pricing', { checkoutPrice: 4900 });
    expect([first.status, again.status, again.body.version]).toEqual([
      200,
      200,
      first.body.version,
    ]);
    const late = await put(addon, 'pricing', { checkoutPrice: 100 });
    expect(late.status).toBe(409);
    expect(late.body.current.version).toBe(first.body.version);
  });

  test('needs one product: of the academy and for sale, or one of its own', async () => {
    const hidden = await addCourse(academy);
    await academy.db
      .updateTable('module')
      .set({ is_public: false })
      .where('id', '=', hidden.id)
      .execute();
    for (const [productId, customProduct, field] of [
      [null, null, 'productId'],
      [hidden.id, null, 'productId'],
      [hidden.id, 'Both', 'customProduct'],
    ]) {
      const body = { name: 'Extra', productId, customProduct };
      const { status, body: refusal } = await academy.call('marketing', 'POST', url, body);
      expect([status, Object.keys(refusal.fieldErrors ?? {})]).toEqual([422, [field]]);
    }
  });

  test('of its own kind is in no catalogue, is sold to a user at its price, and is theirs', async () => {
    const customProduct = newName();
    const addon = await create({ customProduct });
    await put(addon, 'pricing', { checkoutPrice: 4900 });
    const name = `addon-${randomUUID()}`;
    const userId = await addPerson(academy, name);
    const { body: found } = await academy.call(name, 'GET', `/modules?search=${customProduct}`);
    expect(found.data ?? []).toEqual([]);
    const [offered] = await sellable(userId, customProduct);
    expect(offered?.offers).toMatchObject([
      { addonName: 'Mock interview', prices: [{ amount: { amount: 4900 } }] },
    ]);
    const priceId = offered?.offers[0]?.prices[0]?.id;
    const bulk = {
      action: 'product',
      userIds: [userId],
      priceId,
      paymentType: 'offline',
      reason: 'Won it',
      changeId: randomUUID(),
    };
    for (const _twice of [1, 2]) {
      const { body: report } = await academy.call(
        'boss',
        'POST',
        '/management/users/-/actions',
        bulk,
      );
      expect(report).toMatchObject({ refused: [] });
    }
    const { body: bought } = await academy.call(name, 'GET', '/me/purchases');
    expect(bought.data).toMatchObject([{ product: { name: customProduct }, status: 'active' }]);
    const own = `/me/addons/${addon.product.uniqueName}`;
    expect((await academy.call(name, 'GET', own)).body).toMatchObject({
      product: { name: customProduct },
      title: 'Mock interview',
      purchaseId: bought.data[0].id,
    });
    expect((await academy.call('marketing', 'GET', own)).status).toBe(404);
    expect(await sellable(userId, customProduct)).toEqual([]);
  });

  test('is offered on checkout pages, and a deleted one ends there; who bought it keeps it', async () => {
    const customProduct = newName();
    const addon = await create({ customProduct });
    const search = `/management/checkout-products?search=${encodeURIComponent(customProduct)}`;
    const offered = await academy.call('marketing', 'GET', search);
    expect(offered.body).toMatchObject([{ addon: { id: addon.id, name: 'Mock interview' } }]);
    const userId = await addPerson(academy, `addon-${randomUUID()}`);
    expect(await sellable(userId, customProduct)).toHaveLength(1);
    const gone = `${url}/${addon.id}?version=${addon.version}`;
    const remove = (body: object) => academy.call('marketing', 'DELETE', gone, body);
    expect((await remove({ reason: ' ' })).status).toBe(422);
    const reason = 'No one gives it any more';
    expect((await remove({ reason })).status).toBe(204);
    expect((await remove({ reason })).status).toBe(204);
    const { data } = (await academy.call('admin', 'GET', '/management/audit?action=addonDelete'))
      .body;
    expect(data).toMatchObject([{ before: { addonId: addon.id }, reason }]);
    expect((await academy.call('marketing', 'GET', search)).body).toEqual([]);
    expect(await sellable(userId, customProduct)).toEqual([]);
    expect((await academy.call('marketing', 'GET', `${url}/${addon.id}`)).status).toBe(404);
  });

  test('of its own kind has the picture that staff give it; another keeps that of its product', async () => {
    const addon = await create({ customProduct: newName() });
    const layout = { title: 'An hour', text: 'With an engineer.' };
    const image = await upload(TEST_PNG);
    const { body } = await put(addon, 'layout', { layout, image });
    const shown = await fetch(academy.base + body.offer.image);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { body: reworded } = await put(body, 'layout', { layout: { ...layout, text: '' } });
    expect(reworded.offer.image).toBe(body.offer.image);
    const { body: bare } = await put(reworded, 'layout', { layout, image: null });
    expect(bare.offer.image).toBeNull();
    expect((await fetch(academy.base + body.offer.image)).status).toBe(404);
    const other = await create({ productId: (await newCourse()).id });
    const refused = await put(other, 'layout', { layout, image: await upload(TEST_PNG) });
    expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([422, ['image']]);
  });
});
