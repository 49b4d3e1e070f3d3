import { randomBytes, randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { cardTokenOf } from '../../providers/payments/sandbox/sandbox.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addPage } from '../checkout/page.fixture.ts';
import { order, orderFor } from '../purchases/orders.fixture.ts';
import { REFERRAL_COOKIE } from './clicks.service.ts';
import { day, referralCalls } from './referral.fixture.ts';

let academy: TestApp;
let calls: ReturnType<typeof referralCalls>;
beforeAll(async () => {
  academy = await createWorld();
  calls = referralCalls(academy);
  await addPerson(academy, 'boss', { roles: ['admin'] });
  await addPerson(academy, 'second', { roles: ['admin'] });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

/** A referrer and someone who bought by their link. */
async function referred(amount = 100_000) {
  const [referrer, buyer] = [await calls.person(), await calls.person()];
  await calls.click(buyer, referrer);
  const purchaseId = await calls.buys(buyer, await calls.sells(amount));
  return { referrer, buyer, purchaseId };
}

describe('a reward', () => {
  test('is held back, then theirs; a share of the price, up to an amount', async () => {
    const { referrer } = await referred();
    expect(await calls.rewards(referrer)).toMatchObject({ balance: 0, held: 20_000 });
    await calls.settle();
    expect(await calls.rewards(referrer)).toMatchObject({ balance: 0, held: 20_000 });
    await calls.hold();
    await calls.settle();
    expect(await calls.rewards(referrer)).toMatchObject({ balance: 20_000, held: 0 });
    const dear = await referred(1_000_000);
    expect(await calls.rewards(dear.referrer)).toMatchObject({ held: 50_000 });
  });

  test('is taken back by a refund within the holding period, and stays after it', async () => {
    const early = await referred();
    await calls.refund(early.purchaseId);
    expect(await calls.rewards(early.referrer)).toMatchObject({ balance: 0, held: 0 });
    const late = await referred();
    await calls.hold();
    await calls.refund(late.purchaseId);
    expect(await calls.rewards(late.referrer)).toMatchObject({ balance: 20_000 });
    const { body } = await academy.call(early.referrer, 'GET', '/me/referral/enrollments');
    expect(body.data).toMatchObject([{ state: 'takenBack', amount: 20_000 }]);
  });

  test('is given once for a person, however many products, clicks and referrers', async () => {
    const { referrer, buyer } = await referred();
    const other = await calls.person();
    await calls.click(buyer, referrer);
    await calls.click(buyer, other);
    await calls.buys(buyer, await calls.sells());
    expect(await calls.rewards(referrer)).toMatchObject({ held: 20_000 });
    expect(await calls.rewards(other)).toMatchObject({ held: 0 });
  });

  test('is in the currency of the program: a purchase in another one earns nothing', async () => {
    const [referrer, buyer] = [await calls.person(), await calls.person()];
    await calls.click(buyer, referrer);
    const priceId = await calls.sells();
    await academy.db
      .updateTable('price')
      .set({ currency: 'EUR' })
      .where('id', '=', priceId)
      .execute();
    const wish = await orderFor(academy, buyer, priceId);
    const dueToday = { ...wish.dueToday, currency: 'EUR' };
    expect((await order(academy, buyer, { ...wish, dueToday })).status).toBe(200);
    await calls.hold();
    const rewards = await calls.rewards(referrer);
    expect(rewards).toMatchObject({ balance: 0, held: 0, currency: 'USD' });
    const { body } = await academy.call(referrer, 'GET', '/me/referral/enrollments');
    expect(body.data).toMatchObject([{ state: 'released', amount: 0, currency: 'USD' }]);
  });

  test('of a program stay in its currency', async () => {
    await referred();
    const change = academy.db
      .updateTable('reward_rules')
      .set({ currency: 'EUR' })
      .where('program', '=', 'referral')
      .execute();
    await expect(change).rejects.toThrow(/currency/);
    const other = academy.db.updateTable('referral_enrollment').set({ currency: 'EUR' }).execute();
    await expect(other).rejects.toThrow(/currency/);
  });

  test('goes to the last link, and to no link that is older than 60 days', async () => {
    const [first, last, buyer, late] = [
      await calls.person(),
      await calls.person(),
      await calls.person(),
      await calls.person(),
    ];
    await calls.click(buyer, first);
    academy.clock.advance(1000);
    await calls.click(buyer, last);
    await calls.buys(buyer, await calls.sells());
    expect(await calls.rewards(first)).toMatchObject({ held: 0 });
    expect(await calls.rewards(last)).toMatchObject({ held: 20_000 });
    await calls.click(late, first);
    await academy.db
      .updateTable('referral_mark')
      .set({ clicked_at: new Date(academy.clock.now().getTime() - 60 * day) })
      .where('user_id', '=', await academy.userId(late))
      .execute();
    await calls.buys(late, await calls.sells());
    expect(await calls.rewards(first)).toMatchObject({ held: 0 });
  });

  test('is not for oneself, nor for people who paid before', async () => {
    const [alone, customer, referrer] = [
      await calls.person(),
      await calls.person(),
      await calls.person(),
    ];
    await calls.click(alone, alone);
    await calls.buys(alone, await calls.sells());
    expect(await calls.rewards(alone)).toMatchObject({ held: 0, balance: 0 });
    await calls.buys(customer, await calls.sells());
    await calls.click(customer, referrer);
    await calls.buys(customer, await calls.sells());
    expect(await calls.rewards(referrer)).toMatchObject({ held: 0, balance: 0 });
  });

  test('of a visitor comes by the cookie of the browser that ordered', async () => {
    const referrer = await calls.person();
    const page = await addPage(academy);
    const { referralCode } = await calls.rewards(referrer);
    const clicked = await academy.app.inject({
      method: 'POST',
      url: '/referrals/clicks',
      payload: { referralCode },
    });
    expect(clicked.statusCode).toBe(204);
    const [cookie] = clicked.cookies;
    expect(cookie).toMatchObject({
      name: REFERRAL_COOKIE,
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 60 * 86_400,
    });
    const answer = await academy.app.inject({
      method: 'POST',
      url: `/checkouts/${page.uniqueId}/orders`,
      cookies: { [REFERRAL_COOKIE]: cookie?.value ?? '' },
      payload: {
        priceId: page.priceId,
        requestId: randomUUID(),
        token: randomBytes(32).toString('base64url'),
        dueToday: { amount: 14_900, currency: 'USD' },
        buyer: { firstName: 'Jonas', lastName: 'Petersen', email: 'jonas@example.net' },
        paymentType: 'card',
        cardToken: await cardTokenOf(academy.sandbox, { number: '4242424242424242' }),
      },
    });
    expect(answer.statusCode).toBe(200);
    const rewards = await calls.rewards(referrer);
    expect(rewards.funnel[2]).toMatchObject({ clicks: 1, enrollments: 1 });
    expect(rewards.held).toBeGreaterThan(0);
  });
});

test('few browsers of one network are noted, and those known still count', async () => {
  const referrer = await calls.person();
  const { referralCode } = await calls.rewards(referrer);
  const visit = async (remoteAddress: string, token?: string) => {
    const { cookies, statusCode } = await academy.app.inject({
      method: 'POST',
      url: '/referrals/clicks',
      remoteAddress,
      payload: { referralCode },
      ...(token && { cookies: { [REFERRAL_COOKIE]: token } }),
    });
    expect(statusCode).toBe(204);
    return cookies[0]?.value;
  };
  const clicks = async () => (await calls.rewards(referrer)).funnel[2].clicks;
  const first = await visit('203.0.113.7');
  for (let made = 0; made < 120; made += 1) await visit('203.0.113.7');
  expect(await clicks()).toBe(100);
  await visit('203.0.113.7', first);
  await visit('203.0.113.8');
  expect(await clicks()).toBe(101);
});

describe('what looks like oneself', () => {
  async function suspected() {
    const [referrer, buyer] = [await calls.person(), await calls.person()];
    await academy.db
      .updateTable('app_user')
      .set({ phone: '+31 6 1234 5678' })
      .where('unique_name', 'in', [referrer, buyer])
      .execute();
    await calls.click(buyer, referrer);
    await calls.buys(buyer, await calls.sells());
    const { body } = await academy.call('boss', 'GET', '/management/referrals/suspects');
    return { referrer, one: body.data.at(-1) };
  }
  const decide = (id: number, decision: string) =>
    academy.call('boss', 'PATCH', `/management/referrals/enrollments/${id}`, {
      decision,
      note: 'Called both',
    });

  test('waits for a person, with the reason', async () => {
    const { referrer, one } = await suspected();
    expect(one).toMatchObject({ reasons: ['phone'], amount: 20_000 });
    await calls.hold();
    expect(await calls.rewards(referrer)).toMatchObject({ held: 20_000, balance: 0 });
    expect(await decide(one.id, 'accept')).toMatchObject({ status: 200, body: { state: 'held' } });
    await calls.settle();
    expect(await calls.rewards(referrer)).toMatchObject({ held: 0, balance: 20_000 });
    expect((await decide(one.id, 'refuse')).status).toBe(409);
  });

  test('can be refused', async () => {
    const { referrer, one } = await suspected();
    expect(await decide(one.id, 'refuse')).toMatchObject({ body: { state: 'refused' } });
    expect(await calls.rewards(referrer)).toMatchObject({ held: 0, balance: 0 });
  });
});

test('a reward within one household waits for a person before it is given, and is given once accepted', async () => {
  const [referrer, buyer] = [await calls.person(), await calls.person()];
  for (const [person, street] of [
    [referrer, 'Kabelstraat 12-b'],
    [buyer, ' kabelstraat 12 B '],
  ] as const) {
    const { body: profile } = await academy.call(person, 'GET', '/me/profile');
    const shippingAddress = { street, city: 'Utrecht', state: null, zip: '3511 AA', country: 'NL' };
    const changed = await academy.call(person, 'PATCH', '/me', {
      shippingAddress,
      baseVersion: profile.version,
    });
    expect(changed.status).toBe(200);
  }
  await calls.click(buyer, referrer);
  await calls.buys(buyer, await calls.sells());
  await calls.hold();
  expect(await calls.rewards(referrer)).toMatchObject({ held: 20_000, balance: 0 });
  const { body } = await academy.call('boss', 'GET', '/management/referrals/suspects');
  const one = body.data.at(-1);
  expect(one.reasons).toEqual(['address']);
  await academy.call('boss', 'PATCH', `/management/referrals/enrollments/${one.id}`, {
    decision: 'accept',
    note: 'Two flats',
  });
  await calls.settle();
  expect(await calls.rewards(referrer)).toMatchObject({ held: 0, balance: 20_000 });
});

const logOf = async (person: string): Promise<Schema<'AuditEntry'>[]> => {
  const about = `/management/audit?userId=${await academy.userId(person)}`;
  return (await academy.call('admin', 'GET', about)).body.data;
};

describe('a withdrawal', () => {
  async function earned() {
    const one = await referred();
    await calls.hold();
    return one.referrer;
  }

  test('takes the whole balance and sets the last status to 1; the same wish is one', async () => {
    const referrer = await earned();
    const changeId = randomUUID();
    const asked = await calls.withdraw(referrer, 'referral', changeId);
    expect(asked.body).toMatchObject({ status: 1, amount: 20_000, note: null });
    expect((await calls.withdraw(referrer, 'referral', changeId)).body).toEqual(asked.body);
    expect((await calls.withdraw(referrer)).status).toBe(409);
    expect(await calls.rewards(referrer)).toMatchObject({
      balance: 0,
      lastWithdrawRequest: { status: 1 },
    });
  });

  test('is approved with its proof by another person, or gives the money back', async () => {
    const referrer = await earned();
    const { body } = await calls.withdraw(referrer);
    const bare = await calls.decide('boss', body.id, { status: 2 });
    expect(bare).toMatchObject({
      status: 422,
      body: { fieldErrors: { proof: 'This field is Required' } },
    });
    const rejected = await calls.decide('boss', body.id, { status: 3, note: 'No account yet' });
    expect(rejected.body).toMatchObject({ request: { status: 3, note: 'No account yet' } });
    expect(await calls.rewards(referrer)).toMatchObject({ balance: 20_000, paidOut: 0 });
    const again = await calls.withdraw(referrer);
    const paid = await calls.decide('boss', again.body.id, calls.approval());
    expect(paid.body).toMatchObject({ payout: { status: 'paid', method: 'bankTransfer' } });
    expect(await calls.rewards(referrer)).toMatchObject({ balance: 0, paidOut: 20_000 });
    const late = await calls.decide('second', again.body.id, { status: 3 });
    expect(late).toMatchObject({ status: 409, body: { current: { status: 2, version: 2 } } });
  });

  test('that failed at the bank is in the balance again', async () => {
    const referrer = await earned();
    const { body } = await calls.withdraw(referrer);
    await calls.decide('boss', body.id, calls.approval());
    const failed = await academy.call(
      'boss',
      'POST',
      `/management/withdraw-requests/${body.id}/failure`,
      { version: 2, failure: 'The account is closed' },
    );
    expect(failed.body).toMatchObject({ payout: { status: 'failed' }, request: { status: 3 } });
    expect(await calls.rewards(referrer)).toMatchObject({ balance: 20_000, paidOut: 0 });
    expect((await logOf(referrer)).slice(0, 2)).toMatchObject([
      { action: 'failPayout', reason: 'The account is closed', after: { status: 3 } },
      { action: 'approveWithdrawal', after: { amount: 20_000 } },
    ]);
  });

  test('below the least amount waits', async () => {
    const { referrer } = await referred(10_000);
    await calls.hold();
    expect((await calls.withdraw(referrer)).body).toMatchObject({
      message: 'You can withdraw once you have $50.00.',
    });
  });

  test('can become credits instead, once', async () => {
    const referrer = await earned();
    const wish = { type: 'referral', changeId: randomUUID() };
    for (const _ of [1, 2]) {
      const turned = await academy.call(referrer, 'POST', '/me/referral-credits', wish);
      expect(turned.body).toMatchObject({ balance: 0 });
    }
    const credits = await academy.call(referrer, 'GET', '/me/credits');
    expect(credits.body).toEqual({
      count: 1,
      balances: [{ amount: 20_000, currency: 'USD' }],
    });
  });

  test('is never decided on by its owner; above the limit not by who asked for it', async () => {
    await addPerson(academy, 'earner', { roles: ['admin'] });
    const buyer = await calls.person();
    await academy.call('boss', 'PUT', await ambassador('earner'), {
      fromCount: 15,
      version: 0,
      reason: 'Test',
    });
    await calls.click(buyer, 'earner');
    await calls.buys(buyer, await calls.sells(1_000_000));
    await academy.db
      .updateTable('reward_rules')
      .set({ approval_limit: 20_000 })
      .where('program', '=', 'ambassador')
      .execute();
    await calls.hold();
    const ask = async (staff: string, amount: number, more = {}) =>
      academy.call(staff, 'POST', `${await ambassador('earner')}/payouts`, {
        amount,
        changeId: randomUUID(),
        note: 'Fair',
        ...more,
      });
    const payOut = (staff: string, amount: number) => {
      const { status: _, ...transfer } = calls.approval();
      return ask(staff, amount, transfer);
    };
    const left = async (staff: string) => {
      const { body } = await academy.call(staff, 'GET', await ambassador('earner'));
      return body.approvalLeft.ambassador;
    };
    expect((await payOut('earner', 100)).status).toBe(403);
    expect(await left('boss')).toBe(20_000);
    expect((await payOut('boss', 10_000)).body).toMatchObject({ request: { status: 2 } });
    expect([await left('boss'), await left('second')]).toEqual([10_000, 20_000]);
    const once = { changeId: randomUUID() };
    const large = await ask('boss', 30_000, once);
    expect(large.body).toMatchObject({ request: { status: 1 }, mayDecide: false });
    expect((await ask('boss', 30_000, once)).body).toEqual(large.body);
    expect((await ask('boss', 20_000, once)).status).toBe(422);
    expect((await logOf('earner'))[0]).toMatchObject({
      action: 'requestPayout',
      reason: 'Fair',
      after: { amount: 30_000 },
    });
    const { id } = large.body.request;
    for (const staff of ['boss', 'earner'])
      expect((await calls.decide(staff, id, calls.approval())).status).toBe(403);
    expect((await calls.decide('second', id, calls.approval())).status).toBe(200);
    expect(await calls.rewards('earner', 'ambassador')).toMatchObject({
      balance: 20_000,
      paidOut: 40_000,
    });
    // In parts it comes to the same sum.
    const refused = await payOut('boss', 15_000);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Your payouts of the last 30 days exceed/) },
    });
    expect(await calls.rewards('earner', 'ambassador')).toMatchObject({ balance: 20_000 });
    const part = await ask('boss', 15_000);
    expect(part.body).toMatchObject({ request: { status: 1 }, mayDecide: false });
    const { id: partId } = part.body.request;
    expect((await calls.decide('boss', partId, calls.approval())).status).toBe(403);
    expect((await calls.decide('second', partId, calls.approval())).status).toBe(200);
  });
});

const ambassador = async (person: string) =>
  `/management/ambassadors/${await academy.userId(person)}`;

describe('an ambassador', () => {
  test('is one by data, not by a role: made by staff, with a tier', async () => {
    const person = await calls.person();
    expect((await academy.call(person, 'GET', '/me')).body.ambassadorProgram).toBeNull();
    expect(await calls.rewards(person, 'ambassador')).toMatchObject({
      isMember: false,
      balance: 0,
    });
    const made = await academy.call('boss', 'PUT', await ambassador(person), {
      fromCount: 5,
      version: 0,
      reason: 'Test',
    });
    expect(made.body).toMatchObject({ fromCount: 5, version: 1, ambassador: { tier: 'Tier 2' } });
    await academy.call(person, 'PATCH', '/me/ambassador', {
      calendly: 'https://calendly.com/linh',
    });
    expect((await academy.call(person, 'GET', '/me')).body.ambassadorProgram).toEqual({
      balance: 0,
      lastWithdrawRequestStatus: null,
      calendly: 'https://calendly.com/linh',
    });
    const { referralCode } = await calls.rewards(person, 'ambassador');
    const invitation = await academy.app.inject({ url: `/referrals/invitations/${referralCode}` });
    expect(invitation.json()).toEqual({ calendly: 'https://calendly.com/linh' });
    const unknown = await academy.app.inject({ url: '/referrals/invitations/nowhere' });
    expect(unknown.json()).toEqual({ calendly: null });
    for (const calendly of ['http://calendly.com/x', 'javascript:alert(1)', 'https://a@b.example'])
      expect((await academy.call(person, 'PATCH', '/me/ambassador', { calendly })).status).toBe(
        422,
      );
  });

  test('has no link or name in the log of what staff changed', async () => {
    const person = await calls.person();
    const path = await ambassador(person);
    await academy.call('boss', 'PUT', path, { fromCount: 1, version: 0, reason: 'Test' });
    const links = { calendly: 'https://calendly.com/linh', displayName: 'Linh of Ghent' };
    await academy.call('boss', 'PATCH', path, links);
    const again = await academy.call('boss', 'PATCH', path, { calendly: null });
    expect(again.status).toBe(200);
    const userId = await academy.userId(person);
    const entries = await academy.db
      .selectFrom('audit_entry')
      .select(['before', 'after'])
      .where('user_id', '=', userId)
      .where('action', '=', 'changeCalendly')
      .orderBy('id')
      .execute();
    expect(entries.map(({ after }) => after)).toEqual([
      { calendly: '***', displayName: '***' },
      { calendly: null },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/calendly\.com|Ghent/);
  });

  test('earns $100 for each of the team who joins, up to $1,000', async () => {
    const leader = await calls.person();
    await academy.call('boss', 'PUT', await ambassador(leader), {
      fromCount: 1,
      version: 0,
      reason: 'Test',
    });
    for (let count = 1; count <= 12; count += 1) {
      const member = await calls.person();
      await calls.click(member, leader);
      await academy.call('boss', 'PUT', await ambassador(member), {
        fromCount: 1,
        version: 0,
        reason: 'Test',
      });
    }
    const { balance, team, teamCount } = await calls.rewards(leader, 'ambassador');
    expect([team.signUps, team.mostSignUps]).toEqual([10, 10]);
    expect({ balance, teamCount, earned: team.earned }).toEqual({
      balance: 100_000,
      teamCount: 12,
      earned: 100_000,
    });
    const { body } = await academy.call(leader, 'GET', '/me/ambassador/team');
    expect(body).toMatchObject({ paging: { pageSize: 10, total: 12 } });
    expect(body.data).toHaveLength(10);
    expect(body.data[0]).toMatchObject({ isAmbassador: true, enrollments: 0 });
  });

  test('counts the people of a team as its list does: without those who are blocked', async () => {
    const leader = await calls.person();
    const [stays, blocked] = [await calls.person(), await calls.person()];
    for (const member of [stays, blocked]) await calls.click(member, leader);
    const counts = async () => {
      const { teamCount } = await calls.rewards(leader, 'ambassador');
      const { body } = await academy.call(leader, 'GET', '/me/ambassador/team');
      return [teamCount, body.paging.total];
    };
    expect(await counts()).toEqual([2, 2]);
    await academy.db
      .updateTable('app_user')
      .set({ blocked: true })
      .where('unique_name', '=', blocked)
      .execute();
    expect(await counts()).toEqual([1, 1]);
  });
});

describe('the contest', () => {
  const change = (body: object, action = '') =>
    academy.call('boss', 'PATCH', `/management/referrals/contest${action}`, {
      reason: 'As planned',
      ...body,
    });

  test('counts paid enrollments within its dates; equal numbers have the same rank', async () => {
    const at = (days: number) => new Date(academy.clock.now().getTime() + days * day).toISOString();
    const dates = { startsAt: at(-1), endsAt: at(20) };
    const begun = await change({ name: 'Spring relay', ...dates });
    expect(begun.body).toMatchObject({ state: 'open', enrollmentCountType: 1, timeZone: 'UTC' });
    const restarted = await change({ version: 1 }, '?action=reset');
    expect(restarted.body).toMatchObject({ name: 'Spring relay', version: 2 });
    const [one, two] = [await referred(), await referred()];
    const third = await referred();
    const buyer = await calls.person();
    await calls.click(buyer, third.referrer);
    await calls.buys(buyer, await calls.sells());
    await calls.refund(two.purchaseId);
    const four = await referred();
    await academy.call(one.referrer, 'PATCH', '/me/referral', { displayName: 'Packet Rider' });
    const { body } = await academy.call(one.referrer, 'GET', '/referrals/participants');
    expect(body.paging).toMatchObject({ pageSize: 10, total: 3 });
    expect(body.data.map(({ rank, enrollments }: never) => [rank, enrollments])).toEqual([
      [1, 2],
      [2, 1],
      [2, 1],
    ]);
    expect(body.me).toMatchObject({ rank: 2, name: 'Packet Rider', isMe: true });
    expect(JSON.stringify(body)).not.toContain('@');
    const stale = await change({ version: 1, announcement: 'Late' });
    expect(stale.status).toBe(409);
    academy.clock.advance(1000);
    const { body: reset } = await change({ version: 2 }, '?action=reset');
    expect(reset.version).toBe(3);
    const { body: empty } = await academy.call(four.referrer, 'GET', '/referrals/participants');
    expect(empty).toMatchObject({ data: [], me: null });
    const { body: all } = await academy.call('boss', 'GET', '/referrals/contests');
    expect(all.map(({ state }: never) => state)).toEqual(['open', 'over', 'over']);
  });
});

describe('a lead', () => {
  test('is one for each address, by code or as an invitation', async () => {
    const referrer = await calls.person();
    const { referralCode } = await calls.rewards(referrer);
    const apply = (email: string) =>
      academy.app.inject({
        method: 'POST',
        url: '/referrals/leads',
        payload: { email, referralCode },
      });
    for (const email of ['kofi@example.net', 'KOFI@example.net', 'wrong'])
      expect((await apply(email)).statusCode).toBe(email === 'wrong' ? 422 : 204);
    expect((await calls.rewards(referrer)).funnel[2]).toMatchObject({ applications: 1 });
    await academy.call(referrer, 'POST', '/referrals/leads', { email: 'dana@example.net' });
    const mails = await academy.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', 'dana@example.net')
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('brings few mails to an address, however many people invite it', async () => {
    for (let count = 0; count < 7; count += 1) {
      const inviter = await calls.person();
      const { status } = await academy.call(inviter, 'POST', '/referrals/leads', {
        email: 'popular@example.net',
      });
      expect(status).toBe(204);
    }
    expect(await mailsTo('popular@example.net')).toHaveLength(5);
  });

  test('carries no advertisement in the name of who invites', async () => {
    const inviter = await calls.person();
    await academy.call(inviter, 'PATCH', '/me', { firstName: 'Win at evil.com' });
    await academy.call(inviter, 'POST', '/referrals/leads', { email: 'quiet@example.net' });
    const [mail] = await mailsTo('quiet@example.net');
    expect(mail).toMatchObject({ subject: 'A friend invites you to Uplink Academy' });
    expect(mail?.text).not.toContain('evil');
  });
});

const mailsTo = (recipient: string) =>
  academy.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .execute();

test('marketing sees names and counts, no balances; figures follow the days', async () => {
  await addPerson(academy, 'marketer', { roles: ['marketing'] });
  const { body } = await academy.call('marketer', 'GET', '/management/ambassadors');
  expect(body.data.length).toBeGreaterThan(0);
  expect(body.data.every(({ balance }: { balance: number }) => balance === 0)).toBe(true);
  const stats = (range: string) =>
    academy.call('marketer', 'GET', `/management/referrals/stats${range}`);
  expect((await stats('')).body.enrollments).toBeGreaterThan(5);
  expect((await stats('?endDate=2020-01-01')).body).toMatchObject({ enrollments: 0, earned: 0 });
  const logs = await academy.call('marketer', 'GET', '/management/referrals/logs?pageSize=2');
  expect(logs.body.data).toHaveLength(2);
  const next = await academy.call(
    'marketer',
    'GET',
    `/management/referrals/logs?pageSize=2&cursor=${logs.body.paging.next}`,
  );
  expect(next.body.data[0].activity.id).toBeLessThan(logs.body.data[1].activity.id);
});
