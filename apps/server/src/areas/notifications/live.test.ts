import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';
import { notify } from './notify.ts';

let academy: TestApp;
let address: string;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'other');
  address = (await academy.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
afterAll(() => academy.close());

const ticketOf = async (person: string) =>
  (await academy.call(person, 'POST', '/me/notifications/tickets')).body.ticket;

function listen(ticket: string, token: string) {
  const socket = new WebSocket(`${address}/live?token=${ticket}`);
  const messages: { message?: string }[] = [];
  socket.on('open', () => socket.send(JSON.stringify({ action: 'notifications', token })));
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  return { socket, messages, closed };
}

test('the list comes first, then each new one, to its owner alone', async () => {
  const learner = listen(await ticketOf('learner'), await academy.tokenOf('learner'));
  const other = listen(await ticketOf('other'), await academy.tokenOf('other'));
  await expect.poll(() => learner.messages.length).toBe(1);
  await expect.poll(() => other.messages.length).toBe(1);
  expect(Array.isArray(learner.messages[0])).toBe(true);
  const userId = await academy.userId('learner');
  const notice = {
    userId,
    kind: 'news',
    type: 'info',
    message: 'Hello',
    occasion: 'test',
    now: academy.clock.now(),
  } as const;
  await notify(academy.db, notice);
  await notify(academy.db, notice);
  await academy.call('other', 'PATCH', '/me/notifications?action=read');
  await expect.poll(() => learner.messages.length).toBe(2);
  expect(learner.messages[1]?.message).toBe('Hello');
  expect(other.messages).toHaveLength(1);
  learner.socket.close();
  other.socket.close();
});

test('a ticket opens one socket, once and in time; an access token in the address opens none', async () => {
  const ticket = await ticketOf('learner');
  const first = listen(ticket, await academy.tokenOf('learner'));
  await expect.poll(() => first.messages.length).toBe(1);
  const second = listen(ticket, await academy.tokenOf('learner'));
  expect(await second.closed).toBe(1006);
  const byToken = listen(await academy.tokenOf('learner'), await academy.tokenOf('learner'));
  expect(await byToken.closed).toBe(1006);
  const late = await ticketOf('learner');
  academy.clock.advance(61_000);
  expect(await listen(late, await academy.tokenOf('learner')).closed).toBe(1006);
  first.socket.close();
});

test("another person's token does not start a socket", async () => {
  const mixed = listen(await ticketOf('learner'), await academy.tokenOf('other'));
  expect(await mixed.closed).toBe(4401);
  expect(mixed.messages).toEqual([]);
});
