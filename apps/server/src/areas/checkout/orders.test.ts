import { randomBytes, randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settleCharge } from '../../providers/payments/sandbox/charges.ts';
import { cardTokenOf } from '../../providers/payments/sandbox/sandbox.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addCard } from '../../testing/world/methods.ts';
import { addPeople } from '../../testing/world/people.ts';
import { addCoupon } from '../../testing/world/prices.ts';
import { addPage, addTestOffer, type TestPage } from './page.fixture.ts';

const declinedOnCharge = '4000000000000341';

let academy: TestApp;
let page: TestPage;
let count = 0;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => academy.close());
beforeEach(async () => {
  page = await addPage(academy);
  await academy.db.deleteFrom('identity_attempt').execute();
});

type Wish = Partial<Schema<'CheckoutOrderInput'>> & { number?: string };

const newToken = () => randomBytes(32).toString('base64url');
const nobody = () => `visitor${++count}@example.org`;

async function send(method: 'GET' | 'POST', url: string, body?: object, token?: string) {
  const answer = await academy.app.inject({
    method,
    url,
    ...(body && { payload: body }),
    headers: token === undefined ? {} : { 'x-order-token': token },
  });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
}

async function orderOf(wish: Wish = {}, amount = 14_900): Promise<Schema<'CheckoutOrderInput'>> {
  const { number = '4242424242424242', ...rest } = wish;
  return {
    priceId: page.priceId,
    requestId: randomUUID(),
    token: newToken(),
    dueToday: { amount, currency: 'USD' },
    buyer: { firstName: 'Jonas', lastName: 'Petersen', email: nobody() },
    paymentType: 'card',
    cardToken: await cardTokenOf(academy.sandbox, { number }),
    ...rest,
  };
}

const order = (body: object) => send('POST', `/checkouts/${page.uniqueId}/orders`, body);
const mailsTo = (email: string) =>
  academy.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
const personOf = (email: string) =>
  academy.db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst();
/** Adds a mailed order as its owner sees it. */
async function claimSeen(person: string, code: string) {
  const { nextCharge } = (await academy.call(person, 'GET', `/me/orders/${code}`)).body;
  const seen = nextCharge && { nextCharge: { at: nextCharge.at, amount: nextCharge.amount } };
  return academy.call(person, 'POST', '/me/orders', { code, ...seen });
}

/** What the bank was asked is answered. */
async function bankSays(decision: 'approved' | 'declined'): Promise<void> {
  const { ref } = await academy.db
    .selectFrom('sandbox_charge')
    .select('ref')
    .where('state', '=', 'authenticationNeeded')
    .executeTakeFirstOrThrow();
  await settleCharge(academy.sandbox.books, ref, decision);
}

const chargesOf = async () => {
  const rows = await academy.db
    .selectFrom('payment')
    .innerJoin('purchase', 'purchase.id', 'payment.purchase_id')
    .select('payment.amount')
    .where('purchase.module_id', '=', page.course.id)
    .where('payment.status', '=', 'paid')
    .execute();
  return rows.map(({ amount }) => amount);
};

describe('a visitor who buys', () => {
  test('gets an unconfirmed account, the product, and one mail that opens it', async () => {
    const body = await orderOf();
    const email = body.buyer?.email ?? '';
    const bought = await order(body);
    expect(bought).toMatchObject({ status: 200, body: { state: 'bought', email, offer: null } });
    const person = await personOf(email);
    expect(person).toMatchObject({ first_name: 'Jonas', email_confirmed_at: null });
    const grants = await academy.db
      .selectFrom('access_grant')
      .select(['module_id', 'state'])
      .where('user_id', '=', person?.id ?? 0)
      .execute();
    expect(grants).toEqual([{ module_id: page.course.id, state: 'active' }]);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/\/identity\/confirm\?code=.*Paid today: \$149\.00/s);
    expect(mail?.text).not.toContain('Before you can start');
    expect(await chargesOf()).toEqual([14_900]);
  });

  test('of what waits for another product is told so after paying, with the way there', async () => {
    const first = await addCourse(academy, { name: 'VLANs' });
    page = await addPage(academy, { prerequisites: [first] });
    const { id, name, uniqueName } = first;
    const known = `known${++count}`;
    await addPeople(academy, known);
    for (const email of [nobody(), `${known}@example.org`]) {
      const bought = await order(
        await orderOf({ buyer: { firstName: 'A', lastName: 'B', email } }),
      );
      expect(bought.body.quote.waitsFor).toEqual([{ id, name, uniqueName, type: 2 }]);
      const [mail] = await mailsTo(email);
      expect(mail?.text).toMatch(
        new RegExp(`start ${page.course.name}, finish:\nVLANs: http.*/courses/${uniqueName}\n`),
      );
    }
    const [mail] = await mailsTo(`${known}@example.org`);
    const code = /claim=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const claimed = await academy.call(known, 'POST', '/me/orders', { code });
    expect(claimed.body).toMatchObject({ result: 'added', waitsFor: [{ id }] });
  });

  test('gets the mail that the authors of the product wrote, while it is active', async () => {
    const template = {
      ...{ subject: 'Open {{productName}}', content: 'Hello {{studentName}}, come in.' },
      ...{ callToAction: 'Choose a password', signature: 'Ilse', jobTitle: '' },
    };
    const write = (enabled: boolean) => {
      const values = {
        account_creation: JSON.stringify({ ...template, enabled }),
        enrollment: JSON.stringify({ ...template, subject: 'Welcome', enabled: true }),
      };
      return academy.db
        .insertInto('module_email')
        .values({ ...values, module_id: page.course.id })
        .onConflict((one) => one.column('module_id').doUpdateSet(values))
        .execute();
    };
    const mailsOf = async (wish: Wish = {}) => {
      const body = await orderOf(wish);
      await order(body);
      return mailsTo(body.buyer?.email ?? '');
    };
    await write(true);
    const [written, ...more] = await mailsOf();
    expect(more).toMatchObject([{ subject: `Your purchase: ${page.course.name}` }]);
    expect(written?.subject).toBe(`Open ${page.course.name}`);
    expect(written?.text).toMatch(/Hello Jonas Petersen, come in\..*Choose a password:\n.*code=/s);
    const email = nobody();
    const advertiser = { firstName: 'Win', lastName: 'at evil.com', email };
    const [toOther] = await mailsOf({ buyer: advertiser });
    expect(toOther?.text).toContain(`Hello ${email}, come in.`);
    await write(false);
    expect(await mailsOf()).toMatchObject([
      { subject: `Your account for ${page.course.name}` },
      { subject: 'Welcome' },
    ]);
  });

  test('is charged once, however often and from wherever it is sent', async () => {
    const body = await orderOf();
    const answers = await Promise.all([order(body), order(body), order(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await order(body);
    expect(again.body).toMatchObject({ state: 'bought', id: body.requestId });
    expect(await chargesOf()).toEqual([14_900]);
    const other = await order({ ...body, orderbump: true });
    expect(other.status).toBe(422);
  });

  test('whose card is declined tries again with another and keeps the account', async () => {
    const first = await orderOf({ number: declinedOnCharge });
    const declined = await order(first);
    expect(declined).toMatchObject({ status: 200, body: { state: 'declined' } });
    expect(declined.body.decline.message).toBe(
      'We were unable to process your payment. Update your card and try again.',
    );
    const email = first.buyer?.email ?? '';
    expect(await mailsTo(email)).toEqual([]);
    const person = await personOf(email);
    const { token, buyer } = first;
    const second = await order(await orderOf({ token, ...(buyer && { buyer }) }));
    expect(second.body.state).toBe('bought');
    expect((await personOf(email))?.id).toBe(person?.id);
    expect(await chargesOf()).toEqual([14_900]);
  });

  test.each([
    [{ buyer: { firstName: '', lastName: 'P', email: 'a@example.org' } }, 'firstName'],
    [{ buyer: { firstName: 'J', lastName: 'P', email: 'nothing' } }, 'email'],
    [{ dueToday: { amount: 1, currency: 'USD' } }, 'dueToday'],
    [{ priceId: 999_999_999 }, 'priceId'],
    [{ coupon: 'NEVERWAS' }, 'coupon'],
    [{ cardToken: 'tok_unknown' }, 'cardToken'],
  ])('with %o buys nothing', async (change, _what) => {
    const { status } = await order({ ...(await orderOf()), ...change });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await chargesOf()).toEqual([]);
  });

  test('pays the price of a coupon', async () => {
    const { priceIds } = await addCoupon(academy, page.course, {
      code: 'NIGHT',
      plans: [{ type: 'oneTime', amount: 9900 }],
    });
    const body = await orderOf({ priceId: priceIds[0] ?? 0, coupon: 'night' }, 9900);
    expect((await order(body)).body.quote).toMatchObject({ couponCode: 'NIGHT', dueToday: 9900 });
    expect(await chargesOf()).toEqual([9900]);
  });
});

describe('an address that has an account', () => {
  test('is answered with the same bytes, in about the same time, and stays as it was', async () => {
    const known = `known${++count}`;
    await addPeople(academy, known);
    const before = await personOf(`${known}@example.org`);
    const buyer = { firstName: 'Some', lastName: 'Stranger', email: `${known}@example.org` };
    const began = performance.now();
    const toKnown = await order(await orderOf({ buyer }));
    expect(performance.now() - began).toBeGreaterThan(249);
    const unknown = await orderOf({ buyer: { ...buyer, email: 'unheard@example.org' } });
    const toUnknown = await order(unknown);
    const bare = (text: string) =>
      text.replace(/"id":"[^"]+"/, '').replace(/(known\d+|unheard)@/, '');
    expect(bare(toKnown.text)).toBe(bare(toUnknown.text));
    expect(await personOf(buyer.email)).toEqual(before);
    const grants = await academy.db
      .selectFrom('access_grant')
      .select('id')
      .where('user_id', '=', before?.id ?? 0)
      .execute();
    expect(grants).toEqual([]);
  });

  test('pays nothing by the cards of an account once that was opened', async () => {
    const { token, buyer } = await orderOf();
    const ofBrowser = async (wish: Wish = {}) =>
      orderOf({ token, ...(buyer && { buyer }), ...wish });
    const { cardToken, ...unpaid } = await ofBrowser({ number: declinedOnCharge });
    const declined = await order({ ...unpaid, cardToken });
    expect([declined.status, declined.body.state]).toEqual([200, 'declined']);
    const first = page;
    page = await addPage(academy);
    expect((await order(await ofBrowser())).body.state).toBe('bought');
    page = first;
    await academy.db
      .updateTable('app_user')
      .set({ email_confirmed_at: academy.clock.now() })
      .where('email', '=', buyer?.email ?? '')
      .execute();
    for (const requestId of [randomUUID(), unpaid.requestId])
      expect((await order({ ...unpaid, requestId })).body.state).not.toBe('bought');
    expect(await chargesOf()).toEqual([]);
  });

  test('is told by nothing that happens to an order that was not paid before it was opened', async () => {
    const known = `known${++count}`;
    await addPeople(academy, known);
    const answers = [];
    for (const email of [`${known}@example.org`, nobody()]) {
      const buyer = { firstName: 'Some', lastName: 'Stranger', email };
      const { cardToken, ...body } = await orderOf({ buyer });
      expect((await order({ ...body, cardToken: 'tok_unknown' })).body.state).toBeUndefined();
      await academy.db
        .updateTable('app_user')
        .set({ email_confirmed_at: academy.clock.now() })
        .where('email', '=', email)
        .execute();
      const { status, text } = await order({ ...body, cardToken });
      answers.push([status, text.replaceAll(body.requestId, '').replaceAll(email, '')]);
      const owner = await personOf(email);
      const cards = await academy.db
        .selectFrom('payment_method')
        .select('id')
        .where('user_id', '=', owner?.id ?? 0)
        .execute();
      expect(cards).toEqual([]);
    }
    expect(answers[0]).toEqual([200, expect.stringContaining('"state":"bought"')]);
    expect(answers[1]).toEqual(answers[0]);
  });

  test('is charged for no offer that a stranger accepts after it added their order', async () => {
    const known = `known${++count}`;
    await addPeople(academy, known);
    const upsell = await addTestOffer(academy, page, { type: 'upsell', amount: 4900 });
    const buyer = { firstName: 'A', lastName: 'B', email: `${known}@example.org` };
    const body = await orderOf({ buyer });
    expect((await order(body)).body.offer).toMatchObject({ id: upsell.id });
    const [mail] = await mailsTo(buyer.email);
    const code = /claim=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await addCard(academy, known);
    expect((await academy.call(known, 'POST', '/me/orders', { code })).body.result).toBe('added');
    const url = `/checkouts/${page.uniqueId}/orders/${body.requestId}/upsells`;
    const answer = { crosssellId: upsell.id, accepted: true };
    expect((await send('POST', url, answer, body.token)).status).toBe(422);
    expect(await chargesOf()).toEqual([14_900]);
  });

  test('pays for offers of an order it added by its own card, never by that of whoever ordered', async () => {
    const known = `known${++count}`;
    await addPeople(academy, known);
    const upsell = await addTestOffer(academy, page, { type: 'upsell', amount: 4900 });
    const buyer = { firstName: 'A', lastName: 'B', email: `${known}@example.org` };
    await order(await orderOf({ buyer }));
    const [mail] = await mailsTo(buyer.email);
    const code = /claim=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await academy.call(known, 'POST', '/me/orders', { code });
    const { id } = (await academy.call(known, 'GET', '/me/purchases')).body.data[0];
    const accept = () =>
      academy.call(known, 'POST', `/me/purchases/${id}/upsells`, {
        requestId: randomUUID(),
        crosssellId: upsell.id,
        dueToday: { amount: 4900, currency: 'USD' },
      });
    expect((await accept()).status).toBe(422);
    await addCard(academy, known);
    expect((await accept()).body.state).toBe('bought');
    const charged = await academy.db
      .selectFrom('payment')
      .innerJoin('payment_method', 'payment_method.id', 'payment.method_id')
      .select('payment_method.user_id')
      .where('payment.purchase_id', '=', id)
      .where('payment.kind', '=', 'upsell')
      .execute();
    expect(charged).toEqual([{ user_id: await academy.userId(known) }]);
  });

  test('adds the purchase once its owner opens the mail signed in', async () => {
    const known = `known${++count}`;
    const stranger = `other${count}`;
    await addPeople(academy, known, stranger);
    const buyer = { firstName: 'A', lastName: 'B', email: `${known}@example.org` };
    expect((await order(await orderOf({ buyer }))).body.state).toBe('bought');
    const [mail] = await mailsTo(buyer.email);
    const code = /claim=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const claim = (person: string) => academy.call(person, 'POST', '/me/orders', { code });
    expect((await claim(stranger)).status).toBe(404);
    expect((await claim(known)).body).toMatchObject({ result: 'added' });
    expect((await claim(known)).body).toMatchObject({ result: 'added' });
    const grants = await academy.db
      .selectFrom('access_grant')
      .select(['user_id', 'state'])
      .where('module_id', '=', page.course.id)
      .where('state', '=', 'active')
      .execute();
    expect(grants).toEqual([{ user_id: await academy.userId(known), state: 'active' }]);
  });

  test('adds the purchase once for two clicks at once, and refunds none of it', async () => {
    const known = `known${++count}`;
    await addPeople(academy, known);
    const buyer = { firstName: 'A', lastName: 'B', email: `${known}@example.org` };
    const { body } = await order(await orderOf({ buyer }));
    const [mail] = await mailsTo(buyer.email);
    const code = /claim=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const claims = await Promise.all(
      [1, 2, 3].map(() => academy.call(known, 'POST', '/me/orders', { code })),
    );
    expect(claims.map((one) => one.body.result)).toEqual(['added', 'added', 'added']);
    const { purchase_id } = await academy.db
      .selectFrom('checkout_order')
      .select('purchase_id')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    const purchase = await academy.db
      .selectFrom('purchase')
      .select(['status', 'refunded'])
      .where('id', '=', purchase_id)
      .executeTakeFirstOrThrow();
    expect(purchase).toEqual({ status: 'active', refunded: 0 });
  });

  test('is charged later only what its owner saw and agreed to', async () => {
    const known = `known${++count}`;
    await addPeople(academy, known);
    page = await addPage(academy, { plan: { type: 'subscription', amount: 3900, trialDays: 7 } });
    const { product } = (await send('GET', `/checkouts/${page.uniqueId}`)).body;
    const buyer = { firstName: 'A', lastName: 'B', email: `${known}@example.org` };
    expect((await order(await orderOf({ buyer }, 0))).body.state).toBe('bought');
    const [mail] = await mailsTo(buyer.email);
    expect(mail?.text).toContain('its later payments are charged to the card or wallet of your');
    const code = /claim=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const preview = async () => (await academy.call(known, 'GET', `/me/orders/${code}`)).body;
    const { at } = (await preview()).nextCharge;
    const charge = { at, amount: 3900, currency: 'USD', isMonthly: true, paymentType: 'card' };
    const mailed = { product, claimed: null, nextCharge: { ...charge, method: null } };
    expect(await preview()).toEqual(mailed);
    await addCard(academy, known);
    const withCard = { ...mailed, nextCharge: { ...charge, method: 'Visa 4242' } };
    expect(await preview()).toEqual(withCard);
    const later = '2099-01-01T00:00:00.000Z';
    for (const seen of [
      {},
      { nextCharge: { at, amount: 0 } },
      { nextCharge: { at: later, amount: 3900 } },
    ])
      expect(await academy.call(known, 'POST', '/me/orders', { code, ...seen })).toMatchObject({
        status: 409,
        body: { code: 'priceChanged', order: withCard },
      });
    const owned = async () => (await academy.call(known, 'GET', '/me/purchases')).body.data;
    expect(await owned()).toEqual([]);
    expect((await claimSeen(known, code)).body.result).toBe('added');
    expect(await owned()).toMatchObject([{ product, status: 'active', nextPaymentDate: at }]);
    expect(await preview()).toEqual({
      ...{ product, nextCharge: null, claimed: { product, result: 'added' } },
    });
  });

  test('shows its mailed order to no one else', async () => {
    const known = `known${++count}`;
    const stranger = `other${count}`;
    await addPeople(academy, known, stranger);
    const buyer = { firstName: 'A', lastName: 'B', email: `${known}@example.org` };
    await order(await orderOf({ buyer }));
    const [mail] = await mailsTo(buyer.email);
    const code = /claim=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.text).not.toContain('later payments');
    expect((await academy.call(stranger, 'GET', `/me/orders/${code}`)).status).toBe(404);
    const { body } = await academy.call(known, 'GET', `/me/orders/${code}`);
    expect(body).toMatchObject({ nextCharge: null, claimed: null });
  });

  test('gets no second trial by an order placed signed out', async () => {
    const known = `known${++count}`;
    await addPeople(academy, known);
    const userId = await academy.userId(known);
    const plan = { type: 'subscription', amount: 3900, trialDays: 7 } as const;
    page = await addPage(academy, { plan });
    const buyer = { firstName: 'A', lastName: 'B', email: `${known}@example.org` };
    const results: string[] = [];
    for (let trial = 0; trial < 2; trial += 1) {
      expect((await order(await orderOf({ buyer }, 0))).body.state).toBe('bought');
      const [mail] = (await mailsTo(buyer.email)).toReversed();
      const code = /claim=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      results.push((await claimSeen(known, code)).body.result);
      await academy.db
        .updateTable('purchase')
        .set({ status: 'expired' })
        .where('user_id', '=', userId)
        .execute();
    }
    expect(results).toEqual(['added', 'refunded']);
  });

  test('gets its money back for what the owner has already', async () => {
    const known = `known${++count}`;
    await addPeople(academy, known);
    const buyer = { firstName: 'A', lastName: 'B', email: `${known}@example.org` };
    await order(await orderOf({ buyer }));
    await order(await orderOf({ buyer }));
    const codes = (await mailsTo(buyer.email)).flatMap(
      ({ text }) => /claim=([\w-]+)/.exec(text)?.[1] ?? [],
    );
    const results: string[] = [];
    for (const code of codes)
      results.push((await academy.call(known, 'POST', '/me/orders', { code })).body.result);
    expect(results).toEqual(['added', 'refunded']);
  });
});

test('the code of a price is not found by trying', async () => {
  const { priceIds } = await addCoupon(academy, page.course, {
    code: 'SECRET7',
    plans: [{ type: 'oneTime', amount: 900 }],
  });
  const quote = async (coupon: string, remoteAddress: string) => {
    const payload = { priceId: priceIds[0], coupon };
    const url = `/checkouts/${page.uniqueId}/quotes`;
    return (await academy.app.inject({ method: 'POST', url, remoteAddress, payload })).statusCode;
  };
  for (let guess = 0; guess < 25; guess += 1)
    expect(await quote(`SECRET${guess + 10}`, '203.0.113.5')).toBe(422);
  expect(await quote('SECRET7', '203.0.113.5')).toBe(422);
  for (let seen = 0; seen < 25; seen += 1) expect(await quote('SECRET7', '203.0.113.6')).toBe(200);
});

test('nor by ordering with it: an order with a code counts as one', async () => {
  const { priceIds } = await addCoupon(academy, page.course, {
    code: 'HIDDEN7',
    plans: [{ type: 'oneTime', amount: 900 }],
  });
  const statusOf = async (coupon: string, remoteAddress: string) => {
    const payload = await orderOf({ priceId: priceIds[0] ?? 0, coupon }, 900);
    const url = `/checkouts/${page.uniqueId}/orders`;
    return (await academy.app.inject({ method: 'POST', url, remoteAddress, payload })).statusCode;
  };
  for (let guess = 0; guess < 25; guess += 1)
    expect(await statusOf(`HIDDEN${guess + 10}`, '203.0.113.7')).toBe(422);
  expect(await statusOf('HIDDEN7', '203.0.113.7')).toBe(422);
  expect(await statusOf('HIDDEN7', '203.0.113.8')).toBe(200);
});

describe('an order', () => {
  test('is shown by its token only, for a day', async () => {
    const body = await orderOf();
    await order(body);
    const url = `/checkouts/${page.uniqueId}/orders/${body.requestId}`;
    expect((await send('GET', url, undefined, body.token)).body.state).toBe('bought');
    const elsewhere = (await addPage(academy)).uniqueId;
    for (const [path, token] of [
      [url, undefined],
      [url, newToken()],
      [url.replace(page.uniqueId, elsewhere), body.token],
      [url.replace(body.requestId, randomUUID()), body.token],
    ] as const) {
      expect((await send('GET', path, undefined, token)).status).toBe(404);
    }
    const row = await academy.db
      .selectFrom('checkout_order')
      .select('token_hash')
      .where('id', '=', body.requestId)
      .executeTakeFirstOrThrow();
    expect(row.token_hash).not.toContain(body.token);
    await academy.db
      .updateTable('checkout_order')
      .set({ expires_at: academy.clock.now() })
      .where('id', '=', body.requestId)
      .execute();
    expect((await send('GET', url, undefined, body.token)).status).toBe(404);
  });

  test('offers upsells one by one, a downsell after a refusal, and charges what is accepted once', async () => {
    await addTestOffer(academy, page, { type: 'orderbump', amount: 2900 });
    const upsell = await addTestOffer(academy, page, { type: 'upsell', amount: 4900 });
    const parentId = upsell.id;
    const down = await addTestOffer(academy, page, { type: 'downsell', amount: 900, parentId });
    const body = await orderOf({ orderbump: true }, 17_800);
    const placed = await order(body);
    expect(placed.body).toMatchObject({ state: 'bought', offer: { id: upsell.id } });
    const answer = (crosssellId: number, accepted: boolean) =>
      send(
        'POST',
        `/checkouts/${page.uniqueId}/orders/${body.requestId}/upsells`,
        { crosssellId, accepted },
        body.token,
      );
    expect((await answer(down.id, true)).status).toBe(409);
    expect((await answer(upsell.id, false)).body.offer).toMatchObject({ id: down.id });
    expect((await answer(upsell.id, true)).status).toBe(409);
    const [one, two] = [await answer(down.id, true), await answer(down.id, true)];
    expect(one.body).toMatchObject({ offer: null, added: [{ kind: 'downsell', amount: 900 }] });
    expect(two.body).toEqual(one.body);
    expect((await chargesOf()).toSorted()).toEqual([17_800, 900].toSorted());
  });

  test('whose offer the bank asks about waits for the answer, and goes on with it', async () => {
    const upsell = await addTestOffer(academy, page, { type: 'upsell', amount: 4900 });
    const body = await orderOf({ number: '4000002760003184' });
    const url = `/checkouts/${page.uniqueId}/orders/${body.requestId}`;
    const at = async (call: string, sent?: object) =>
      (await send(sent || call ? 'POST' : 'GET', `${url}${call}`, sent, body.token)).body;
    const accept = () => at('/upsells', { crosssellId: upsell.id, accepted: true });
    expect((await order(body)).body).toMatchObject({ state: 'confirmationNeeded' });
    await bankSays('approved');
    const bought = { state: 'bought', offer: { id: upsell.id }, added: [] };
    expect(await at('/confirmation')).toMatchObject(bought);
    const asked = { state: 'confirmationNeeded', offer: null, confirmation: { kind: 'frame' } };
    for (const answer of [await accept(), await accept(), await at('')])
      expect(answer).toMatchObject(asked);
    await bankSays('declined');
    expect(await at('/confirmation')).toMatchObject({ ...bought, decline: {} });
    expect(await accept()).toMatchObject(asked);
    await bankSays('approved');
    for (const call of ['/confirmation', ''])
      expect(await at(call)).toMatchObject({
        ...{ state: 'bought', offer: null, decline: null },
        added: [{ kind: 'upsell', amount: 4900 }],
      });
    expect((await chargesOf()).toSorted()).toEqual([14_900, 4900].toSorted());
  });

  test('leads to the custom page only once it is paid', async () => {
    page = await addPage(academy, { thankYouUrl: 'https://example.org/welcome' });
    const declined = await order(await orderOf({ number: declinedOnCharge }));
    expect(declined.body.thankYouUrl).toBeNull();
    expect((await order(await orderOf())).body.thankYouUrl).toBe('https://example.org/welcome');
  });

  test('is limited for a browser, whatever becomes of it', async () => {
    const token = newToken();
    const statuses: number[] = [];
    for (let tries = 0; tries < 22; tries += 1) {
      const { status } = await order(await orderOf({ token, cardToken: 'tok_unknown' }));
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a customer who is signed in', () => {
  test('buys with the own account, whatever was typed', async () => {
    const person = `customer${++count}`;
    await addPeople(academy, person);
    const body = await orderOf({
      buyer: { firstName: 'X', lastName: 'Y', email: 'victim@example.org' },
    });
    const answer = await academy.call(person, 'POST', `/checkouts/${page.uniqueId}/orders`, body);
    expect(answer.body).toMatchObject({ state: 'bought', email: null });
    expect(await personOf('victim@example.org')).toBeUndefined();
    const { user_id } = await academy.db
      .selectFrom('purchase')
      .select('user_id')
      .where('module_id', '=', page.course.id)
      .executeTakeFirstOrThrow();
    expect(user_id).toBe(await academy.userId(person));
  });

  test('places an order that was not paid again only signed in', async () => {
    const person = `customer${++count}`;
    await addPeople(academy, person);
    const url = `/checkouts/${page.uniqueId}/orders`;
    const { cardToken: _token, ...body } = await orderOf();
    expect((await academy.call(person, 'POST', url, body)).status).toBe(422);
    await addCard(academy, person);
    const signedOut = await order(body);
    expect([signedOut.status, signedOut.body.message]).toEqual([
      422,
      'Sign in again to place this order.',
    ]);
    expect(await chargesOf()).toEqual([]);
    expect((await academy.call(person, 'POST', url, body)).body.state).toBe('bought');
  });

  test('accepts offers only signed in', async () => {
    const person = `customer${++count}`;
    const other = `other${count}`;
    await addPeople(academy, person, other);
    const upsell = await addTestOffer(academy, page, { type: 'upsell', amount: 4900 });
    const body = await orderOf();
    await academy.call(person, 'POST', `/checkouts/${page.uniqueId}/orders`, body);
    const url = `/checkouts/${page.uniqueId}/orders/${body.requestId}/upsells`;
    const accept = async (caller?: string) => {
      const authorization = caller && `Bearer ${await academy.tokenOf(caller)}`;
      const answer = await academy.app.inject({
        method: 'POST',
        url,
        payload: { crosssellId: upsell.id, accepted: true },
        headers: { 'x-order-token': body.token, ...(authorization && { authorization }) },
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    expect((await accept()).status).toBe(422);
    expect((await accept(other)).status).toBe(422);
    expect(await chargesOf()).toEqual([14_900]);
    expect((await accept(person)).body).toMatchObject({ added: [{ amount: 4900 }] });
  });

  test('with a bad token is asked to sign in again', async () => {
    const { statusCode } = await academy.app.inject({
      method: 'POST',
      url: `/checkouts/${page.uniqueId}/orders`,
      payload: await orderOf(),
      headers: { authorization: 'Bearer a.b.c' },
    });
    expect(statusCode).toBe(401);
  });
});
