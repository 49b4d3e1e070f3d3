import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCohort } from '../../testing/world/cohorts.ts';
import { addCourse, addProgram } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPerson } from '../../testing/world/people.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'sales', { roles: ['sales'] });
  await addPerson(academy, 'support', { roles: ['customerSupport'] });
  await addPerson(academy, 'marketing', { roles: ['marketing'] });
  await addPerson(academy, 'maya', { name: ['Maya', 'Okafor'], email: 'm.okafor@mail.test' });
  await addPerson(academy, 'ben', { name: ['Ben', 'Achterberg'], isBlocked: true });
  await addPerson(academy, 'linh', { name: ['Linh', 'Tran'], isFrozen: true });
  await addPerson(academy, 'gone', { name: ['Maya', 'Gone'] });
  await academy.db
    .updateTable('app_user')
    .set({ phone: '+13125550147' })
    .where('unique_name', '=', 'maya')
    .execute();
  await academy.db
    .updateTable('app_user')
    .set({ deleted_at: academy.clock.now() })
    .where('unique_name', '=', 'gone')
    .execute();
});
afterAll(() => academy.close());

const list = async (query = '', person = 'admin'): Promise<Schema<'UserPage'>> =>
  (await academy.call(person, 'GET', `/management/users${query}`)).body;
const names = async (query: string, person = 'admin') =>
  (await list(query, person)).data.map(({ name }) => name);

describe('the search', () => {
  test.each([
    'maya okafor',
    'okafor maya',
    'Okafr',
    'Okafour',
    'okfaor',
    'maya okfaor',
    'myaa',
    'm.okafor@mail.test',
    'okafor@mail',
    '+1 312 555 0147',
    '5550147',
    'ok',
  ])('finds Maya Okafor by %s', async (typed) => {
    expect(await names(`?search=${encodeURIComponent(typed)}`)).toEqual(['Maya Okafor']);
  });

  test('finds an address alone among others of its domain, or near misses', async () => {
    const search = (typed: string) => names(`?search=${encodeURIComponent(typed)}`);
    await addPerson(academy, 'one-tess', {
      roles: [],
      name: ['Tess', 'Bell'],
      email: 'tess@one.test',
    });
    await addPerson(academy, 'one-tessa', {
      roles: [],
      name: ['Tessa', 'Arp'],
      email: 'tessa@one.test',
    });
    await addPerson(academy, 'one-rui', {
      roles: [],
      name: ['Rui', 'One'],
      email: 'ctess@one.test',
    });
    await addPerson(academy, 'one-kofi', {
      roles: [],
      name: ['Kofi', 'One'],
      email: 'kofi@one.test',
    });
    expect(await search('Tess@one.test')).toEqual(['Tess Bell']);
    expect(await search('tess@one.te')).toEqual(['Rui One', 'Tess Bell']);
    expect(await search('tes@one.test')).toEqual(['Tess Bell', 'Tessa Arp']);
    expect(await search('kfoi@one.test')).toEqual(['Kofi One']);
    expect(await search('kofi@two.test')).toEqual(['Kofi One']);
    expect(await search('bell tess@one.test')).toEqual(['Tess Bell']);
    for (const typed of ['nobody@one.test', 'arp tess@one.test', 'rui one nobody@one.test'])
      expect(await search(typed), typed).toEqual([]);
    await academy.db
      .updateTable('app_user')
      .set({ deleted_at: academy.clock.now() })
      .where('email', 'like', '%@one.test')
      .execute();
  });

  test('puts who fits best first, names in their order, and goes on after anyone', async () => {
    const people = [
      ['Aaron', 'Lindstroem'],
      ['Berta', 'Lindstrand'],
      ['Zoe', 'Lindstrom'],
      ['Yara', 'Lindstrom'],
      ['Abel', 'Lindgren'],
    ] as const;
    for (const [first, last] of people)
      await addPerson(academy, `near-${first}`, { roles: [], name: [first, last] });
    const best = ['Yara Lindstrom', 'Zoe Lindstrom'];
    const whole = await names('?search=lindstrom');
    expect(whole.slice(0, 2)).toEqual(best);
    expect(whole).toContain('Aaron Lindstroem');
    expect(await names('?search=lindstrom&sort=name')).toEqual(whole.toSorted());
    for (const person of ['admin', 'marketing']) {
      const query = `?search=lindstrm&pageSize=1`;
      const all = (await list('?search=lindstrm', person)).data.map(({ name }) => name);
      expect(all.slice(0, 2), person).toEqual(best);
      const seen: string[] = [];
      let page = await list(query, person);
      for (;;) {
        seen.push(...page.data.map(({ name }) => name));
        if (!page.paging.next) break;
        page = await list(`${query}&cursor=${page.paging.next}`, person);
      }
      expect(seen).toEqual(all);
      const back = await list(`${query}&cursor=${page.paging.previous}`, person);
      expect(back.data.map(({ name }) => name)).toEqual(all.slice(-2, -1));
    }
    await academy.db
      .updateTable('app_user')
      .set({ deleted_at: academy.clock.now() })
      .where('first_name', 'in', [...people.map(([first]) => first)])
      .execute();
  });

  test('finds people by their number, and no one by what no one has', async () => {
    const id = await academy.userId('maya');
    expect(await names(`?search=usr_${id}`)).toEqual(['Maya Okafor']);
    for (const typed of ['zzzzzz', 'usr_999999', 'pur_999999', 'pay_1', '%%%', '__'])
      expect(await names(`?search=${encodeURIComponent(typed)}`), typed).toEqual([]);
  });
});

describe('the list', () => {
  test('filters by role, state and payment', async () => {
    expect(await names('?role=sales')).toEqual(['Sales Vega']);
    expect(await names('?status=blocked')).toEqual(['Ben Achterberg']);
    expect(await names('?paymentStatus=frozen')).toEqual(['Linh Tran']);
    expect(await names('?role=student&status=active')).toEqual(['Linh Tran', 'Maya Okafor']);
    expect(await names('?since=2000-01-01&until=2000-01-02')).toEqual([]);
    const nowhere = '/management/users?since=2000-01-01&zone=Mars/Olympus';
    expect((await academy.call('admin', 'GET', nowhere)).status).toBe(422);
    expect(await names('?cohortId=99')).toEqual([]);
    expect(await names('?moduleId=99')).toEqual([]);
  });

  test('goes on after a person, in either direction, and back', async () => {
    for (const sort of ['name', '-name', 'signUpDate', '-signUpDate']) {
      const whole = await list(`?sort=${sort}`);
      expect(whole.paging.total).toBe(7);
      const seen: string[] = [];
      let cursor: string | null = '';
      let last = whole;
      while (cursor !== null) {
        last = await list(`?sort=${sort}&pageSize=3${cursor && `&cursor=${cursor}`}`);
        seen.push(...last.data.map(({ name }) => name));
        cursor = last.paging.next;
      }
      expect(seen, sort).toEqual(whole.data.map(({ name }) => name));
      const back = await list(`?sort=${sort}&pageSize=3&cursor=${last.paging.previous}`);
      expect(back.data).toEqual(whole.data.slice(3, 6));
    }
    expect((await academy.call('admin', 'GET', '/management/users?cursor=WzFd')).status).toBe(422);
  });

  test('tells staff how to reach people', async () => {
    const [maya] = (await list('?search=maya', 'support')).data;
    expect(maya).toMatchObject({
      state: 'active',
      roles: ['student'],
      contact: { email: 'm.okafor@mail.test', phone: '+13125550147', level: 0, cohorts: [] },
    });
  });

  test('shows marketing names alone, and lets them look for nothing else', async () => {
    const { data } = await list('', 'marketing');
    expect(data.every(({ contact }) => contact === null)).toBe(true);
    expect(await names('?search=okafr', 'marketing')).toEqual(['Maya Okafor']);
    for (const typed of ['m.okafor@mail.test', '5550147', 'usr_1'])
      expect(await names(`?search=${typed}`, 'marketing'), typed).toEqual([]);
    for (const query of ['paymentStatus=ok', 'since=2020-01-01', 'cohortId=1', 'sort=signUpDate'])
      expect(
        (await academy.call('marketing', 'GET', `/management/users?${query}`)).status,
        query,
      ).toBe(403);
  });

  test('is for staff', async () => {
    expect((await academy.call('maya', 'GET', '/management/users')).status).toBe(403);
  });
});

test('the overview has what someone decides on, and nothing of other roles', async () => {
  const read = async (by: string): Promise<Schema<'StaffOverview'>> =>
    (await academy.call(by, 'GET', '/management/overview')).body;
  const { decisions, figures } = await read('admin');
  expect(Object.fromEntries(decisions.map(({ kind, count }) => [kind, count]))).toEqual({
    applications: 0,
    refundRequests: 0,
    failedPayments: 0,
    frozenAccounts: 1,
    unknownPayments: 0,
    failedJobs: 0,
    startingCohorts: 0,
    referralWithdrawals: 0,
    ambassadorWithdrawals: 0,
    suspectedReferrals: 0,
    reports: 0,
  });
  expect(figures[0]).toEqual({ kind: 'users', count: 7 });
  const kinds = async (by: string) => (await read(by)).decisions.map(({ kind }) => kind);
  expect(await kinds('sales')).toEqual(['failedPayments', 'frozenAccounts']);
  expect(await kinds('marketing')).toEqual([]);
  expect(await kinds('support')).not.toContain('failedJobs');
  expect((await academy.call('maya', 'GET', '/management/overview')).status).toBe(403);
});

test('the list filters by a cohort and by a product, and figures are those that the person sees', async () => {
  await addPerson(academy, 'kofi', { name: ['Kofi', 'Mensah'] });
  await addPerson(academy, 'petra', { name: ['Petra', 'Solheim'] });
  const program = await addProgram(academy, [await addCourse(academy)]);
  const course = await addCourse(academy);
  const cohortId = await addCohort(academy, program, ['kofi']);
  await learn(academy, 'petra', course);
  expect(await names(`?cohortId=${cohortId}`)).toEqual(['Kofi Mensah']);
  expect(await names(`?moduleId=${program.id}`)).toEqual(['Kofi Mensah']);
  expect(await names(`?moduleId=${course.id}`)).toEqual(['Petra Solheim']);
  expect(await names(`?cohortId=${cohortId}&status=blocked`)).toEqual([]);
  const stats = async (person: string, by: string) => {
    const path = `/management/users/${await academy.userId(person)}/stats`;
    return academy.call(by, 'GET', path);
  };
  const { body: own } = await academy.call('petra', 'GET', '/me/stats');
  expect((await stats('petra', 'sales')).body).toEqual(own);
  expect((await stats('petra', 'marketing')).status).toBe(403);
});

test('the counts are those of everyone, and of this month of UTC', async () => {
  const now = academy.clock.now();
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const { numUpdatedRows } = await academy.db
    .updateTable('app_user')
    .set({ sign_up_date: new Date(month - 1) })
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  await academy.db
    .updateTable('app_user')
    .set({ sign_up_date: new Date(month) })
    .where('unique_name', 'in', ['maya', 'linh', 'gone'])
    .execute();
  const counts = await academy.call('sales', 'GET', '/management/users/-/counts');
  expect(counts.body).toEqual({ people: Number(numUpdatedRows), newThisMonth: 2 });
  expect((await academy.call('marketing', 'GET', '/management/users/-/counts')).status).toBe(403);
});
