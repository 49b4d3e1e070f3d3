import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ListeningApp } from '../../testing/test-app.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';
import { notify } from './notify.ts';

let academy: ListeningApp;
beforeAll(async () => {
  academy = await createListeningWorld({
    SOCKETS_PER_PERSON: '3',
    SOCKETS_PER_ADDRESS: '8',
    SOCKET_FRAMES_PER_MINUTE: '20',
  });
  await addPeople(academy, 'learner', 'other', 'third', 'fourth', 'fifth');
});
afterAll(() => academy.close());

const ticketOf = async (person: string): Promise<string> =>
  (await academy.call(person, 'POST', '/me/notifications/tickets')).body.ticket;

const read = async () =>
  expect((await academy.call('other', 'GET', '/me/notifications')).status).toBe(200);

interface Opened {
  /** What the upgrade was answered with. */
  status: number;
  socket: WebSocket;
  messages: string[];
  /** The code it was closed with. */
  closed: Promise<number>;
}

async function open(person: string, ticket?: string): Promise<Opened> {
  const shown = ticket ?? (await ticketOf(person));
  const socket = new WebSocket(`${academy.base.replace('http', 'ws')}/live?token=${shown}`);
  const messages: string[] = [];
  socket.on('message', (data) => messages.push(String(data)));
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const status = await new Promise<number>((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => {
      resolve(statusCode);
      socket.terminate();
    });
  });
  return { status, socket, messages, closed };
}

const introduction = async (person: string) =>
  JSON.stringify({ action: 'notifications', token: await academy.tokenOf(person) });

async function listen(person: string): Promise<Opened> {
  const opened = await open(person);
  opened.socket.send(await introduction(person));
  await expect.poll(() => opened.messages.length).toBe(1);
  return opened;
}

/** Opens until there is a place again: a closed socket gives its own back a moment later. */
async function openWhenFree(person: string): Promise<Opened> {
  let opened = await open(person);
  for (let tries = 0; opened.status === 429 && tries < 50; tries += 1) {
    await wait(20);
    opened = await open(person);
  }
  return opened;
}

describe('a connection that is reset', () => {
  const dial = async (): Promise<Socket> => {
    const at = new URL(academy.base);
    const socket = connect(Number(at.port), at.hostname);
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  const request = (ticket: string) =>
    `GET /live?token=${ticket} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

  /** While the database is busy, a ticket's look-up takes as long as the test wants. */
  async function whileTicketsWait(act: () => Promise<void>) {
    let release = () => {};
    const busy = academy.db.transaction().execute(async (trx) => {
      await trx.selectFrom('socket_ticket').select('user_id').forUpdate().execute();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    await act();
    release();
    await busy;
  }

  test.each([
    ['before it asked', ''],
    ['in the middle of its question', 'GET /live?token=abc HTTP/1.1\r\nhost: x\r\nupg'],
    ['with a ticket that is none', request('none')],
    ['at an address that has no sockets', request('x').replace('/live', '/lobby')],
  ])('%s ends no server', async (_when, sent) => {
    const socket = await dial();
    if (sent) socket.write(sent);
    await wait(20);
    socket.resetAndDestroy();
    await read();
  });

  test('while its ticket is looked up ends no server, and gives its place back', async () => {
    const ticket = await ticketOf('learner');
    await whileTicketsWait(async () => {
      for (let count = 0; count < 5; count += 1) {
        const socket = await dial();
        socket.write(request(count === 0 ? ticket : 'none'));
        await wait(30);
        socket.resetAndDestroy();
      }
      await wait(50);
    });
    const { status, socket } = await openWhenFree('learner');
    expect(status).toBe(101);
    socket.terminate();
  });

  test('behind the upgrade, and in the middle of its frames, ends no server', async () => {
    for (const frame of [
      Buffer.alloc(0),
      Buffer.from([0x81, 0xfe, 0x01]),
      Buffer.alloc(40, 0xff),
    ]) {
      const socket = await dial();
      socket.write(request(await ticketOf('learner')));
      await once(socket, 'data');
      socket.write(frame);
      await wait(10);
      socket.resetAndDestroy();
    }
    await read();
  });
});

describe('a socket', () => {
  test('introduces itself once', async () => {
    const { socket, messages, closed } = await listen('learner');
    socket.send(await introduction('learner'));
    expect(await closed).toBe(1008);
    expect(messages).toHaveLength(1);
  });

  // `pnpm bench flood` measures what it costs the reads of others.
  test('that sends ten thousand frames is answered once and closed', async () => {
    const { socket, messages, closed } = await open('learner');
    const frame = await introduction('learner');
    socket.pause();
    for (let count = 0; count < 10_000; count += 1) socket.send(frame);
    await Promise.all(Array.from({ length: 20 }, read));
    socket.resume();
    expect([1006, 1008]).toContain(await closed);
    expect(messages.length).toBeLessThanOrEqual(1);
  });

  test.each(['ping', 'pong'] as const)('that sends a flood of %ss is closed', async (kind) => {
    const { socket, closed } = await listen('learner');
    for (let count = 0; count < 1000; count += 1) socket[kind]();
    expect(await closed).toBe(1006);
  });

  test('that sends a message in a thousand pieces, or a huge one, is closed', async () => {
    const pieces = await open('learner');
    for (let count = 0; count < 1000; count += 1) pieces.socket.send('', { fin: false });
    expect([1006, 1008]).toContain(await pieces.closed);
    const huge = await open('learner');
    huge.socket.send('x'.repeat(20_000));
    expect(await huge.closed).toBe(1009);
  });

  test('that leaves its news unread is closed; others get theirs', async () => {
    const slow = await listen('learner');
    const reader = await listen('learner');
    slow.socket.pause();
    const userId = await academy.userId('learner');
    const message = 'x'.repeat(50_000);
    const rounds = 30;
    for (let round = 1; round <= rounds; round += 1) {
      for (let count = 0; count < 10; count += 1) {
        const news = {
          userId,
          kind: 'news',
          type: 'info',
          message,
          occasion: `${round} ${count}`,
        } as const;
        await notify(academy.db, { ...news, now: academy.clock.now() });
      }
      await academy.call('other', 'PATCH', '/me/notifications?action=read');
      await expect.poll(() => reader.messages.length).toBe(1 + 10 * round);
    }
    slow.socket.resume();
    expect(await slow.closed).toBe(1006);
    expect(slow.messages.length).toBeLessThan(reader.messages.length);
    reader.socket.terminate();
  });
});

describe('places', () => {
  test('are so many for each person, and free again when a socket closes', async () => {
    const own = [
      await openWhenFree('learner'),
      await openWhenFree('learner'),
      await openWhenFree('learner'),
    ];
    expect(own.map(({ status }) => status)).toEqual([101, 101, 101]);
    expect((await open('learner')).status).toBe(429);
    expect((await open('other')).status).toBe(101);
    own[0]?.socket.close();
    expect((await openWhenFree('learner')).status).toBe(101);
  });

  test('are so many for each address, whoever asks', async () => {
    const statuses: number[] = [];
    for (const person of [
      'other',
      'other',
      'third',
      'third',
      'third',
      'fourth',
      'fourth',
      'fourth',
      'fifth',
      'fifth',
    ])
      statuses.push((await open(person)).status);
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status === 101).length).toBeLessThanOrEqual(8);
  });

  test('are asked for so often in a minute', async () => {
    const few = await createListeningWorld({ UPGRADES_PER_MINUTE: '3' });
    const ask = async () => {
      const socket = new WebSocket(`${few.base.replace('http', 'ws')}/live?token=none`);
      socket.on('error', () => {});
      const [, { statusCode }] = await once(socket, 'unexpected-response');
      socket.terminate();
      return statusCode;
    };
    const statuses = [await ask(), await ask(), await ask(), await ask()];
    await few.close();
    expect(statuses).toEqual([401, 401, 401, 429]);
  });
});
