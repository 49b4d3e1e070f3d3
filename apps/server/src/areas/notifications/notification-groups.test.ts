import type { Schema } from '@uplink/api-client';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { type Notice, notify, settleNotices } from './notify.ts';

let academy: TestApp;
let count = 0;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'other');
});
afterAll(() => academy.close());

/** Someone who was told of nothing yet. */
async function newcomer(): Promise<string> {
  count += 1;
  await addPerson(academy, `reader${count}`);
  return `reader${count}`;
}

const hours = (number: number) => new Date(academy.clock.now().getTime() + number * 3_600_000);

async function tell(person: string, notice: Partial<Notice> & Pick<Notice, 'kind'>) {
  count += 1;
  await notify(academy.db, {
    userId: await academy.userId(person),
    type: 'info',
    message: `News ${count}`,
    occasion: `test:${count}`,
    now: academy.clock.now(),
    ...notice,
  });
}

async function read(person: string, query = ''): Promise<Schema<'NotificationGroupPage'>> {
  const { status, body } = await academy.call(person, 'GET', `/me/notifications/groups?${query}`);
  expect(status).toBe(200);
  return body;
}
describe('a row', () => {
  test('counts answers to a question within 24 hours, and shows the newest three', async () => {
    const person = await newcomer();
    const about = { about: 'question:1', subject: 'Why ExStart?', kind: 'answer' } as const;
    for (const hour of [0, 5, 10, 23])
      await tell(person, { ...about, message: `At ${hour}`, now: hours(hour) });
    await tell(person, { ...about, message: 'The next day', now: hours(25) });
    await tell(person, { ...about, about: 'question:2', message: 'Another', now: hours(2) });
    const { data } = await read(person);
    expect(data.map(({ title }) => title)).toEqual([
      'The next day',
      '4 answers to "Why ExStart?"',
      'Another',
    ]);
    expect(data[1]?.parts.map(({ message }) => message)).toEqual(['At 23', 'At 10', 'At 5']);
    expect(data.map((row) => row.count)).toEqual([1, 4, 1]);
  });

  test('has the later state of a work, and what it opened as its text', async () => {
    const person = await newcomer();
    const about = { about: 'lesson:1' };
    await tell(person, { ...about, kind: 'sentBack', message: 'Sent back', now: hours(0) });
    expect(await read(person)).toMatchObject({
      data: [{ title: 'Sent back', needsYou: true }],
      counts: { unread: 1, needsYou: 1 },
    });
    await tell(person, { ...about, kind: 'accepted', message: 'Accepted', now: hours(48) });
    await tell(person, { ...about, kind: 'opened', message: 'Next is open', now: hours(48) });
    expect(await read(person)).toMatchObject({
      data: [
        { kind: 'accepted', title: 'Accepted', text: 'Next is open', needsYou: false, count: 1 },
      ],
      counts: { unread: 1, needsYou: 0, work: 1 },
    });
  });

  test('waits for no one once its work was handed in again', async () => {
    const person = await newcomer();
    await tell(person, { kind: 'sentBack', about: 'lesson:2' });
    await tell(person, { kind: 'declined', about: 'payment:2' });
    expect((await read(person, 'tab=needsYou')).data).toHaveLength(2);
    const userId = await academy.userId(person);
    expect(await settleNotices(academy.db, 'lesson:2', userId)).toBe(true);
    expect(await settleNotices(academy.db, 'lesson:2', userId)).toBe(false);
    expect((await read(person, 'tab=needsYou')).data.map(({ kind }) => kind)).toEqual(['declined']);
    expect((await read(person, 'tab=money')).data).toHaveLength(1);
    expect((await read(person)).data).toHaveLength(2);
  });

  test('names the last of a day’s followers', async () => {
    await academy.call('other', 'PATCH', '/me', { isPublished: true });
    const userId = await academy.userId('other');
    const people = [await newcomer(), await newcomer()];
    for (const person of people) {
      await academy.call(person, 'POST', '/me/following', { userId });
      await academy.call(person, 'DELETE', `/me/following/${userId}`);
      await academy.call(person, 'POST', '/me/following', { userId });
    }
    const [row] = (await read('other', 'tab=people')).data;
    expect(row).toMatchObject({ count: 2, kind: 'follower' });
    expect(row?.title).toMatch(/ and 1 other follow you$/);
  });
});

describe('reading', () => {
  test('a row reads all of its parts, and can be taken back', async () => {
    const person = await newcomer();
    for (const _ of [1, 2])
      await tell(person, { kind: 'answer', about: 'question:9', subject: 'Why?' });
    const [row] = (await read(person)).data;
    const mark = (by: string, action: string) =>
      academy.call(by, 'PATCH', `/me/notifications/groups/${row?.id}?action=${action}`);
    expect((await mark(person, 'read')).status).toBe(204);
    expect((await read(person)).counts).toMatchObject({ unread: 0, people: 0 });
    await mark(person, 'unread');
    expect((await read(person)).data[0]?.isRead).toBe(false);
    expect((await mark('other', 'read')).status).toBe(404);
  });

  test('everything can be taken back, and only that', async () => {
    const person = await newcomer();
    await tell(person, { kind: 'news' });
    await academy.call(person, 'PATCH', '/me/notifications?action=read');
    await tell(person, { kind: 'news' });
    const changeId = '7f8c2a4e-9a51-4a0e-8a60-0d4ad0b3a001';
    const mark = (action: string, query = `&changeId=${changeId}`) =>
      academy.call(person, 'PATCH', `/me/notifications?action=${action}${query}`);
    await mark('read');
    await mark('read');
    expect((await read(person)).counts.unread).toBe(0);
    await mark('unread');
    expect((await mark('unread')).status).toBe(200);
    expect((await read(person)).counts.unread).toBe(1);
    expect((await mark('unread', '')).status).toBe(422);
  });
});

test('pages show each row once and in order, however it was folded', async () => {
  const event = fc.record({
    kind: fc.constantFrom('answer', 'sentBack', 'accepted', 'opened', 'news'),
    object: fc.nat(3),
    minutes: fc.integer({ min: 0, max: 3000 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 20 }),
      fc.integer({ min: 1, max: 5 }),
      async (events, pageSize) => {
        const person = await newcomer();
        for (const { kind, object, minutes } of events.sort((a, b) => a.minutes - b.minutes))
          await tell(person, { kind, about: `object:${object}`, now: hours(minutes / 60) });
        const all = (await read(person, 'pageSize=100')).data;
        const seen: typeof all = [];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const page = await read(person, `pageSize=${pageSize}${cursor && `&cursor=${cursor}`}`);
          seen.push(...page.data);
          cursor = page.paging.next;
        }
        expect(seen).toEqual(all);
        const dates = all.map(({ date }) => date);
        expect(dates).toEqual([...dates].sort().reverse());
        const states = new Set(
          events.filter(({ kind }) => kind !== 'answer').map(({ object }) => object),
        );
        expect(all.filter(({ kind }) => kind !== 'answer')).toHaveLength(states.size);
        const answers = all.filter(({ kind }) => kind === 'answer');
        expect(answers.reduce((sum, row) => sum + row.count, 0)).toBe(
          events.filter(({ kind }) => kind === 'answer').length,
        );
      },
    ),
    { numRuns: 15 },
  );
});
