import { orderOfElements } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addCoupon } from '../../testing/world/prices.ts';
import { createCheckoutPage } from './authoring/checkout-page.service.ts';
import { emptyLayout } from './authoring/empty-layout.ts';
import type { StoredLayout } from './layout.ts';
import { addPage, addTestOffer, type TestPage } from './page.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => academy.close());

async function get(url: string) {
  const { statusCode, body } = await academy.app.inject({ url });
  return { status: statusCode, body: JSON.parse(body) };
}

/** So many people rated a product with four stars. */
async function rate(moduleId: number, count: number): Promise<void> {
  const raters = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      addPerson(academy, `rater-${moduleId}-${count}-${index}`),
    ),
  );
  await academy.db.deleteFrom('rating').where('module_id', '=', moduleId).execute();
  await academy.db
    .insertInto('rating')
    .values(
      raters.map((userId) => ({
        user_id: userId,
        module_id: moduleId,
        stars: 4,
        review: 'Good.',
        nps: 8,
      })),
    )
    .execute();
}

/** The price of a code for the product of a page. */
async function couponOf({ course }: TestPage, code: string, amount: number): Promise<number> {
  const { priceIds } = await addCoupon(academy, course, {
    code,
    plans: [{ type: 'oneTime', amount }],
  });
  return priceIds[0] ?? 0;
}

const full: Omit<StoredLayout, 'header' | 'hidden'> = {
  image: { url: '/media/branch-office-wide.svg', alt: 'A branch office' },
  fields: { address: true, tshirt: true, coupon: true },
  testimonials: {
    title: 'From people who changed lanes',
    items: [
      { message: 'It stuck.', photo: null, name: 'Linh Tran', jobTitle: 'Technician', stars: 5 },
    ],
  },
  bullets: { title: 'What you get', items: ['25 lessons'] },
  text: { html: '<p>Read on</p>' },
  promo: { text: 'Until March with', coupon: 'SPRING' },
};

describe('a checkout page', () => {
  test('has everything its first screen shows, for a visitor', async () => {
    const page = await addPage(academy, { layout: full });
    const bump = await addTestOffer(academy, page, { type: 'orderbump', amount: 2900 });
    const upsell = await addTestOffer(academy, page, { type: 'upsell', amount: 4900 });
    const parentId = upsell.id;
    const downsell = await addTestOffer(academy, page, { type: 'downsell', amount: 900, parentId });
    const { status, body } = await get(`/checkouts/${page.uniqueId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: page.course.name,
      product: { id: page.course.id, uniqueName: page.course.uniqueName },
      layout: { ...full, header: { title: 'Make routers agree.' } },
      rating: null,
      prices: [{ id: page.priceId, amount: { amount: 14_900, currency: 'USD' }, isDefault: true }],
      couponCode: null,
      orderbump: { id: bump.id, price: { amount: { amount: 2900 }, listPrice: { amount: 5800 } } },
      upsells: [
        { id: upsell.id, type: 'upsell', parentId: null },
        { id: downsell.id, type: 'downsell', parentId: upsell.id },
      ],
    });
    expect(body.layout).not.toHaveProperty('hidden');
  });

  test('has a score from as many ratings on as the page of the product', async () => {
    const page = await addPage(academy, {});
    for (const count of [4, 5]) {
      await rate(page.course.id, count);
      const { body } = await get(`/checkouts/${page.uniqueId}`);
      expect(body.rating).toEqual(count < 5 ? null : { average: 4, count });
    }
  });

  test('sends nothing of the blocks that its owner hid', async () => {
    const hidden = ['image', 'testimonials', 'bullets', 'text', 'promo'] as const;
    const page = await addPage(academy, { layout: { ...full, hidden: [...hidden] } });
    const { body } = await get(`/checkouts/${page.uniqueId}`);
    expect(body.layout).toEqual({
      header: { title: 'Make routers agree.', text: '', background: null, logo: null },
      image: null,
      fields: { address: true, tshirt: true, coupon: true },
      testimonials: null,
      bullets: null,
      text: null,
      promo: null,
      order: orderOfElements(),
    });
  });

  test('opens with its own coupon while that applies', async () => {
    const page = await addPage(academy, { couponCode: 'SPRING' });
    const cheaper = await couponOf(page, 'SPRING', 9900);
    const { body } = await get(`/checkouts/${page.uniqueId}`);
    expect(body).toMatchObject({
      couponCode: 'SPRING',
      prices: [{ id: cheaper, amount: { amount: 9900 }, listPrice: { amount: 14_900 } }],
    });
    await academy.db
      .updateTable('coupon')
      .set({ ends_at: academy.clock.now() })
      .where('module_id', '=', page.course.id)
      .where('code', '=', 'SPRING')
      .execute();
    const later = await get(`/checkouts/${page.uniqueId}`);
    expect(later.body).toMatchObject({ couponCode: null, prices: [{ id: page.priceId }] });
  });

  test('is missing alike when it is hidden, deleted, of an unpublished product, or never was', async () => {
    const hidden = await addPage(academy, { isPublic: false });
    const deleted = await addPage(academy);
    const draft = await addPage(academy);
    await academy.db
      .updateTable('checkout')
      .set({ deleted_at: academy.clock.now() })
      .where('id', '=', deleted.id)
      .execute();
    await academy.db
      .updateTable('module')
      .set({ is_public: false })
      .where('id', '=', draft.course.id)
      .execute();
    for (const uniqueId of [hidden.uniqueId, deleted.uniqueId, draft.uniqueId, 'never-was']) {
      for (const url of [`/checkouts/${uniqueId}`, `/checkouts/${uniqueId}/prices`]) {
        const { status, body } = await get(url);
        expect([status, body.message]).toEqual([404, "This page doesn't exist."]);
      }
    }
  });
});

describe('the plans of a page', () => {
  test('are those of another coupon, in any case, or of none', async () => {
    const page = await addPage(academy, { couponCode: 'SPRING' });
    const spring = await couponOf(page, 'SPRING', 9900);
    const night = await couponOf(page, 'NIGHT', 8900);
    const idsFor = async (query: string) =>
      (await get(`/checkouts/${page.uniqueId}/prices${query}`)).body.map(
        ({ id }: { id: number }) => id,
      );
    expect(await idsFor('')).toEqual([spring]);
    expect(await idsFor('?coupon=night')).toEqual([night]);
    expect(await idsFor('?coupon=')).toEqual([page.priceId]);
  });

  test('with a coupon that does not apply are refused alike', async () => {
    const page = await addPage(academy);
    const other = await addPage(academy);
    await couponOf(other, 'ELSEWHERE', 1);
    for (const code of ['NEVERWAS', 'ELSEWHERE', '%']) {
      const answer = await get(
        `/checkouts/${page.uniqueId}/prices?coupon=${encodeURIComponent(code)}`,
      );
      expect(answer).toMatchObject({ status: 422, body: { message: 'Invalid coupon' } });
    }
  });
});

describe('a layout', () => {
  const write = async (layout: StoredLayout, thankYouUrl?: string) => {
    const page = await addPage(academy);
    const id = await createCheckoutPage(academy.db, {
      title: 'Page',
      uniqueId: `${page.uniqueId}-again`,
      moduleId: page.course.id,
      layout,
      ...(thankYouUrl && { thankYouUrl }),
    });
    const row = academy.db.selectFrom('checkout').select('layout').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).layout as unknown as StoredLayout;
  };

  test('is cleaned when it is written', async () => {
    const html = '<p onclick="alert(1)">Read</p><script>alert(1)</script>';
    const { text } = await write({ ...emptyLayout('Page'), text: { html } });
    expect(text?.html).toBe('<p>Read</p>');
  });

  test.each([
    ['an unknown field', { banner: 'x' }],
    ['a picture that runs', { image: { url: 'javascript:alert(1)', alt: '' } }],
    ['a picture of plain HTTP', { image: { url: 'http://pictures.example/a.png', alt: '' } }],
    [
      'too long a title',
      { header: { title: 'x'.repeat(121), text: '', background: null, logo: null } },
    ],
    ['an unknown block to hide', { hidden: ['prices'] }],
  ])('with %s is refused', async (_what, change) => {
    const layout = { ...emptyLayout('Page'), ...change } as StoredLayout;
    await expect(write(layout)).rejects.toMatchObject({ status: 422 });
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '/relative',
    'https://me:secret@example.org',
  ])('never leads buyers to %s', async (url) => {
    await expect(write(emptyLayout('Page'), url)).rejects.toMatchObject({ status: 422 });
  });
});
