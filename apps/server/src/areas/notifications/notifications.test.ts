import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';
import { notify } from './notify.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'other');
  for (let index = 0; index < 110; index += 1) await tell('learner', index);
  await tell('other', 0);
});
afterAll(() => academy.close());

const tell = async (person: string, index: number) =>
  notify(academy.db, {
    userId: await academy.userId(person),
    kind: 'news',
    type: 'info',
    message: `News ${index}`,
    url: '/',
    occasion: `news:${index}`,
    now: new Date(academy.clock.now().getTime() - index * 1000),
  });
const list = async (person: string): Promise<Schema<'Notification'>[]> =>
  (await academy.call(person, 'GET', '/me/notifications')).body;

test('the newest stands first and the list is bounded', async () => {
  const dates = (await list('learner')).map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates).toHaveLength(100);
});

test('one is read, then all, and reading again changes nothing', async () => {
  const [first, second] = await list('learner');
  const read = () => academy.call('learner', 'PATCH', `/me/notifications/${first?.id}?action=read`);
  expect((await read()).body).toEqual({ ...first, isRead: true });
  expect((await read()).body).toEqual({ ...first, isRead: true });
  expect((await list('learner'))[1]).toEqual(second);
  const { body } = await academy.call('learner', 'PATCH', '/me/notifications?action=read');
  expect(body.every(({ isRead }: Schema<'Notification'>) => isRead)).toBe(true);
  expect(await list('learner')).toEqual(body);
});

test('one that was read can be made unread again', async () => {
  const [first] = await list('learner');
  const mark = (action: string) =>
    academy.call('learner', 'PATCH', `/me/notifications/${first?.id}?action=${action}`);
  await mark('read');
  expect((await mark('unread')).body).toEqual({ ...first, isRead: false });
  expect((await list('learner'))[0]).toEqual({ ...first, isRead: false });
  expect((await mark('lost')).status).toBe(422);
});

test('another’s notification does not exist, and stays unread', async () => {
  const [foreign] = await list('other');
  const url = `/me/notifications/${foreign?.id}?action=read`;
  expect((await academy.call('learner', 'PATCH', url)).status).toBe(404);
  expect((await list('other'))[0]).toEqual(foreign);
});
