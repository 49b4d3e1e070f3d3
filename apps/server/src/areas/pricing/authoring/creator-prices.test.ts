import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse, type Course } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPeople, addPerson } from '../../../testing/world/people.ts';
import { addPrices } from '../../../testing/world/prices.ts';
import { buy, saveCard } from '../../purchases/orders.fixture.ts';

let academy: TestApp;
let owner: number;
beforeAll(async () => {
  academy = await createWorld();
  owner = await addPerson(academy, 'owner', { roles: ['mentor'] });
  await addPerson(academy, 'stranger', { roles: ['mentor'] });
  await addPeople(academy, 'buyer', 'runner', 'waiting');
});
afterAll(() => academy.close());

const base = {
  amount: null,
  months: null,
  total: null,
  trialDays: null,
  enrollmentFee: null,
  validDays: null,
  isDefault: false,
  crosssells: [],
};
const once = { ...base, type: 'oneTime', amount: 14_900, isDefault: true };
const monthly = { ...base, type: 'subscription', amount: 2900 };
const plan = {
  ...base,
  type: 'paymentPlan',
  months: 3,
  total: 15_600,
  trialDays: 7,
  validDays: 365,
};

const addOwn = (form: { name?: string } = {}): Promise<Course> =>
  addCourse(academy, { ownerId: owner, ...form });
const pathOf = ({ id }: Course, code = 'DEFAULT') =>
  `/creator/me/modules/${id}/coupons/${code}/prices`;

const nothing = { title: null, text: null, startsAt: null, endsAt: null, maxUses: null };

interface SaveForm {
  terms?: object;
  version?: number;
  code?: string;
  contexts?: string[];
  plans: object[];
}

function save(course: Course, form: SaveForm, person = 'owner', key = form.code) {
  const usual = { version: 0, code: 'DEFAULT', contexts: ['inApp', 'checkout'] };
  return academy.call(person, 'PUT', pathOf(course, key), { ...usual, ...form });
}

const list = async (course: Course) =>
  (await academy.call('owner', 'GET', `/creator/me/modules/${course.id}/coupons`)).body.coupons;

describe('the coupons of a product', () => {
  test('begin with DEFAULT, in the app and on checkout pages, before it is saved', async () => {
    expect(await list(await addOwn())).toEqual([
      {
        id: null,
        code: 'DEFAULT',
        contexts: ['inApp', 'checkout'],
        version: 0,
        planCount: 0,
        uses: 0,
        terms: { ...nothing, replaces: null },
      },
    ]);
  });

  test('have a price list each', async () => {
    const course = await addOwn();
    await save(course, { plans: [once] });
    const night = { code: 'night20', contexts: ['checkout'] };
    const { status, body } = await save(course, { ...night, plans: [{ ...once, amount: 11_920 }] });
    expect(status).toBe(200);
    expect(body.coupon).toMatchObject({ code: 'NIGHT20', contexts: ['checkout'], version: 1 });
    expect(await list(course)).toMatchObject([{ code: 'DEFAULT' }, { code: 'NIGHT20' }]);
    const { body: usual } = await academy.call('owner', 'GET', pathOf(course));
    expect(usual.plans).toEqual([once]);
  });

  test('are created and renamed under codes that no other coupon of the product has', async () => {
    const course = await addOwn();
    await save(course, { code: 'ONE', plans: [once] });
    const { body: two } = await save(course, { code: 'TWO', plans: [once] });
    const repeated = { status: 422, body: { fieldErrors: { code: 'Repeated coupon code' } } };
    expect(await save(course, { code: 'one', plans: [once] })).toMatchObject(repeated);
    const renamed = { code: 'One', version: 1, plans: [once] };
    expect(await save(course, renamed, 'owner', String(two.coupon.id))).toMatchObject(repeated);
    const fine = await save(course, { ...renamed, code: 'three' }, 'owner', 'two');
    expect(fine.body.coupon).toMatchObject({ id: two.coupon.id, code: 'THREE', version: 2 });
  });

  test('work somewhere, have a code of letters and digits, and DEFAULT keeps its name and place', async () => {
    const course = await addOwn();
    const faultsOf = async (form: SaveForm, key?: string) =>
      (await save(course, form, 'owner', key)).body.fieldErrors;
    expect(await faultsOf({ code: 'NOWHERE', contexts: [], plans: [once] })).toEqual({
      contexts: 'Select at least one context',
    });
    expect(await faultsOf({ code: 'A B', plans: [once] })).toEqual({ code: 'Invalid coupon' });
    expect(await faultsOf({ contexts: ['admin'], plans: [once] })).toMatchObject({
      contexts: 'Invalid coupon',
    });
    await save(course, { plans: [once] });
    const renamed = { code: 'OTHER', version: 1, plans: [once] };
    expect(await faultsOf(renamed, 'DEFAULT')).toEqual({ code: 'Invalid coupon' });
  });

  test('say what they are for and how long they work, and buyers read it', async () => {
    const course = await addOwn();
    const night = { code: 'NIGHT20', plans: [once] };
    const terms = {
      ...{ title: 'Night shift', text: '20% off', startsAt: null, maxUses: 100, replacesId: null },
      endsAt: '2040-01-31T23:00:00.000Z',
    };
    const said = async () =>
      (await academy.call('buyer', 'GET', `/modules/${course.id}/campaign?coupon=night20`)).body;
    const { replacesId: _, ...shown } = terms;
    const first = await save(course, { ...night, terms });
    expect(first.body.coupon.terms).toEqual({ ...shown, replaces: null });
    expect(await said()).toMatchObject({
      ...{ isValid: true, title: 'Night shift', text: '20% off' },
      endsAt: '2040-01-31T23:00:00.000Z',
    });
    const unsaid = await save(course, { ...night, version: 1 });
    expect(unsaid.body.coupon.terms).toEqual(first.body.coupon.terms);
    for (const [version, ended] of [
      [2, { ...terms, endsAt: '2020-01-31T23:00:00.000Z' }],
      [3, { ...terms, startsAt: '2039-01-31T23:00:00.000Z' }],
    ] as const) {
      expect((await save(course, { ...night, version, terms: ended })).status).toBe(200);
      expect(await said()).toMatchObject({ isValid: false, title: null });
    }
    const always = await save(course, {
      ...{ ...night, version: 4 },
      terms: { ...nothing, replacesId: null },
    });
    expect(always.body.coupon.terms).toEqual({ ...nothing, replaces: null });
    expect(await said()).toMatchObject({ isValid: true, title: null, endsAt: null });
  });

  test('work once for each of their uses', async () => {
    const course = await addOwn();
    await save(course, { plans: [once] });
    const terms = { ...nothing, maxUses: 1, replacesId: null };
    await save(course, { code: 'ONE', plans: [{ ...once, amount: 900 }], terms });
    const prices = (person: string) =>
      academy.call(person, 'GET', `/prices?product=${course.id}&coupon=ONE`);
    await saveCard(academy, 'buyer');
    await buy(academy, 'buyer', (await prices('buyer')).body.prices[0].id);
    expect(await prices('waiting')).toMatchObject({
      ...{ status: 422, body: { message: 'Invalid coupon' } },
    });
  });

  test('are for owners of what a product replaces', async () => {
    const [course, former] = [await addOwn(), await addOwn()];
    await save(course, { plans: [once] });
    await save(former, { plans: [once] });
    await buyFirst('runner', former);
    const terms = { ...nothing, replacesId: former.id };
    const bridge = { code: 'BRIDGE', plans: [{ ...once, amount: 4900 }], terms };
    const { body } = await save(course, bridge);
    expect(body.coupon.terms.replaces).toMatchObject({ id: former.id, type: 2 });
    const prices = async (person: string) =>
      (await academy.call(person, 'GET', `/prices?product=${course.id}&isMigration=true`)).body;
    expect(await prices('runner')).toMatchObject({
      ...{ replaces: { id: former.id }, prices: [{ amount: { amount: 4900 } }] },
    });
    expect(await prices('waiting')).toMatchObject({ replaces: null });
  });

  test('have terms that fit together, and DEFAULT has none', async () => {
    const course = await addOwn();
    const foreign = await addCourse(academy, { ownerId: await academy.userId('stranger') });
    const faultsOf = async (terms: object, code = 'NIGHT') =>
      (
        await save(course, {
          code,
          plans: [once],
          terms: { ...nothing, replacesId: null, ...terms },
        })
      ).body.fieldErrors;
    expect(await faultsOf({ text: '20% off' })).toEqual({
      'terms.title': 'This field is Required',
    });
    const [startsAt, endsAt] = ['2030-02-01T00:00:00Z', '2030-01-01T00:00:00Z'];
    expect(await faultsOf({ startsAt, endsAt })).toEqual({
      'terms.endsAt': 'Choose a time after the start',
    });
    for (const replacesId of [course.id, foreign.id])
      expect(await faultsOf({ replacesId })).toEqual({
        'terms.replacesId': 'Choose another product that you author.',
      });
    expect(await faultsOf({ title: 'For everyone' }, 'DEFAULT')).toEqual({
      'terms.title': 'Invalid coupon',
    });
  });

  test('belong to the authors of the product', async () => {
    const course = await addOwn();
    expect((await save(course, { plans: [once] }, 'stranger')).status).toBe(404);
    expect((await save(course, { plans: [once] }, 'buyer')).status).toBe(403);
  });
});

describe('a price list', () => {
  const amounts = fc.integer({ min: 100, max: 1_000_000 });
  const maybe = (max: number) => fc.option(fc.integer({ min: 1, max }));
  const plans = fc
    .array(
      fc.oneof(
        fc.record({ type: fc.constant('free'), validDays: maybe(36_500) }),
        fc.record({
          type: fc.constant('oneTime'),
          amount: amounts,
          enrollmentFee: maybe(9999),
          validDays: maybe(36_500),
        }),
        fc.record({
          type: fc.constant('paymentPlan'),
          months: fc.integer({ min: 2, max: 60 }),
          total: amounts,
          trialDays: maybe(365),
          validDays: maybe(36_500),
        }),
        fc.record({ type: fc.constant('subscription'), amount: amounts, trialDays: maybe(365) }),
      ),
      { minLength: 1, maxLength: 5 },
    )
    .chain((forms) =>
      fc
        .nat(forms.length - 1)
        .map((chosen) =>
          forms.map((form, index) => ({ ...base, ...form, isDefault: index === chosen })),
        ),
    );

  test('is read as it was saved, whatever stood there before', async () => {
    const course = await addOwn();
    let version = 0;
    await fc.assert(
      fc.asyncProperty(plans, async (saved) => {
        const { status, body } = await save(course, { version, plans: saved });
        expect(status).toBe(200);
        version = body.coupon.version;
        const { body: read } = await academy.call('owner', 'GET', pathOf(course));
        expect(read.plans).toEqual(saved);
        expect(read).toEqual(body);
      }),
      { numRuns: 25 },
    );
  });

  test('keeps what is offered beside a plan', async () => {
    const [course, lab, book] = [await addOwn(), await addOwn(), await addOwn()];
    const offer = { follows: null, productId: lab.id, amount: 900, title: 'Add it', text: '' };
    const crosssells = [
      { ...offer, type: 'orderbump' },
      { ...offer, type: 'upsell' },
      { ...offer, type: 'downsell', follows: 1, productId: book.id, amount: 0 },
    ];
    await save(course, { plans: [{ ...once, crosssells }] });
    const { body } = await academy.call('owner', 'GET', pathOf(course));
    expect(body.plans[0].crosssells).toEqual(crosssells);
    const foreign = await addCourse(academy);
    const stolen = [{ ...offer, type: 'orderbump', productId: foreign.id }];
    const refused = await save(course, { version: 1, plans: [{ ...once, crosssells: stolen }] });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fieldErrors)).toEqual(['plans.0.crosssells.0.productId']);
  });

  test('names the first product that is not offered by its author', async () => {
    const [course, lab] = [await addOwn(), await addOwn()];
    const read = await addCourse(academy, { ownerId: await academy.userId('stranger') });
    await academy.db
      .insertInto('module_permission')
      .values({ module_id: read.id, user_id: owner, permission: 'view' })
      .execute();
    const offer = (productId: number) => ({
      ...{ type: 'orderbump', follows: null, productId, amount: 900, title: 'Add it', text: '' },
    });
    const faultsOf = async (...offered: number[]) =>
      (
        await save(course, {
          plans: [
            { ...once, crosssells: [offer(lab.id)] },
            ...offered.map((id) => ({ ...monthly, crosssells: [offer(id)] })),
          ],
        })
      ).body.fieldErrors;
    const message = 'Choose another product that you author.';
    expect(await faultsOf(lab.id, read.id, course.id)).toEqual({
      'plans.2.crosssells.0.productId': message,
    });
    expect(await faultsOf(course.id)).toEqual({ 'plans.1.crosssells.0.productId': message });
    expect(await faultsOf(lab.id)).toBeUndefined();
  });

  test('is in the currency of the product, also when it is new or was emptied', async () => {
    const course = await addOwn();
    expect((await academy.call('owner', 'GET', pathOf(course))).body.currency).toBe('USD');
    await addPrices(academy, course, [{ type: 'oneTime', amount: 9900, currency: 'EUR' }]);
    const night = { code: 'NIGHT', plans: [once] };
    expect((await save(course, night)).body).toMatchObject({ currency: 'EUR' });
    const { body: sold } = await academy.call(
      'buyer',
      'GET',
      `/prices?product=${course.id}&coupon=NIGHT`,
    );
    expect(sold.prices).toMatchObject([{ amount: { amount: 14_900, currency: 'EUR' } }]);
    const emptied = await save(course, { ...night, version: 1, plans: [] });
    expect(emptied.body).toMatchObject({ currency: 'EUR', plans: [] });
  });

  test('is saved from the version its author saw', async () => {
    const course = await addOwn();
    await save(course, { plans: [once] });
    const answers = await Promise.all(
      [10_000, 12_000].map((amount) => save(course, { version: 1, plans: [{ ...once, amount }] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused?.body.current).toMatchObject({ version: 2, by: { id: owner } });
  });

  test('tells what is wrong at each field', async () => {
    const course = await addOwn();
    const wrong = [
      { ...once, trialDays: 3 },
      { ...plan, total: null },
    ];
    expect((await save(course, { plans: wrong })).body.fieldErrors).toEqual({
      'plans.0.trialDays': 'Wrong Format',
      'plans.1.total': 'This field is Required',
    });
  });
});

describe('what a buyer would see', () => {
  const preview = async (course: Course, plans: object[], code = 'NEW') =>
    (await academy.call('owner', 'POST', `${pathOf(course, code)}/preview`, { plans })).body;

  test('comes with every charge, its date, and what DEFAULT costs', async () => {
    const course = await addOwn();
    await save(course, { plans: [once, plan, monthly] });
    const cheaper = { ...plan, total: 12_480, isDefault: true };
    const { plans } = await preview(course, [cheaper]);
    expect(plans[0]).toMatchObject({
      amount: { amount: 4160 },
      listAmount: { amount: 5200 },
      dueToday: { amount: 0 },
      total: { amount: 12_480 },
      saving: { amount: { amount: 3120 }, percent: 20 },
    });
    expect(plans[0].charges.map(({ amount }: { amount: number }) => amount)).toEqual([
      0, 4160, 4160, 4160,
    ]);
  });

  test('is what an order of the saved plan costs', async () => {
    const course = await addOwn();
    const fee = { ...plan, trialDays: null, enrollmentFee: 500, isDefault: true };
    const { plans } = await preview(course, [fee]);
    await save(course, { plans: [fee] });
    const { body: sold } = await academy.call('buyer', 'GET', `/prices?product=${course.id}`);
    const priceId = sold.prices[0].id;
    const { body: quote } = await academy.call('buyer', 'POST', '/me/quotes', { priceId });
    expect(plans[0].dueToday.amount).toBe(quote.dueToday);
    expect(plans[0].total.amount).toBe(quote.total);
    expect(plans[0].charges[1]).toEqual(quote.nextCharge);
  });
});

describe('what was bought', () => {
  test('goes on as it was sold when its price changes, and the author is told', async () => {
    const course = await addOwn();
    await save(course, { plans: [{ ...monthly, isDefault: true }] });
    const bought = await buyFirst('runner', course);
    const read = () =>
      academy.db.selectFrom('purchase').selectAll().where('id', '=', bought).executeTakeFirst();
    const before = await read();
    const dearer = [{ ...monthly, amount: 4900, isDefault: true }];
    const path = `${pathOf(course)}/preview`;
    const { body } = await academy.call('owner', 'POST', path, { plans: dearer });
    expect(body.running).toEqual([
      { type: 'subscription', amount: { amount: 2900, currency: 'USD' }, count: 1 },
    ]);
    await save(course, { version: 1, plans: dearer });
    expect(await read()).toEqual(before);
    const { body: sold } = await academy.call('waiting', 'GET', `/prices?product=${course.id}`);
    expect(sold.prices).toMatchObject([{ amount: { amount: 4900 } }]);
  });

  test('the last price that learners reach stays while a product is published', async () => {
    const course = await addOwn({ name: 'Sold' });
    await save(course, { plans: [once] });
    await save(course, { code: 'STAFF', contexts: ['admin'], plans: [once] });
    const refused = await save(course, { version: 1, plans: [] });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: 'Add a pricing plan. Sold is published, and learners would find no price.',
      },
    });
    expect(await list(course)).toMatchObject([
      { code: 'DEFAULT', planCount: 1 },
      { code: 'STAFF' },
    ]);
    await save(course, { code: 'NIGHT', contexts: ['inApp'], plans: [once] });
    expect((await save(course, { version: 1, plans: [] })).status).toBe(200);
  });

  test('a removed coupon is used in no new quote, and its code is free again', async () => {
    const course = await addOwn();
    await save(course, { plans: [once] });
    const night = { code: 'NIGHT', contexts: ['inApp'] };
    const cheaper = { ...night, plans: [{ ...once, amount: 900 }] };
    await save(course, cheaper);
    const prices = () => academy.call('buyer', 'GET', `/prices?product=${course.id}&coupon=NIGHT`);
    const priceId = (await prices()).body.prices[0].id;
    const quote = () => academy.call('buyer', 'POST', '/me/quotes', { priceId });
    expect((await quote()).status).toBe(200);
    const removed = await save(course, { ...night, version: 1, plans: [] });
    expect(removed.body.plans).toEqual([]);
    expect(await list(course)).toMatchObject([{ code: 'DEFAULT' }]);
    expect((await quote()).status).toBe(404);
    expect(await prices()).toMatchObject({ status: 422, body: { message: 'Invalid coupon' } });
    expect((await save(course, cheaper)).body.coupon.version).toBe(1);
  });
});

/** Buys by the first plan everyone sees; returns the purchase. */
async function buyFirst(person: string, { id }: Course): Promise<number> {
  await saveCard(academy, person);
  const { body } = await academy.call(person, 'GET', `/prices?product=${id}`);
  const { purchase } = await buy(academy, person, body.prices[0].id);
  return purchase?.id ?? 0;
}
