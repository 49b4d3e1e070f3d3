import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCheckoutPage } from '../../testing/world/checkout-pages.ts';
import { addBundle, addCourse, addProgram, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addLab } from '../../testing/world/labs.ts';
import { addPeople } from '../../testing/world/people.ts';
import { addCoupon, addPrices } from '../../testing/world/prices.ts';

let academy: TestApp;
let ospf: Course;
const learners = ['ada', 'bram', 'chiara', 'dina', 'emeka'];

beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'mentor', ...learners);
  const vlans = await addCourse(academy, { name: 'VLANs', uniqueName: 'vlans', lessons: 2 });
  ospf = await addCourse(academy, {
    name: 'OSPF in Practice',
    uniqueName: 'ospf',
    level: 2,
    whatYouLearn: ['Read', 'Repair', 'Split', 'Explain'],
    lessons: 3,
    sectionSize: 2,
    mentors: ['mentor'],
    prerequisites: [vlans],
  });
  await addPrices(academy, vlans, [{ type: 'free' }]);
  await addPrices(academy, ospf, [
    { type: 'oneTime', amount: 14900 },
    { type: 'paymentPlan', months: 3, total: 15600 },
  ]);
  await addCoupon(academy, ospf, { code: 'NIGHT', plans: [{ type: 'oneTime', amount: 9900 }] });
  await addCheckoutPage(academy, ospf, { uniqueId: 'ospf-page' });
  await addLab(academy, [ospf], { ownerId: await academy.userId('mentor') });
  await addProgram(academy, [vlans, ospf], { name: 'Engineer', uniqueName: 'engineer' });
  await addBundle(academy, [vlans], { name: 'Starter', uniqueName: 'starter' });
});
afterAll(() => academy.close());

const read = async <Answer>(url: string, status = 200): Promise<Answer> => {
  const answer = await academy.app.inject({ url });
  expect(answer.statusCode).toBe(status);
  return answer.json();
};
const product = (query = '') => read<Schema<'FrontProduct'>>(`/front/products/2/ospf${query}`);
async function review(learner: string, stars: number) {
  const user_id = await academy.userId(learner);
  const row = { user_id, module_id: ospf.id, stars, review: 'Clear.', nps: 9 };
  await academy.db.insertInto('rating').values(row).execute();
}

describe('the page of a product', () => {
  test('shows its syllabus, what comes before it and what it comes with', async () => {
    const { card, ...page } = await product();
    expect(card).toMatchObject({ name: 'OSPF in Practice', lessonCount: 3, isOnSale: true });
    expect(card.outcomes).toHaveLength(3);
    expect(page.outcomes).toHaveLength(4);
    expect(page.sections.map(({ lessons }) => lessons.length)).toEqual([2, 1]);
    expect(page.requirements.map(({ name }) => name)).toEqual(['VLANs']);
    expect(page.partOf.map(({ name }) => name)).toEqual(['Engineer']);
    expect(page.mentors).toMatchObject([{ headline: null, quote: null, profile: null }]);
  });

  test('counts the labs that a program opens itself and by its parts', async () => {
    const program = await read<Schema<'FrontProduct'>>('/front/products/1/engineer');
    expect([program.labCount, (await product()).labCount]).toEqual([1, 1]);
  });

  test('quotes mentors who have published their profile', async () => {
    const mentors = academy.db.updateTable('app_user').where('unique_name', '=', 'mentor');
    await mentors.set({ quote: 'Show me the table.', is_profile_public: true }).execute();
    expect((await product()).mentors).toMatchObject([{ quote: 'Show me the table.' }]);
    await mentors.set({ is_profile_public: false }).execute();
    expect((await product()).mentors).toMatchObject([{ quote: null }]);
  });

  test('shows the plans of its checkout page', async () => {
    const { card, checkout, couponCode } = await product();
    expect(card.price).toMatchObject({ amount: { amount: 14900, currency: 'USD' } });
    expect(card.plan).toMatchObject({ months: 3, total: { amount: 15600 } });
    expect([checkout, couponCode]).toEqual(['ospf-page', null]);
  });

  test('shows the plans of a coupon in its address, and the usual ones for a wrong code', async () => {
    const { card, couponCode } = await product('?coupon=night');
    expect(card.price).toMatchObject({ amount: { amount: 9900 }, listPrice: { amount: 14900 } });
    expect(couponCode).toBe('NIGHT');
    expect((await product('?coupon=WRONG')).card.price).toMatchObject({
      amount: { amount: 14900 },
    });
  });

  test('shows no plans of codes that are tried from many addresses of one network', async () => {
    const tryCode = async (coupon: string, remoteAddress: string) => {
      const url = `/front/products/2/ospf?coupon=${coupon}`;
      return (await academy.app.inject({ url, remoteAddress })).json().couponCode;
    };
    for (let count = 1; count <= 20; count += 1)
      expect(await tryCode(`GUESS${count}`, `2001:db8::${count}`)).toBeNull();
    expect(await tryCode('NIGHT', '2001:db8::99')).toBeNull();
    expect(await tryCode('NIGHT', '2001:db8:0:1::1')).toBe('NIGHT');
  });

  test('and its card in a list show the price, the struck price and the coupon of its checkout page', async () => {
    const set = (coupon_code: string | null) =>
      academy.db
        .updateTable('checkout')
        .set({ coupon_code })
        .where('unique_id', '=', 'ospf-page')
        .execute();
    await set('NIGHT');
    const { card, couponCode, asksCoupon } = await product();
    expect(card).toMatchObject({
      price: { amount: { amount: 9900 }, listPrice: { amount: 14900 } },
      ...{ plan: null, couponCode: 'NIGHT' },
    });
    expect([couponCode, asksCoupon]).toEqual(['NIGHT', false]);
    const { data } = await read<Schema<'FrontProductPage'>>('/front/products?type=2&search=ospf');
    expect(data).toEqual([card]);
    await set(null);
  });

  test.each([{ is_public: false }, { hidden: true }, { deleted_at: new Date() }])(
    'does not exist with %o, and is back at once',
    async (values) => {
      const set = (value: object) =>
        academy.db.updateTable('module').set(value).where('id', '=', ospf.id).execute();
      await product();
      await set(values);
      await read('/front/products/2/ospf', 404);
      await set({ is_public: true, hidden: false, deleted_at: null });
      await product();
    },
  );

  test('that is not clickable is shown, and not sold', async () => {
    const set = (not_clickable: boolean) =>
      academy.db.updateTable('module').set({ not_clickable }).where('id', '=', ospf.id).execute();
    await set(true);
    const { card, checkout } = await product();
    expect([card.isOnSale, card.price, checkout]).toEqual([false, null, null]);
    await set(false);
  });

  test('has a score from five ratings on, with names cut to an initial', async () => {
    for (const learner of learners.slice(1)) await review(learner, 4);
    const few = await product();
    expect([few.card.rating, few.stats, few.reviews]).toEqual([null, null, []]);
    await review('ada', 5);
    const { card, stats, reviews } = await product();
    expect(card.rating).toEqual({ average: 4.2, count: 5 });
    expect(stats?.counts).toEqual([0, 0, 0, 4, 1]);
    expect(reviews).toHaveLength(3);
    for (const { author } of reviews) expect(author).toMatch(/^\S+ \S\.$/);
  });
});

describe('a listing', () => {
  const names = async (query: string) =>
    (await read<Schema<'FrontProductPage'>>(`/front/products?${query}`)).data.map(
      ({ name }) => name,
    );

  test('is of one kind, filtered by level and words', async () => {
    expect(await names('type=2')).toEqual(['VLANs', 'OSPF in Practice']);
    expect(await names('type=2&level=2')).toEqual(['OSPF in Practice']);
    expect(await names('type=2&search=osp')).toEqual(['OSPF in Practice']);
    expect(await names('type=2&search=nothing')).toEqual([]);
    expect(await names('type=8')).toEqual(['Starter']);
    await read('/front/products?type=4', 422);
  });

  test('says what is free and what a program holds', async () => {
    const { data } = await read<Schema<'FrontProductPage'>>('/front/products?type=1');
    expect(data).toMatchObject([{ lessonCount: 5, price: null, nextStart: null }]);
    const courses = await read<Schema<'FrontProductPage'>>('/front/products?type=2');
    expect(courses.data[0]?.price).toMatchObject({ type: 'free' });
    expect(courses.data.map(({ opensAfter }) => opensAfter)).toEqual([[], ['VLANs']]);
  });
});

test('the landing page counts only what is published', async () => {
  await addCourse(academy, { uniqueName: 'draft', lessons: 7 });
  await academy.db
    .updateTable('module')
    .set({ is_public: false })
    .where('unique_name', '=', 'draft')
    .execute();
  const home = await read<Schema<'FrontHome'>>('/front/home');
  expect(home.figures).toEqual({ lessons: 5, labs: 1, reviewedHomeworks: 0, reviewWait: null });
  expect(home.programs.map(({ type }) => type)).toEqual([ModuleType.program]);
  expect(home.freeLesson).toBeNull();
});

test('the landing page begins with what is free and opens to any new account', async () => {
  const named = { name: 'Captures', uniqueName: 'captures', level: 2 as const };
  const captures = await addCourse(academy, { ...named, lessons: 1, prerequisites: [ospf] });
  await addPrices(academy, captures, [{ type: 'free' }]);
  const { courses } = await read<Schema<'FrontHome'>>('/front/home');
  expect(courses.map(({ name }) => name)).toEqual(['VLANs', 'OSPF in Practice', 'Captures']);
});
