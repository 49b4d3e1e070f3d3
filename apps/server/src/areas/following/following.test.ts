import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

const publish = (person: string, isPublished: boolean) =>
  academy.call(person, 'PATCH', '/me', { isPublished });
const follow = async (person: string, other: string) =>
  academy.call(person, 'POST', '/me/following', { userId: await academy.userId(other) });
const unfollow = async (person: string, other: string) =>
  academy.call(person, 'DELETE', `/me/following/${await academy.userId(other)}`);
const list = async (person: string, side: 'following' | 'followers') =>
  (await academy.call(person, 'GET', `/me/${side}`)).body as Schema<'PersonPage'>;
const names = async (person: string, side: 'following' | 'followers') =>
  (await list(person, side)).data.map(({ name }) => name);

describe('a profile', () => {
  test('is for others only while it is published, for oneself always', async () => {
    await publish('owen', false);
    expect((await academy.call('bram', 'GET', '/users/owen/profile')).status).toBe(404);
    const own = await academy.call('owen', 'GET', '/users/owen/profile');
    expect([own.status, own.body.isOwn, own.body.person.isPublished]).toEqual([200, true, false]);
    await publish('owen', true);
    const seen = await academy.call('bram', 'GET', '/users/owen/profile');
    expect([seen.status, seen.body.isOwn]).toEqual([200, false]);
    expect(JSON.stringify(seen.body)).not.toMatch(/@example\.org|phone|street|birth|referral/i);
  });

  test('of somebody blocked, or of nobody, is not there', async () => {
    await academy.db
      .updateTable('app_user')
      .set({ is_profile_public: true })
      .where('unique_name', '=', 'blocked')
      .execute();
    for (const name of ['blocked', 'nobody', "x' or '1'='1"]) {
      const url = `/users/${encodeURIComponent(name)}/profile`;
      expect([name, (await academy.call('bram', 'GET', url)).status]).toEqual([name, 404]);
    }
    expect((await follow('bram', 'blocked')).status).toBe(404);
  });

  test('that is published is what a search for people to follow finds', async () => {
    await publish('owen', true);
    await publish('lucia', false);
    const find = async (name: string, path = '/users/-/profiles', person = 'bram') =>
      (await academy.call(person, 'GET', `${path}?name=${encodeURIComponent(name)}`)).body;
    expect(await find('Owen P')).toEqual([expect.objectContaining({ uniqueName: 'owen' })]);
    expect(await find('PRITCH')).toHaveLength(1);
    expect(await find('pritch', '/users/-/profiles', 'owen')).toEqual([]);
    expect(await find('lucía')).toEqual([]);
    expect(await find('lucía', '/users')).toHaveLength(1);
    expect(await find('%%%')).toEqual([]);
  });
});

describe('following', () => {
  test('shows on both sides, counts, and ends', async () => {
    await publish('kwame', true);
    expect((await follow('bram', 'kwame')).status).toBe(204);
    expect((await follow('bram', 'kwame')).status).toBe(204);
    expect(await names('bram', 'following')).toContain('Kwame Boateng');
    expect(await names('kwame', 'followers')).toContain('Bram Verhoeven');
    const seen = (await academy.call('bram', 'GET', '/users/kwame/profile')).body;
    expect(seen.person.isFollowed).toBe(true);
    expect((await unfollow('bram', 'kwame')).status).toBe(204);
    expect((await unfollow('bram', 'kwame')).status).toBe(204);
    expect(await names('bram', 'following')).not.toContain('Kwame Boateng');
  });

  test('a private profile, oneself or nobody is refused', async () => {
    await publish('samira', false);
    expect((await follow('bram', 'samira')).status).toBe(404);
    expect((await follow('bram', 'bram')).status).toBe(422);
    const nobody = await academy.call('bram', 'POST', '/me/following', { userId: 999_999 });
    expect(nobody.status).toBe(404);
  });

  test('somebody who takes the profile back leaves only a name', async () => {
    await publish('kwame', true);
    await follow('bram', 'kwame');
    await publish('kwame', false);
    const kwame = (await list('bram', 'following')).data.find(({ name }) => /Kwame/.test(name));
    expect(kwame).toMatchObject({ isPublished: false, uniqueName: null, headline: null });
    await unfollow('bram', 'kwame');
  });

  test('and unfollowing a hundred times at once ends in one state or the other', async () => {
    await publish('kwame', true);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 2 ? follow('bram', 'kwame') : unfollow('bram', 'kwame'),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await follow('bram', 'kwame');
    expect((await names('bram', 'following')).filter((name) => /Kwame/.test(name))).toHaveLength(1);
  });

  test('comes in pages', async () => {
    for (const person of ['kwame', 'owen', 'aiko']) {
      await publish(person, true);
      await follow('bram', person);
    }
    const { body } = await academy.call('bram', 'GET', '/me/following?pageSize=2');
    expect([body.data.length, body.paging.next]).toEqual([2, '/me/following?page=1&pageSize=2']);
    const next = await academy.call('bram', 'GET', body.paging.next);
    expect(next.body.data.length).toBe(body.paging.total - 2);
  });
});
