import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

const list = async (person: string): Promise<Schema<'Notification'>[]> =>
  (await academy.call(person, 'GET', '/me/notifications')).body;

test('the newest stands first and the list is bounded', async () => {
  const dates = (await list('maya')).map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates.length).toBeLessThanOrEqual(100);
});

test('one is read, then all, and reading again changes nothing', async () => {
  const [first, second] = await list('maya');
  const read = () => academy.call('maya', 'PATCH', `/me/notifications/${first?.id}?action=read`);
  expect((await read()).body).toEqual({ ...first, isRead: true });
  expect((await read()).body).toEqual({ ...first, isRead: true });
  expect((await list('maya'))[1]).toEqual(second);
  const { body } = await academy.call('maya', 'PATCH', '/me/notifications?action=read');
  expect(body.every(({ isRead }: Schema<'Notification'>) => isRead)).toBe(true);
  expect(await list('maya')).toEqual(body);
});

test('one that was read can be made unread again', async () => {
  const [first] = await list('maya');
  const mark = (action: string) =>
    academy.call('maya', 'PATCH', `/me/notifications/${first?.id}?action=${action}`);
  await mark('read');
  expect((await mark('unread')).body).toEqual({ ...first, isRead: false });
  expect((await list('maya'))[0]).toEqual({ ...first, isRead: false });
  expect((await mark('lost')).status).toBe(422);
});

test('another’s notification does not exist, and stays unread', async () => {
  const [foreign] = await list('daniel');
  const url = `/me/notifications/${foreign?.id}?action=read`;
  expect((await academy.call('maya', 'PATCH', url)).status).toBe(404);
  expect((await list('daniel'))[0]).toEqual(foreign);
});
