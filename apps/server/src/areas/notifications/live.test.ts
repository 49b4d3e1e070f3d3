import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { notify } from './notify.ts';

let academy: TestApp;
let address: string;
beforeAll(async () => {
  academy = await createTestApp();
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
  const maya = listen(await ticketOf('maya'), await academy.tokenOf('maya'));
  const bram = listen(await ticketOf('bram'), await academy.tokenOf('bram'));
  await expect.poll(() => maya.messages.length).toBe(1);
  await expect.poll(() => bram.messages.length).toBe(1);
  expect(Array.isArray(maya.messages[0])).toBe(true);
  const userId = await academy.userId('maya');
  const notice = {
    userId,
    type: 'info',
    message: 'Hello',
    occasion: 'test',
    now: academy.clock.now(),
  } as const;
  await notify(academy.db, notice);
  await notify(academy.db, notice);
  await academy.call('bram', 'PATCH', '/me/notifications?action=read');
  await expect.poll(() => maya.messages.length).toBe(2);
  expect(maya.messages[1]?.message).toBe('Hello');
  expect(bram.messages).toHaveLength(1);
  maya.socket.close();
  bram.socket.close();
});

test('a ticket opens one socket, once and in time; an access token in the address opens none', async () => {
  const ticket = await ticketOf('maya');
  const first = listen(ticket, await academy.tokenOf('maya'));
  await expect.poll(() => first.messages.length).toBe(1);
  const second = listen(ticket, await academy.tokenOf('maya'));
  expect(await second.closed).toBe(1006);
  const byToken = listen(await academy.tokenOf('maya'), await academy.tokenOf('maya'));
  expect(await byToken.closed).toBe(1006);
  const late = await ticketOf('maya');
  academy.clock.advance(61_000);
  expect(await listen(late, await academy.tokenOf('maya')).closed).toBe(1006);
  first.socket.close();
});

test("another person's token does not start a socket", async () => {
  const mixed = listen(await ticketOf('maya'), await academy.tokenOf('bram'));
  expect(await mixed.closed).toBe(4401);
  expect(mixed.messages).toEqual([]);
});
