import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import type { Product } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addEveningGroup } from './evening-group.fixture.ts';

let academy: TestApp;
let program: Product;
beforeAll(async () => {
  academy = await createWorld();
  program = await addEveningGroup(academy);
});
afterAll(() => academy.close());

const open = async (person: string, isOpen = true): Promise<string> =>
  (await academy.call(person, 'PUT', '/me/calendar', { isOpen })).body.url;

const fetchFeed = (url: string) => academy.app.inject({ url: new URL(url).pathname });

test('a calendar has a private address that shows its learner what is due', async () => {
  expect((await academy.call('learner', 'GET', '/me/calendar')).body).toEqual({ url: null });
  const url = await open('learner');
  expect(await open('learner')).toBe(url);
  const feed = await fetchFeed(url);
  expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(feed.headers['cache-control']).toContain('no-store');
  // Long lines are folded at 75 bytes.
  const text = feed.body.replace(/\r\n[ \t]/g, '');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(8);
  expect(text).toContain('SUMMARY:Due: Office network diagram');
  expect(text).toContain(`programs/${program.uniqueName}?tab=milestones&milestone=`);
  const due = (await academy.call('learner', 'GET', '/me/milestones')).body[0].dueDate;
  const end = new Date(new Date(due).getTime() + 1000).toISOString().replace(/[-:]|\.000/g, '');
  expect(text).toContain(`DTEND:${end}`);
});

test('a closed calendar is gone for ever, the next one has another address', async () => {
  const url = await open('peer');
  expect((await fetchFeed(url)).statusCode).toBe(200);
  expect(await open('peer', false)).toBeNull();
  expect((await fetchFeed(url)).statusCode).toBe(404);
  const next = await open('peer');
  expect(next).not.toBe(url);
  expect((await fetchFeed(url)).statusCode).toBe(404);
  expect((await fetchFeed(next)).statusCode).toBe(200);
});

test('a changed address and that of a blocked account open nothing', async () => {
  const url = await open('learner');
  const own = await academy.userId('learner');
  const other = await academy.userId('peer');
  for (const wrong of [
    url.replace(`/${own}-`, `/${other}-`),
    url.replace(/.\.ics$/, '.ics'),
    url.replace(/\/\d+-.*$/, '/1-.ics'),
    url.replace(/\/\d+-.*$/, '/x.ics'),
  ]) {
    expect((await fetchFeed(wrong)).statusCode).toBe(404);
  }
  const block = (blocked: boolean) =>
    academy.db.updateTable('app_user').set({ blocked }).where('id', '=', own).execute();
  await block(true);
  expect((await fetchFeed(url)).statusCode).toBe(404);
  await block(false);
  expect((await fetchFeed(url)).statusCode).toBe(200);
});
