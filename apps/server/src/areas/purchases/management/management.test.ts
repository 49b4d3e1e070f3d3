import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../audit/invariant.ts';
import { invariants } from '../../../audit/invariants.ts';
import { cardTokenOf } from '../../../providers/payments/sandbox/sandbox.fixture.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addCard, frameSays } from '../../../testing/world/methods.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { addCoupon, addPrices } from '../../../testing/world/prices.ts';
import { booksOf } from '../orders.fixture.ts';

const day = 86_400_000;
const logMessage = 'Agreed on the telephone';
type Plan = NonNullable<Parameters<typeof addPrices>[2]>[number];

let academy: TestApp;
let people = 0;
let buyer: string;
let userId: number;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'boss', { roles: ['admin'] });
  await addPerson(academy, 'seller', { roles: ['sales'] });
  await addPerson(academy, 'helper', { roles: ['customerSupport'] });
  await addPerson(academy, 'promoter', { roles: ['marketing'] });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});
beforeEach(async () => {
  people += 1;
  buyer = `managed-${people}`;
  userId = await addPerson(academy, buyer);
  await academy.db.deleteFrom('identity_attempt').execute();
});

const at = (rest: string) => `/management/users/${userId}/${rest}`;
const priceOf = async (plan: Plan) =>
  (await addPrices(academy, await addCourse(academy), [plan])).priceIds[0] ?? 0;
const orderOf = (priceId: number, paymentType = 'card') => ({
  priceId,
  paymentType,
  requestId: randomUUID(),
  managementContext: { logMessage },
});
const sell = (plan: Plan, paymentType = 'card', staff = 'seller') =>
  priceOf(plan).then((id) =>
    academy.call(staff, 'POST', at('purchases'), orderOf(id, paymentType)),
  );
async function sold(plan: Plan, paymentType = 'offline') {
  const { status, body } = await sell(plan, paymentType);
  if (status !== 200 || !body.purchase) throw new Error(JSON.stringify(body));
  return body.purchase.purchase as { id: number; version: number; nextPaymentDate: string };
}
const read = async (id: number, staff = 'boss') =>
  (await academy.call(staff, 'GET', at(`purchases/${id}`))).body;
const change = (id: number, action: string, body: object, staff = 'helper') =>
  academy.call(staff, 'PATCH', at(`purchases/${id}?action=${action}`), body);
const refund = (id: number, action: string, body: object, staff = 'boss') =>
  academy.call(staff, 'PATCH', at(`purchases/${id}/payments?action=${action}`), {
    requestId: randomUUID(),
    logMessage,
    ...body,
  });
const charge = (id: number, body: object, staff = 'boss') =>
  academy.call(staff, 'POST', at(`purchases/${id}/charges`), {
    isPayOff: false,
    paymentType: 'offline',
    requestId: randomUUID(),
    logMessage,
    ...body,
  });
const paymentOf = async (id: number) =>
  (
    await academy.db
      .selectFrom('payment')
      .select('id')
      .where('purchase_id', '=', id)
      .executeTakeFirstOrThrow()
  ).id;
const later = (days: number) => new Date(academy.clock.now().getTime() + days * day).toISOString();

const oneTime: Plan = { type: 'oneTime', amount: 42_000 };
const limited: Plan = { ...oneTime, validDays: 30 };
const monthly: Plan = { type: 'subscription', amount: 900 };
const instalments: Plan = { type: 'paymentPlan', months: 3, total: 30_000 };

test('the list says what all purchases come to, on every page', async () => {
  await sold(oneTime);
  const { nextPaymentDate } = await sold(instalments);
  const totals = [
    { currency: 'USD', amountPaid: 52_000, balanceDue: 20_000, refunded: 0, nextPaymentDate },
  ];
  for (const page of [0, 1]) {
    const { body } = await academy.call('helper', 'GET', at(`purchases?page=${page}&pageSize=1`));
    expect(body).toMatchObject({ data: [{}], totals, paging: { total: 2 } });
  }
});

describe('staff sell', () => {
  test('a product by the card they added for its buyer, once', async () => {
    const cardToken = await cardTokenOf(academy.sandbox, {});
    const added = await academy.call('seller', 'POST', at('payments'), {
      cardToken,
      card: frameSays,
    });
    expect(added).toMatchObject({ status: 200, body: { methods: [{ userId, last4: '4242' }] } });
    const kept = await academy.db
      .selectFrom('payment_method')
      .select('added_by')
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    expect(kept?.added_by).toBe(await academy.userId('seller'));
    expect((await academy.call('seller', 'GET', at('logs'))).body.data[0]).toMatchObject({
      action: 'addCard',
      by: { name: 'Seller Vega' },
      after: { card: 'Visa 4242' },
    });
    const order = orderOf(await priceOf(oneTime));
    const first = await academy.call('seller', 'POST', at('purchases'), order);
    expect(first).toMatchObject({
      status: 200,
      body: {
        state: 'done',
        purchase: {
          userId,
          purchase: { paymentType: 'card', amountPaid: 42_000 },
          events: [
            { action: 'bought', by: { name: 'Seller Vega' } },
            { action: 'sell', by: { name: 'Seller Vega' }, logMessage },
          ],
        },
      },
    });
    expect(await academy.call('seller', 'POST', at('purchases'), order)).toEqual(first);
    const { own, provider } = await booksOf(academy, first.body.purchase.purchase.id);
    expect([own, provider]).toEqual([provider, [{ kind: 'capture', amount: 42_000 }]]);
    const { body } = await academy.call('helper', 'GET', at('payments'));
    expect(body).toMatchObject({
      methods: [{ last4: '4242' }],
      data: [{ amount: 42_000, status: 'paid', paymentType: 'card', refunds: [] }],
      paging: { total: 1 },
    });
  });

  test('without a charge, and what was paid elsewhere', async () => {
    expect((await sell(oneTime, 'noCharge')).body).toMatchObject({
      purchase: { purchase: { status: 'active', total: 0 }, events: [{ logMessage }] },
    });
    expect((await sell(oneTime, 'offline')).body.purchase.purchase.amountPaid).toBe(42_000);
    expect((await sell(oneTime, 'card')).status).toBe(422);
    const { body } = await academy.call('helper', 'GET', at('purchases'));
    expect(body.paging.total).toBe(2);
  });

  test('by plans for staff, else by the normal ones', async () => {
    const course = await addCourse(academy);
    await addPrices(academy, course);
    const list = async () =>
      (
        await academy.call('seller', 'GET', at(`purchasable-modules?search=${course.name}`))
      ).body.data.find(({ product }: { product: { id: number } }) => product.id === course.id);
    expect(await list()).toMatchObject({
      offers: [{ couponCode: null, addonName: null, prices: [{ type: 'oneTime' }] }],
    });
    const { priceIds } = await addCoupon(academy, course, {
      code: 'STAFF',
      contexts: ['admin'],
      plans: [{ type: 'oneTime', amount: 100 }],
    });
    expect(await list()).toMatchObject({
      offers: [{ couponCode: 'STAFF', prices: [{ id: priceIds[0], amount: { amount: 100 } }] }],
    });
    await academy.call('seller', 'POST', at('purchases'), orderOf(priceIds[0] ?? 0, 'offline'));
    expect(await list()).toBeUndefined();
    const several = await academy.call(
      'seller',
      'GET',
      at(`purchasable-modules?search=${course.name}&withOwned=true`),
    );
    expect(several.body.data).toMatchObject([{ product: { id: course.id } }]);
  });
});

describe('staff change', () => {
  test('pause, set its date, resume: with the log, and by the version they saw', async () => {
    const { id, version } = await sold(monthly);
    const paused = await change(id, 'pause', { version, pausedUntil: later(5), logMessage });
    expect(paused).toMatchObject({
      status: 200,
      body: {
        purchase: { status: 'paused', pausedUntil: later(5) },
        events: [{ action: 'pause', by: { name: 'Helper Vega' }, logMessage }, {}],
      },
    });
    const stale = await change(id, 'resume', { version });
    expect(stale).toMatchObject({ status: 409, body: { current: { status: 'paused' } } });
    const seen = paused.body.purchase.version;
    expect((await change(id, 'pause', { version: seen })).status).toBe(409);
    const set = await change(id, 'setPauseDate', { version: seen });
    expect(set.body.purchase.pausedUntil).toBeNull();
    const resumed = await change(id, 'resume', { version: set.body.purchase.version });
    expect(resumed.body.purchase).toMatchObject({ status: 'active', pausedUntil: null });
  });

  test('the expiry and the next charge, and reset takes both back', async () => {
    const { id, version } = await sold(limited);
    const expiry = (await read(id)).purchase.expiry;
    expect((await change(id, 'extend', { version, newExpiryDate: later(29) })).status).toBe(422);
    expect((await change(id, 'extend', { version })).status).toBe(422);
    const extended = await change(id, 'extend', { version, newExpiryDate: later(60) });
    expect(extended.body).toMatchObject({ isExpirySet: true, purchase: { expiry: later(60) } });
    const reset = await change(id, 'reset', { version: extended.body.purchase.version }, 'boss');
    expect(reset.body).toMatchObject({ isExpirySet: false, purchase: { expiry } });

    const plan = await sold(instalments);
    const moved = await change(
      plan.id,
      'updateNextChargeDate',
      { version: plan.version, nextChargeDate: later(45) },
      'boss',
    );
    expect(moved.body).toMatchObject({
      isNextPaymentSet: true,
      purchase: { nextPaymentDate: later(45) },
    });
    const back = await change(plan.id, 'reset', { version: moved.body.purchase.version }, 'boss');
    expect(back.body).toMatchObject({
      isNextPaymentSet: false,
      purchase: { nextPaymentDate: plan.nextPaymentDate },
    });
  });

  test('a subscription: switched, cancelled, going on, and charged when its days are over', async () => {
    await addCard(academy, buyer);
    const { id, version } = await sold(monthly);
    const switched = await change(id, 'switchPaymentMethod', { version, paymentType: 'card' });
    expect(switched.body.purchase.paymentType).toBe('card');
    const cancel = async () =>
      change(id, 'cancelSubscription', { version: (await read(id)).purchase.version });
    expect((await cancel()).body.purchase).toMatchObject({ status: 'cancelled' });
    const goesOn = await change(id, 'reactivateSubscription', {
      version: (await read(id)).purchase.version,
    });
    expect(goesOn.body.purchase).toMatchObject({ status: 'active', amountPaid: 900 });
    await cancel();
    academy.clock.advance(32 * day);
    const seen = { version: (await read(id)).purchase.version, requestId: randomUUID() };
    expect((await change(id, 'reactivateSubscription', seen)).status).toBe(403);
    const charged = await change(id, 'reactivateSubscription', seen, 'boss');
    expect(charged.body.purchase).toMatchObject({ status: 'active', amountPaid: 1800 });
  });

  test('remove: it closes, and its money stays', async () => {
    const { id, version } = await sold(oneTime);
    const url = at(`purchases/${id}`);
    expect((await academy.call('boss', 'DELETE', url, { version })).status).toBe(422);
    const gone = await academy.call('boss', 'DELETE', url, { version, logMessage });
    expect(gone.status).toBe(204);
    expect(await read(id)).toMatchObject({
      purchase: { status: 'deleted', amountPaid: 42_000 },
      events: [{ action: 'remove', logMessage }, {}],
    });
    const open = await academy.db
      .selectFrom('access_grant')
      .select('id')
      .where('user_id', '=', userId)
      .where('state', '=', 'active')
      .execute();
    expect(open).toEqual([]);
  });
});

/** Who may do what with money of others. */
const writes: Record<
  string,
  { staff: string[]; send: (id: number, staff: string) => Promise<{ status: number }> }
> = {
  sell: { staff: ['boss', 'seller'], send: (_id, staff) => sell(oneTime, 'offline', staff) },
  pause: {
    staff: ['boss', 'helper'],
    send: async (id, staff) => {
      const { version } = (await read(id)).purchase;
      return change(id, 'pause', { version, logMessage }, staff);
    },
  },
  charge: { staff: ['boss'], send: (id, staff) => charge(id, { amount: 100 }, staff) },
  refund: {
    staff: ['boss', 'helper'],
    send: (id, staff) => refund(id, 'refundProduct', { amount: 100, logMessage }, staff),
  },
  remove: {
    staff: ['boss'],
    send: async (id, staff) => {
      const { version } = (await read(id)).purchase;
      return academy.call(staff, 'DELETE', at(`purchases/${id}`), { version, logMessage });
    },
  },
};

test.each(Object.entries(writes))(
  'M-28: %s is for some of the staff, and the log says who and why',
  async (_name, { staff, send }) => {
    for (const person of ['boss', 'seller', 'helper', 'promoter', buyer]) {
      const { id } = await sold(instalments);
      const { status } = await send(id, person);
      expect([person, status < 300 ? 'done' : status]).toEqual([
        person,
        staff.includes(person) ? 'done' : 403,
      ]);
    }
    const silent = await academy.db
      .selectFrom('purchase_event')
      .select(['action', 'log_message', 'actor_id'])
      .where((eb) => eb.or([eb('log_message', 'is', null), eb('actor_id', 'is', null)]))
      .execute();
    expect(silent).toEqual([]);
  },
);

const wrong = [-1, 0.5, 30_001, 1e15, 1e308, 9_007_199_254_740_992, 'NaN', null, true];

describe('money', () => {
  test('is charged from nothing to the balance due (M-27)', async () => {
    const { id } = await sold(instalments);
    for (const amount of [...wrong, 20_001, JSON.parse('1e309')])
      expect([amount, (await charge(id, { amount })).status]).toEqual([amount, 422]);
    expect((await charge(id, { amount: 0 })).body).toMatchObject({
      state: 'done',
      purchase: { mostToCharge: 20_000, events: [{ action: 'charge', data: { amount: 0 } }, {}] },
    });
    const request = { amount: 5000, requestId: randomUUID() };
    for (let time = 0; time < 2; time += 1)
      expect((await charge(id, request)).body.purchase.mostToCharge).toBe(15_000);
    expect((await charge(id, { ...request, amount: 4000 })).status).toBe(422);
    expect((await charge(id, { isPayOff: true, amount: 20_000 })).status).toBe(409);
    expect((await charge(id, { isPayOff: true, amount: 15_000 })).body).toMatchObject({
      state: 'done',
      purchase: { purchase: { balanceDue: 0, amountPaid: 30_000, nextPaymentDate: null } },
    });
  });

  test('that a card refuses is told', async () => {
    await addCard(academy, buyer, '4000000000000341');
    const { id } = await sold(instalments);
    expect((await charge(id, { amount: 100, paymentType: 'wallet' })).status).toBe(422);
    expect((await charge(id, { amount: 100, paymentType: 'card' })).body).toMatchObject({
      state: 'declined',
      decline: { code: 'declined' },
    });
  });

  test('is given back from one cent to what is left, by support up to its limit', async () => {
    const { id } = await sold(oneTime);
    const paymentId = await paymentOf(id);
    for (const amount of [...wrong.filter((one) => one !== 30_001), 0, 42_001])
      for (const action of ['refund', 'refundProduct'])
        expect([amount, (await refund(id, action, { paymentId, amount })).status]).toEqual([
          amount,
          422,
        ]);
    expect((await read(id, 'helper')).mostToRefund).toBe(10_000);
    const over = await refund(id, 'refund', { paymentId, amount: 10_001 }, 'helper');
    expect(over).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('100.00') },
    });
    expect((await refund(id, 'refund', { paymentId, amount: 6000 }, 'helper')).status).toBe(200);
    expect((await refund(id, 'refund', { paymentId, amount: 4001 }, 'helper')).status).toBe(403);
    const other = await sold(oneTime);
    expect((await refund(other.id, 'refund', { paymentId, amount: 1 })).status).toBe(404);
    expect((await refund(id, 'refundProduct', { logMessage })).body).toMatchObject({
      mostToRefund: 0,
      purchase: { status: 'refund', amountPaid: 0, refunded: 42_000 },
    });
    expect((await refund(id, 'refundProduct', {})).status).toBe(409);
    const { own } = await booksOf(academy, id);
    expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  test('is given back by one person of the support up to a limit a day, in many parts and at once', async () => {
    await addPerson(academy, 'generous', { roles: ['customerSupport'] });
    const ids: number[] = [];
    for (let one = 0; one < 12; one += 1) ids.push((await sold(oneTime)).id);
    const give = (id: number, amount = 10_000) =>
      refund(id, 'refundProduct', { amount }, 'generous');
    const answers = await Promise.all(ids.map((id) => give(id)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 403, 403]);
    const refused = answers.find(({ status }) => status === 403);
    expect(refused?.body.message).toContain('1,000.00 a day');
    const left = ids[answers.findIndex(({ status }) => status === 403)] ?? 0;
    const preview = at(`purchases/${left}/preview?action=refundProduct&amount=1`);
    expect((await academy.call('generous', 'GET', preview)).status).toBe(403);
    expect((await refund(left, 'refundProduct', { amount: 10_000 })).status).toBe(200);
    academy.clock.advance(day);
    const other = await sold(oneTime);
    expect((await give(other.id, 1)).status).toBe(200);
  });

  test('that was asked for back is given, or refused with a reason', async () => {
    const ask = async () => {
      const { id } = await sold(oneTime);
      const now = academy.clock.now();
      await academy.db
        .insertInto('refund_request')
        .values({ purchase_id: id, reason: 'Too hard', created_at: now })
        .execute();
      return id;
    };
    const given = await ask();
    expect((await refund(given, 'refundProduct', {})).body.refundRequest).toMatchObject({
      status: 'approved',
      by: { name: 'Boss Vega' },
    });
    const refused = await ask();
    const silent = { logMessage: undefined };
    expect((await refund(refused, 'rejectRefundRequest', silent)).status).toBe(422);
    expect((await refund(refused, 'refundProduct', silent)).status).toBe(422);
    const no = { requestId: randomUUID(), logMessage };
    for (let time = 0; time < 2; time += 1)
      expect((await refund(refused, 'rejectRefundRequest', no, 'helper')).body).toMatchObject({
        refundRequest: { status: 'rejected' },
        purchase: { amountPaid: 42_000 },
      });
    expect((await refund(refused, 'rejectRefundRequest', { logMessage })).status).toBe(409);
  });
});

describe('no one', () => {
  const staff = ['boss', 'seller', 'helper', 'promoter', 'learner'] as const;
  const may: Record<string, readonly (typeof staff)[number][]> = {
    read: ['boss', 'seller', 'helper'],
    sell: ['boss', 'seller'],
    pause: ['boss', 'helper'],
    updateNextChargeDate: ['boss'],
    reset: ['boss'],
    refund: ['boss', 'helper'],
    charge: ['boss'],
    remove: ['boss'],
  };

  test.each(Object.keys(may))('does more than their role may: %s', async (action) => {
    const plain = `plain-${action}`.toLowerCase();
    await addPerson(academy, plain);
    for (const role of staff) {
      const who = role === 'learner' ? plain : role;
      const { id, version } = await sold(instalments);
      const calls: Record<string, () => Promise<{ status: number }>> = {
        read: () => academy.call(who, 'GET', at(`purchases/${id}`)),
        sell: () => sell(oneTime, 'offline', who),
        refund: () => refund(id, 'refundProduct', { amount: 1 }, who),
        charge: () => charge(id, { amount: 1 }, who),
        remove: () => academy.call(who, 'DELETE', at(`purchases/${id}`), { version, logMessage }),
      };
      const call =
        calls[action] ?? (() => change(id, action, { version, nextChargeDate: later(9) }, who));
      const isAllowed = may[action]?.includes(role) ?? false;
      const { status } = await call();
      expect([role, status < 300, status === 403]).toEqual([role, isAllowed, !isAllowed]);
    }
  });

  test('decides on purchases of their own, or finds those of another buyer under a name', async () => {
    const { id, version } = await sold(instalments);
    const stranger = await addPerson(academy, `stranger-${people}`);
    const elsewhere = `/management/users/${stranger}/purchases/${id}`;
    expect((await academy.call('boss', 'GET', elsewhere)).status).toBe(404);
    await academy.db.insertInto('user_role').values({ user_id: userId, role: 'admin' }).execute();
    const paymentId = await paymentOf(id);
    const own = [
      await change(id, 'pause', { version }, buyer),
      await refund(id, 'refund', { paymentId, amount: 1 }, buyer),
      await charge(id, { amount: 1 }, buyer),
      await sell(oneTime, 'noCharge', buyer),
      await academy.call(buyer, 'DELETE', at(`purchases/${id}`), { version, logMessage }),
    ];
    expect(own.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});
