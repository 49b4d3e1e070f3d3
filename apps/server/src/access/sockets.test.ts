import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { notify } from '../areas/notifications/notify.ts';
import { issueTicket, useTicket } from '../areas/notifications/socket-ticket.service.ts';
import {
  endSession,
  openSession,
  sessionIdOf,
} from '../areas/session/browser-session.repository.ts';
import { signAccessToken } from '../areas/session/session.service.ts';
import { loadSigningKey, type SigningKey } from '../providers/identity/oidc/signing-keys.ts';
import { createListeningApp, type ListeningApp } from '../testing/test-app.ts';
import { accountStates } from './account-states.fixture.ts';
import { type Actor, actors } from './actors.ts';
import { createPeople, secretOf, secretsIn } from './people.fixture.ts';
import { type SocketEnd, type SocketRow, sockets } from './rows/sockets.rows.ts';

let academy: ListeningApp;
let people: Map<string, number>;
let signingKey: SigningKey;
const idOf = (person: string) => people.get(person) ?? 0;
const hour = 3_600_000;

beforeAll(async () => {
  academy = await createListeningApp();
  people = await createPeople(academy);
  signingKey = await loadSigningKey(academy.db);
  const now = academy.clock.now();
  for (const person of [...actors, 'other']) {
    const notice = {
      userId: idOf(person),
      kind: 'news',
      type: 'info',
      message: secretOf(person),
    } as const;
    await notify(academy.db, { ...notice, occasion: 'test', now });
  }
});
// Sockets that are open still keep no server from stopping.
afterAll(() => academy.close());

async function ticketOf(actor: Actor, kind: SocketRow['ticket']): Promise<string> {
  const { db, clock } = academy;
  const now = clock.now();
  const issue = async (person: string, at = now) =>
    (await issueTicket(db, idOf(person), at)).ticket;
  switch (kind) {
    case 'none':
      return '';
    case 'made up':
      return 'A'.repeat(32);
    case "another's":
      return issue('other');
    case 'an access token':
      return academy.tokenOf(actor);
    case 'over':
      return issue(actor, new Date(now.getTime() - hour));
    case 'used': {
      const ticket = await issue(actor);
      await useTicket(db, ticket, now);
      return ticket;
    }
    default:
      return issue(actor);
  }
}

async function tokenOf(actor: Actor, kind: SocketRow['token']): Promise<string | undefined> {
  const { db, clock } = academy;
  switch (kind) {
    case 'none':
      return undefined;
    case 'forged':
      return 'a.b.c';
    case "another's":
      return academy.tokenOf('other');
    case 'the cookie':
      return academy.sessionOf(actor);
    case 'over':
      return sign(await academy.sessionOf(actor), new Date(clock.now().getTime() - hour));
    case 'of an ended session': {
      const session = { userId: idOf(actor), authTime: clock.now(), idToken: null };
      const secret = await openSession(db, session, clock.now());
      const token = await sign(secret, clock.now());
      await endSession(db, secret);
      return token;
    }
    default:
      return academy.tokenOf(actor);
  }
  function sign(secret: string, now: Date) {
    const issuer = academy.config.publicUrl;
    const sessionId = sessionIdOf(secret);
    return signAccessToken(signingKey, {
      issuer,
      userId: idOf(actor),
      sessionId,
      authTime: now,
      now,
    });
  }
}

interface Listening {
  socket: WebSocket;
  said: string[];
  /** What became of it, as soon as that is known. */
  end: Promise<SocketEnd>;
  closed: Promise<number>;
}

async function listen(actor: Actor, row: Omit<SocketRow, 'what' | 'expected'>): Promise<Listening> {
  const [ticket, token] = [await ticketOf(actor, row.ticket), await tokenOf(actor, row.token)];
  const origin = row.origin?.replace(/^own/, academy.base);
  const address = academy.base.replace('http', 'ws') + (row.path ?? '/live');
  const socket = new WebSocket(`${address}?token=${ticket}`, { ...(origin && { origin }) });
  const said: string[] = [];
  socket.on('open', () => socket.send(JSON.stringify({ action: 'notifications', token })));
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const end = new Promise<SocketEnd>((resolve) => {
    socket.on('message', (data) => {
      said.push(String(data));
      resolve('listens');
    });
    closed.then((code) => resolve(code === 4401 ? 'refused' : 'shut'));
  });
  return { socket, said, end, closed };
}

/** Opens a socket for everyone, and tells whose ended in another way or heard what is another's. */
async function faults(row: Omit<SocketRow, 'what'>): Promise<string[]> {
  const found = await Promise.all(
    actors.map(async (actor) => {
      const { socket, said, end } = await listen(actor, row);
      const ended = await end;
      socket.close();
      const heard = secretsIn(said.join(' '));
      const owed = row.expected === 'listens' ? [actor.toLowerCase()] : [];
      return ended === row.expected && heard.join() === owed.join()
        ? []
        : [`${actor}: ${ended}, hears of ${heard}`];
    }),
  );
  return found.flat();
}

describe('a socket with', () => {
  test.each(sockets)('$what: $expected', async (row) => {
    expect(await faults(row)).toEqual([]);
  });
});

describe.each(accountStates)('an account that is $state', ({ enter, leave }) => {
  const ids = () => actors.map(idOf);
  beforeAll(() => enter(academy.db, ids()));
  afterAll(() => leave(academy.db, ids()));

  test('listens to nothing', async () => {
    expect(await faults({ expected: 'refused' })).toEqual([]);
  });
});

test('a socket that is open ends when its account is shut, signs out or its session is over', async () => {
  const open = await Promise.all(actors.map((actor) => listen(actor, {})));
  for (const { end } of open) expect(await end).toBe('listens');
  const [signsOut, lapses, ...shut] = actors;
  const { db, clock } = academy;
  await endSession(db, await academy.sessionOf(signsOut));
  await db
    .updateTable('browser_session')
    .set({ expires_at: clock.now() })
    .where('id_hash', '=', sessionIdOf(await academy.sessionOf(lapses)))
    .execute();
  for (const [index, { enter }] of accountStates.entries())
    await enter(db, [idOf(shut[index] ?? '')]);
  const ended = actors.slice(0, 2 + accountStates.length);
  for (const [index] of ended.entries()) expect(await open[index]?.closed).toBe(4401);
  // Those whom nothing happened to go on listening.
  const others = open.slice(ended.length).map(({ socket }) => socket.readyState);
  expect(new Set(others)).toEqual(new Set([WebSocket.OPEN]));
});
