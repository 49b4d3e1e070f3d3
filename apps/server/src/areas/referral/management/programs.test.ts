import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../../audit/invariant.ts';
import { invariants } from '../../../audit/invariants.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { day, referralCalls } from '../referral.fixture.ts';

let academy: TestApp;
let calls: ReturnType<typeof referralCalls>;
/** Two who earned, the first less. */
let earners: string[];
beforeAll(async () => {
  academy = await createWorld();
  calls = referralCalls(academy);
  await addPerson(academy, 'boss', { roles: ['admin'] });
  await addPerson(academy, 'marketer', { roles: ['marketing'] });
  earners = [await earner(60_000), await earner(100_000)];
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

async function earner(price: number): Promise<string> {
  const [referrer, buyer] = [await calls.person(), await calls.person()];
  await calls.click(buyer, referrer);
  await calls.buys(buyer, await calls.sells(price));
  await calls.hold();
  return referrer;
}

const get = async (path: string, person = 'boss') => (await academy.call(person, 'GET', path)).body;
const dayOf = (after = 0) =>
  new Date(academy.clock.now().getTime() + after * day).toISOString().slice(0, 10);

describe('withdrawal requests', () => {
  test('are listed by program, state, and either order; each owner sees all of theirs', async () => {
    const [less = '', more = ''] = earners;
    const first = (await calls.withdraw(more)).body;
    academy.clock.advance(1000);
    const second = (await calls.withdraw(less)).body;
    const ids = async (query: string) => {
      const { data }: Schema<'WithdrawRequestPage'> = await get(
        `/management/withdraw-requests?${query}`,
      );
      return data.map(({ request }) => request.id);
    };
    expect(await ids('type=referral')).toEqual([second.id, first.id]);
    expect(await ids('type=referral&direction=asc')).toEqual([first.id, second.id]);
    expect(await ids('orderBy=amount&direction=asc')).toEqual([second.id, first.id]);
    expect(await ids('orderBy=amount')).toEqual([first.id, second.id]);
    expect(await ids('type=ambassador')).toEqual([]);
    await calls.decide('boss', second.id, { status: 3, note: 'No account yet' });
    expect(await ids('status=3')).toEqual([second.id]);
    expect(await ids('status=1')).toEqual([first.id]);
    const again = (await calls.withdraw(less)).body;
    const own: Schema<'WithdrawRequest'>[] = await get('/me/withdraw-requests?type=referral', less);
    expect(own.map(({ id, status }) => [id, status])).toEqual([
      [again.id, 1],
      [second.id, 3],
    ]);
  });
});

describe('what links did', () => {
  test('is told of some days, by program and by person', async () => {
    const [, more = ''] = earners;
    const until = dayOf(-100);
    const logs = (range: string) => get(`/management/referrals/logs?${range}`, 'marketer');
    expect((await logs(`endDate=${until}`)).data).toEqual([]);
    expect((await logs(`startDate=${until}&endDate=${dayOf()}&pageSize=3`)).data).toHaveLength(3);
    const of = `/management/referrals/users/${await academy.userId(more)}`;
    const all: Schema<'RewardActivityPage'> = await get(`${of}/logs`);
    expect(all.data.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['withdrawal', 'released', 'enrollment', 'click']),
    );
    expect((await get(`${of}/logs?endDate=${until}`)).data).toEqual([]);
    expect((await get(`${of}/logs?type=ambassador`)).data).toEqual([]);
    const ambassadors = `/management/ambassadors/-/logs?endDate=${dayOf()}&pageSize=1`;
    expect((await get(ambassadors, 'marketer')).paging.pageSize).toBe(1);
  });

  test('is told without money to staff who see names alone', async () => {
    const logs = '/management/referrals/logs?pageSize=50';
    const seen: Schema<'StaffRewardActivityPage'> = await get(logs, 'marketer');
    expect(new Set(seen.data.map(({ activity }) => activity.amount))).toEqual(new Set([null]));
    const kinds = seen.data.map(({ activity }) => activity.kind);
    expect(kinds).toContain('enrollment');
    expect(kinds).not.toContain('withdrawal');
    const whole: Schema<'StaffRewardActivityPage'> = await get(logs);
    expect(whole.data.map(({ activity }) => activity.kind)).toContain('withdrawal');
  });

  test('comes to what a person has, and is for admins alone', async () => {
    const [, more = ''] = earners;
    const id = await academy.userId(more);
    const stats: Schema<'UserRewards'> = await get(`/management/referrals/users/${id}/stats`);
    expect(stats).toMatchObject({ ambassador: null, version: 0 });
    const { inviteUrl: _, ...own } = await calls.rewards(more);
    expect(stats.referral).toMatchObject(own);
    for (const path of ['stats', 'logs'])
      expect(
        (await academy.call('marketer', 'GET', `/management/referrals/users/${id}/${path}`)).status,
      ).toBe(403);
  });
});

describe('the contest', () => {
  test('is announced by marketing, and the log has what it said and when it was', async () => {
    const at = (days: number) => new Date(academy.clock.now().getTime() + days * day).toISOString();
    const change = (body: object, action = '') =>
      academy.call('marketer', 'PATCH', `/management/ambassadors/-/contest${action}`, {
        reason: 'As planned',
        ...body,
      });
    const dates = { startsAt: at(0), endsAt: at(30) };
    expect((await change({ name: 'Cable run', ...dates })).body.version).toBe(1);
    const announcement = 'The first ten win a switch.';
    const announced = await change({ version: 1, announcement, enrollmentCountType: 1 });
    expect(announced.body).toMatchObject({ announcement, enrollmentCountType: 1, version: 2 });
    expect((await change({ version: 2, enrollmentCountType: 2 })).status).toBe(422);
    await change({ version: 2, endsAt: at(40), reason: 'More time' });
    const unsaid = await change({ version: 3, endsAt: at(50), reason: ' ' });
    expect(unsaid.body.fieldErrors).toHaveProperty('reason');
    const [shown] = await get('/ambassador/contests', earners[0]);
    expect(shown).toMatchObject({ name: 'Cable run', announcement, endsAt: at(40) });
    const { data } = await get('/management/audit?action=updateContest');
    expect(data[0]).toMatchObject({
      ...{ before: { endsAt: at(30) }, after: { endsAt: at(40) } },
      ...{ reason: 'More time', user: null },
    });
    expect(data[1]).toMatchObject({ before: { announcement: '' }, after: { announcement } });
  });
});

describe('resources', () => {
  const item = { title: 'A mail to a friend', text: 'Have a look.', url: null };
  const view = () => get('/management/referrals/resources?program=ambassador', 'marketer');
  const put = (version: number, items: object[], person = 'marketer') =>
    academy.call(person, 'PUT', '/management/referrals/resources', {
      program: 'ambassador',
      version,
      items,
    });

  test('are written by marketing, for everyone in the program, and are in the log', async () => {
    const { version } = await view();
    expect((await put(version, [item], earners[0])).status).toBe(403);
    expect((await put(version, [{ ...item, url: 'http://plain.example' }])).status).toBe(422);
    expect((await put(version, [item])).body).toMatchObject({
      version: version + 1,
      items: [item],
    });
    await put(version + 1, []);
    const { data } = await get('/management/audit?action=changeResources');
    expect(data[0]).toMatchObject({
      before: { resources: ['A mail to a friend'] },
      after: { resources: [] },
    });
    await put(version + 2, [item]);
    expect(await get('/ambassador/resources', earners[0])).toEqual([item]);
  });

  test('are not overwritten by someone who saw others', async () => {
    const { version } = await view();
    const tries = await Promise.all([
      put(version, [{ ...item, title: 'One' }]),
      put(version, [{ ...item, title: 'Two' }]),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = tries.find(({ status }) => status === 200)?.body;
    expect(await view()).toEqual(saved);
  });
});

test('a tier that is changed is told with the one before', async () => {
  const id = await academy.userId(earners[0] ?? '');
  const place = (fromCount: number, version: number) =>
    academy.call('boss', 'PUT', `/management/ambassadors/${id}`, {
      ...{ fromCount, version },
      reason: `Tier from ${fromCount}`,
    });
  await place(1, 0);
  expect((await place(5, 1)).body).toMatchObject({ version: 2 });
  expect((await place(5, 1)).status).toBe(409);
  const { data } = await get(`/management/audit?action=changeTier&userId=${id}`);
  expect(data).toMatchObject([
    { before: { tier: 'Tier 1' }, after: { tier: 'Tier 2' }, reason: 'Tier from 5' },
  ]);
  expect((await get('/management/ambassadors')).data.map(({ user }: never) => user)).toMatchObject([
    { id },
  ]);
  const paid = await academy.call('boss', 'POST', `/management/ambassadors/${id}/payouts`, {
    amount: 1,
    changeId: randomUUID(),
    note: 'Early',
  });
  expect(paid.status).toBe(422);
});

test('the rewards of the specification are data: about $500 a student by tier, $100 for the team up to $1,000', async () => {
  const rules = (program: string) => get(`/management/referrals/rules?program=${program}`);
  const ambassador: Schema<'RewardRules'> = await rules('ambassador');
  expect(ambassador.tiers.map(({ amount }) => amount)).toEqual([50_000, 55_000, 60_000]);
  expect(ambassador).toMatchObject({ currency: 'USD', teamAmount: 10_000, teamCap: 100_000 });
  const referral: Schema<'RewardRules'> = await rules('referral');
  expect(referral.tiers).toMatchObject([{ amount: 50_000 }]);
  const put = (change: object) =>
    academy.call('boss', 'PUT', '/management/referrals/rules', {
      rules: { ...referral, ...change },
      reason: 'As agreed',
    });
  expect((await put({ currency: 'EUR' })).status).toBe(409);
  expect(await put({})).toMatchObject({ status: 200, body: { currency: 'USD' } });
});

describe('the board of ambassadors', () => {
  test('goes on after ten, and its figures are those of the program', async () => {
    for (let count = 0; count < 11; count += 1) {
      const [leader, buyer] = [await calls.person(), await calls.person()];
      const id = await academy.userId(leader);
      await academy.call('boss', 'PUT', `/management/ambassadors/${id}`, {
        fromCount: 1,
        version: 0,
        reason: 'Test',
      });
      await calls.click(buyer, leader);
      await calls.buys(buyer, await calls.sells());
    }
    const page = (number: number): Promise<Schema<'ParticipantPage'>> =>
      get(`/ambassador/participants?page=${number}`, earners[0]);
    const [first, second] = [await page(0), await page(1)];
    expect(first.paging).toMatchObject({ pageSize: 10, total: 11 });
    expect([first.data.length, second.data.length]).toEqual([10, 1]);
    expect(second.data[0]).toMatchObject({ rank: 1, enrollments: 1 });
    const stats = (range: string) =>
      get(`/management/ambassadors/-/stats?startDate=${range}`, 'marketer');
    expect(await stats(dayOf())).toMatchObject({ enrollments: 11, clicks: 11, earned: 550_000 });
    expect(await stats(dayOf(1))).toMatchObject({ enrollments: 0, earned: 0, held: 550_000 });
  });
});
