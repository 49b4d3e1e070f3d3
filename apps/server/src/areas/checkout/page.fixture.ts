import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { addCrosssell, addPrices } from '../../testing/world/prices.ts';
import type { PlanForm } from '../pricing/authoring/price-lists.service.ts';
import { createCheckoutPage } from './authoring/checkout-page.service.ts';
import { emptyLayout } from './authoring/empty-layout.ts';
import type { StoredLayout } from './layout.ts';

export interface TestPage {
  id: number;
  uniqueId: string;
  course: Course;
  priceId: number;
}

/** A published page of a course of its own, which costs $149 unless another plan is given. */
export async function addPage(
  academy: TestApp,
  {
    layout = {},
    plan = { type: 'oneTime', amount: 14_900 },
    prerequisites = [],
    ...form
  }: {
    layout?: Partial<StoredLayout>;
    plan?: PlanForm;
    isPublic?: boolean;
    thankYouUrl?: string;
    couponCode?: string;
    prerequisites?: Course[];
  } = {},
): Promise<TestPage> {
  const course = await addCourse(academy, { prerequisites });
  const { priceIds } = await addPrices(academy, course, [plan]);
  const uniqueId = `page-${randomUUID().slice(0, 8)}`;
  const id = await createCheckoutPage(academy.db, {
    title: course.name,
    uniqueId,
    moduleId: course.id,
    layout: { ...emptyLayout('Make routers agree.'), ...layout },
    ...form,
  });
  return { id, uniqueId, course, priceId: priceIds[0] ?? 0 };
}

/** A course of its own, offered on a page for less than it costs otherwise. */
export async function addTestOffer(
  academy: TestApp,
  page: TestPage,
  form: { type: 'orderbump' | 'upsell' | 'downsell'; amount: number; parentId?: number },
) {
  const { amount, ...rest } = form;
  const course = await addCourse(academy);
  await addPrices(academy, course, [{ type: 'oneTime', amount: amount * 2 }]);
  const id = await addCrosssell(academy, course, {
    ...rest,
    place: { checkoutId: page.id },
    plan: { type: 'oneTime', amount },
  });
  return { id, course };
}
