import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'kim', 'private', 'alex');
  await addPerson(academy, 'robin', { name: ['Robin', 'Pritchard'] });
  await addPerson(academy, 'lucia', { name: ['Lucía', 'Moreno'] });
  await addPerson(academy, 'blocked', { isBlocked: true });
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
    await publish('robin', false);
    expect((await academy.call('learner', 'GET', '/users/robin/profile')).status).toBe(404);
    const own = await academy.call('robin', 'GET', '/users/robin/profile');
    expect([own.status, own.body.isOwn, own.body.person.isPublished]).toEqual([200, true, false]);
    await publish('robin', true);
    const seen = await academy.call('learner', 'GET', '/users/robin/profile');
    expect([seen.status, seen.body.isOwn]).toEqual([200, false]);
    expect(JSON.stringify(seen.body)).not.toMatch(/@example\.org|phone|street|birth|referral/i);
  });

  test('of a mentor says what they say and whose work they review, as far as it is published', async () => {
    await publish('robin', true);
    const seen = async () => (await academy.call('learner', 'GET', '/users/robin/profile')).body;
    expect((await seen()).mentoring).toBeUndefined();
    const { id, name, uniqueName } = await addCourse(academy, { mentors: ['robin'] });
    await addCourse(academy, { mentors: ['robin'], isPublic: false });
    await academy.db
      .updateTable('app_user')
      .set({ quote: 'Read it aloud first.' })
      .where('id', '=', await academy.userId('robin'))
      .execute();
    expect((await seen()).mentoring).toEqual({
      quote: 'Read it aloud first.',
      products: [{ id, name, uniqueName, type: 2 }],
    });
  });

  test('of someone blocked, or of no one, is not there', async () => {
    await academy.db
      .updateTable('app_user')
      .set({ is_profile_public: true })
      .where('unique_name', '=', 'blocked')
      .execute();
    for (const name of ['blocked', 'nobody', "x' or '1'='1"]) {
      const url = `/users/${encodeURIComponent(name)}/profile`;
      expect([name, (await academy.call('learner', 'GET', url)).status]).toEqual([name, 404]);
    }
    expect((await follow('learner', 'blocked')).status).toBe(404);
  });

  test('that is published is what a search for people to follow finds', async () => {
    await publish('robin', true);
    await publish('lucia', false);
    const find = async (name: string, path = '/users/-/profiles', person = 'learner') =>
      (await academy.call(person, 'GET', `${path}?name=${encodeURIComponent(name)}`)).body;
    expect(await find('Robin P')).toEqual([expect.objectContaining({ uniqueName: 'robin' })]);
    expect(await find('PRITCH')).toHaveLength(1);
    expect(await find('pritch', '/users/-/profiles', 'robin')).toEqual([]);
    expect(await find('lucía')).toEqual([]);
    expect(await find('lucía', '/users')).toHaveLength(1);
    expect(await find('%%%')).toEqual([]);
  });
});

describe('following', () => {
  test('shows on both sides, counts, and ends', async () => {
    await publish('kim', true);
    expect((await follow('learner', 'kim')).status).toBe(204);
    expect((await follow('learner', 'kim')).status).toBe(204);
    expect(await names('learner', 'following')).toContain('Kim Vega');
    expect(await names('kim', 'followers')).toContain('Learner Vega');
    const seen = (await academy.call('learner', 'GET', '/users/kim/profile')).body;
    expect(seen.person.isFollowed).toBe(true);
    expect((await unfollow('learner', 'kim')).status).toBe(204);
    expect((await unfollow('learner', 'kim')).status).toBe(204);
    expect(await names('learner', 'following')).not.toContain('Kim Vega');
  });

  test('a private profile, oneself or no one is refused', async () => {
    await publish('private', false);
    expect((await follow('learner', 'private')).status).toBe(404);
    expect((await follow('learner', 'learner')).status).toBe(422);
    const nobody = await academy.call('learner', 'POST', '/me/following', { userId: 999_999 });
    expect(nobody.status).toBe(404);
  });

  test('someone who takes the profile back leaves only a name', async () => {
    await publish('kim', true);
    await follow('learner', 'kim');
    await publish('kim', false);
    const kim = (await list('learner', 'following')).data.find(({ name }) => /Kim/.test(name));
    expect(kim).toMatchObject({ isPublished: false, uniqueName: null, headline: null });
    await unfollow('learner', 'kim');
  });

  test('and unfollowing a hundred times at once ends in one state or the other', async () => {
    await publish('kim', true);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 2 ? follow('learner', 'kim') : unfollow('learner', 'kim'),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await follow('learner', 'kim');
    expect((await names('learner', 'following')).filter((name) => /Kim/.test(name))).toHaveLength(
      1,
    );
  });

  test('comes in pages', async () => {
    for (const person of ['kim', 'robin', 'alex']) {
      await publish(person, true);
      await follow('learner', person);
    }
    const { body } = await academy.call('learner', 'GET', '/me/following?pageSize=2');
    expect([body.data.length, body.paging.next]).toEqual([2, '/me/following?page=1&pageSize=2']);
    const next = await academy.call('learner', 'GET', body.paging.next);
    expect(next.body.data.length).toBe(body.paging.total - 2);
  });
});
