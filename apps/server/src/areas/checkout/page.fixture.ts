import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { addOffer, createCheckoutPage } from './authoring/checkout-page.service.ts';
import { emptyLayout } from './authoring/empty-layout.ts';
import type { StoredLayout } from './layout.ts';

/** A coupon of a product with one plan that is paid once. */
export async function addPriceList(
  { db }: TestApp,
  moduleId: number,
  { code = 'DEFAULT', amount = 14_900 } = {},
): Promise<number> {
  const coupon = await db
    .insertInto('coupon')
    .values({ module_id: moduleId, code, contexts: ['inApp', 'checkout'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const price = await db
    .insertInto('price')
    .values({
      module_id: moduleId,
      coupon_id: coupon.id,
      type: 'oneTime',
      amount,
      is_default: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return price.id;
}

/** A price that only an offer has. */
export async function addOfferPrice({ db }: TestApp, moduleId: number, amount: number) {
  const { id } = await db
    .insertInto('price')
    .values({ module_id: moduleId, type: 'oneTime', amount })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface TestPage {
  id: number;
  uniqueId: string;
  course: Course;
  priceId: number;
}

/** A published page of a course of its own, which costs $149. */
export async function addPage(
  academy: TestApp,
  {
    layout = {},
    ...form
  }: {
    layout?: Partial<StoredLayout>;
    isPublic?: boolean;
    thankYouUrl?: string;
    couponCode?: string;
  } = {},
): Promise<TestPage> {
  const course = await addCourse(academy);
  const priceId = await addPriceList(academy, course.id);
  const uniqueId = `page-${randomUUID().slice(0, 8)}`;
  const id = await createCheckoutPage(academy.db, {
    title: course.name,
    uniqueId,
    moduleId: course.id,
    layout: { ...emptyLayout('Make routers agree.'), ...layout },
    ...form,
  });
  return { id, uniqueId, course, priceId };
}

/** A course of its own, offered on a page for less than it costs otherwise. */
export async function addTestOffer(
  academy: TestApp,
  page: TestPage,
  form: { type: 'orderbump' | 'upsell' | 'downsell'; amount: number; parentId?: number },
) {
  const { amount, ...rest } = form;
  const course = await addCourse(academy);
  await addPriceList(academy, course.id, { amount: amount * 2 });
  const priceId = await addOfferPrice(academy, course.id, amount);
  const id = await addOffer(academy.db, {
    ...rest,
    checkoutId: page.id,
    moduleId: course.id,
    priceId,
    title: `Add ${course.name}`,
    text: 'At this price with this order only.',
  });
  return { id, course, priceId };
}
