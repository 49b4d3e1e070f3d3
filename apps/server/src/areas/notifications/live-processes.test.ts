import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createSisterApp, type ListeningApp } from '../../testing/test-app.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';
import { notify } from './notify.ts';

/** The embedded database has one process at most; several share a PostgreSQL. */
describe.runIf(process.env.TEST_DATABASE_URL)('two processes on one PostgreSQL', () => {
  let one: ListeningApp;
  let other: ListeningApp;
  beforeAll(async () => {
    one = await createListeningWorld();
    await addPeople(one, 'learner', 'other');
    other = await createSisterApp(one);
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  async function listen(academy: ListeningApp, person: string) {
    const { ticket } = (await academy.call(person, 'POST', '/me/notifications/tickets')).body;
    const token = await academy.tokenOf(person);
    const socket = new WebSocket(`${academy.base.replace('http', 'ws')}/live?token=${ticket}`);
    const messages: unknown[] = [];
    socket.on('open', () => socket.send(JSON.stringify({ action: 'notifications', token })));
    socket.on('message', (data) => messages.push(JSON.parse(String(data))));
    await expect.poll(() => messages.length).toBe(1);
    return { messages, socket };
  }

  const newsOf = (messages: unknown[]) =>
    messages.slice(1).map((one) => (one as { message: string }).message);

  async function makeNews(academy: ListeningApp, message: string) {
    await notify(academy.db, {
      userId: await academy.userId('learner'),
      kind: 'news',
      type: 'info',
      message,
      occasion: message,
      now: academy.clock.now(),
    });
    await academy.call('other', 'PATCH', '/me/notifications?action=read');
  }

  test('a notification made on one arrives once on the sockets of both', async () => {
    const here = await listen(one, 'learner');
    const there = await listen(other, 'learner');
    const stranger = await listen(other, 'other');
    const before = performance.now();
    await makeNews(one, 'from one');
    await expect.poll(() => newsOf(there.messages)).toEqual(['from one']);
    // Sooner than the server would look by itself: it was told.
    expect(performance.now() - before).toBeLessThan(2500);
    await makeNews(other, 'from the other');
    await expect.poll(() => newsOf(here.messages)).toEqual(['from one', 'from the other']);
    await expect.poll(() => newsOf(there.messages)).toEqual(['from one', 'from the other']);
    expect(stranger.messages).toHaveLength(1);
    for (const { socket } of [here, there, stranger]) socket.close();
  });

  test('fifty at once arrive all and once on both', async () => {
    const here = await listen(one, 'learner');
    const there = await listen(other, 'learner');
    const names = Array.from({ length: 50 }, (_, index) => `at once ${index}`);
    await Promise.all(names.map((name, index) => makeNews(index % 2 ? one : other, name)));
    for (const { messages, socket } of [here, there]) {
      await expect.poll(() => newsOf(messages).sort(), { timeout: 8000 }).toEqual(names.sort());
      socket.close();
    }
  });

  test('a channel that was cut is found again', async () => {
    const there = await listen(other, 'learner');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`.execute(one.db);
    await makeNews(one, 'after the cut');
    await expect.poll(() => newsOf(there.messages), { timeout: 8000 }).toEqual(['after the cut']);
    there.socket.close();
  });

  test('a ticket works once, whichever process it is shown to', async () => {
    const { ticket } = (await one.call('learner', 'POST', '/me/notifications/tickets')).body;
    const outcomes = await Promise.all(
      [one, other].map(
        ({ base }) =>
          new Promise((resolve) => {
            const socket = new WebSocket(`${base.replace('http', 'ws')}/live?token=${ticket}`);
            socket.on('error', () => resolve('refused'));
            socket.on('open', () => {
              resolve('open');
              socket.terminate();
            });
          }),
      ),
    );
    expect(outcomes.sort()).toEqual(['open', 'refused']);
  });
});
