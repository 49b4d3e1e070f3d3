import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createSession, type Session, type SessionOptions } from './session.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A token as the server makes them; only its subject is read. */
const tokenOf = (person: string, count: number) =>
  `x.${btoa(JSON.stringify({ sub: person, count }))}.x`;

/** A server with one session, which counts what is asked of it. */
function createServer() {
  const server = {
    person: '7',
    renewals: 0,
    atOnce: 0,
    mostAtOnce: 0,
    refusal: undefined as { status: number; body: object } | undefined,
    async fetch(url: string | URL | Request) {
      if (String(url).endsWith('/session/logout')) return Response.json({ redirectUrl: '/bye' });
      server.renewals += 1;
      server.atOnce += 1;
      server.mostAtOnce = Math.max(server.mostAtOnce, server.atOnce);
      await new Promise((resolve) => setTimeout(resolve, 5));
      server.atOnce -= 1;
      if (server.refusal) {
        return Response.json(server.refusal.body, { status: server.refusal.status });
      }
      return Response.json({
        accessToken: tokenOf(server.person, server.renewals),
        expiresIn: 300,
      });
    },
  };
  return server;
}

function openTab(server: ReturnType<typeof createServer>, options: Partial<SessionOptions> = {}) {
  const onEnded = vi.fn();
  const log = vi.fn();
  const session = createSession({ baseUrl: '', fetch: server.fetch, onEnded, log, ...options });
  return { session, onEnded, log };
}

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
/** What tabs tell each other arrives a moment later. */
const heard = () => new Promise((resolve) => setTimeout(resolve, 50));
const unauthenticated = { status: 401, body: { code: 'unauthenticated', message: 'Signed out.' } };

describe('a token', () => {
  test('is kept for 60 s, then renewed before the next call', async () => {
    const server = createServer();
    const { session } = openTab(server);
    expect(await session.getToken()).toBe(tokenOf('7', 1));
    later(59_999);
    expect(await session.getToken()).toBe(tokenOf('7', 1));
    later(1);
    expect(await session.getToken()).toBe(tokenOf('7', 2));
    expectTypeOf(session.getToken).returns.resolves.toEqualTypeOf<string | undefined>();
  });

  test('is asked for once by many calls', async () => {
    const server = createServer();
    const { session } = openTab(server);
    await Promise.all(Array.from({ length: 20 }, () => session.getToken()));
    expect(server.renewals).toBe(1);
  });

  test('is not asked for where there can be no session, until there is a sign of one', async () => {
    const server = createServer();
    let hasSign = false;
    const { session, onEnded, log } = openTab(server, { mayExist: () => hasSign });
    expect([await session.isSignedIn(), await session.getToken()]).toEqual([false, undefined]);
    expect(session.getSnapshot()).toBe('signedOut');
    expect([server.renewals, log.mock.calls, onEnded.mock.calls]).toEqual([0, [], []]);
    // Signed in from another tab.
    hasSign = true;
    expect(await session.isSignedIn()).toBe(true);
    hasSign = false;
    later(60_000);
    expect(await session.getToken()).toBe(tokenOf('7', 2));
  });

  test('tells whose session it is', async () => {
    const { session } = openTab(createServer());
    expect(session.getPerson()).toBe('');
    await session.getToken();
    expect(session.getPerson()).toBe('7');
  });

  test('that the server refused is replaced, and another is not', async () => {
    const server = createServer();
    const { session } = openTab(server);
    const first = String(await session.getToken());
    expect(await session.replaceToken('older')).toBe(first);
    expect(await session.replaceToken(first)).toBe(tokenOf('7', 2));
  });
});

describe('a renewal without an answer', () => {
  test('is no sign-out: the token in hand goes on, with pauses between the tries', async () => {
    const server = createServer();
    const { session, onEnded, log } = openTab(server);
    const token = await session.getToken();
    server.refusal = { status: 503, body: {} };
    later(60_000);
    expect(await session.getToken()).toBe(token);
    expect(await session.getToken()).toBe(token);
    expect(server.renewals).toBe(2);
    expect(log).toHaveBeenCalledExactlyOnceWith('token renewal got no answer');
    later(1000);
    server.refusal = undefined;
    expect(await session.getToken()).toBe(tokenOf('7', 3));
    expect(onEnded).not.toHaveBeenCalled();
  });

  test('and one whose line breaks under the answer is none either', async () => {
    const server = createServer();
    const { session, onEnded } = openTab(server);
    const token = await session.getToken();
    server.refusal = { status: 200, body: {} };
    later(60_000);
    expect(await session.getToken()).toBe(token);
    expect(session.getSnapshot()).toBe('signedIn');
    expect(onEnded).not.toHaveBeenCalled();
  });

  test('throws when there is no good token in hand', async () => {
    const server = createServer();
    server.refusal = { status: 500, body: {} };
    const { session } = openTab(server);
    await expect(session.getToken()).rejects.toMatchObject({ code: 'network' });
    expect(session.getSnapshot()).toBe('unknown');
  });
});

describe('a session that goes on without the server', () => {
  function openOffline() {
    const server = createServer();
    server.refusal = { status: 503, body: {} };
    const tab = openTab(server);
    tab.session.resume('7');
    return { server, ...tab };
  }

  test('knows whose it was, but has no token', async () => {
    const { session } = openOffline();
    expect(session.getPerson()).toBe('7');
    expect(session.getSnapshot()).toBe('signedIn');
    await expect(session.getToken()).rejects.toMatchObject({ code: 'network' });
  });

  test('gets its token once the server is back', async () => {
    const { server, session, onEnded } = openOffline();
    server.refusal = undefined;
    expect(await session.getToken()).toBe(tokenOf('7', 1));
    expect(onEnded).not.toHaveBeenCalled();
  });

  test('ends when the server knows it no more, or someone else by now', async () => {
    const gone = openOffline();
    gone.server.refusal = unauthenticated;
    expect(await gone.session.getToken()).toBeUndefined();
    expect(gone.onEnded).toHaveBeenCalledWith(expect.objectContaining({ code: 'unauthenticated' }));
    const taken = openOffline();
    taken.server.refusal = undefined;
    taken.server.person = '8';
    expect(await taken.session.getToken()).toBeUndefined();
    expect(taken.onEnded).toHaveBeenCalledWith({ code: 'signedOut', message: undefined });
  });

  test('is no way in for someone who was signed out', async () => {
    const server = createServer();
    const { session } = openTab(server);
    await session.getToken();
    await session.signOut();
    session.resume('8');
    expect(session.getSnapshot()).toBe('signedOut');
    expect(session.getPerson()).toBe('7');
  });
});

describe('a refused renewal', () => {
  test('is logged and ends the session once, with the words of the server', async () => {
    const server = createServer();
    const { session, onEnded, log } = openTab(server);
    await session.getToken();
    server.refusal = unauthenticated;
    later(60_000);
    expect(await session.getToken()).toBeUndefined();
    expect(await session.getToken()).toBeUndefined();
    expect(onEnded).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'unauthenticated', message: 'Signed out.' }),
    );
    expect(log).toHaveBeenCalledExactlyOnceWith('token renewal failed: unauthenticated');
    expect(session.getSnapshot()).toBe('signedOut');
  });

  test('leaves a visitor alone, who has no session to lose', async () => {
    const server = createServer();
    server.refusal = unauthenticated;
    const { session, onEnded } = openTab(server);
    expect(await session.isSignedIn()).toBe(false);
    expect(onEnded).not.toHaveBeenCalled();
  });

  test('tells someone who is shut out', async () => {
    const server = createServer();
    server.refusal = { status: 403, body: { code: 'unauthorized' } };
    const { session, onEnded } = openTab(server);
    await session.isSignedIn();
    expect(onEnded).toHaveBeenCalledWith(expect.objectContaining({ code: 'unauthorized' }));
  });
});

describe('two tabs', () => {
  test('renew once for both', async () => {
    const server = createServer();
    const [one, other] = [openTab(server).session, openTab(server).session];
    for (let round = 1; round <= 5; round += 1) {
      const tokens = await Promise.all([one, other, one, other].map((tab) => tab.getToken()));
      await heard();
      expect(server.renewals).toBe(round);
      expect(new Set(tokens)).toEqual(new Set([tokenOf('7', round)]));
      later(60_000);
    }
    expect(server.mostAtOnce).toBe(1);
  });

  test('sign out together', async () => {
    const server = createServer();
    const [one, other] = [openTab(server), openTab(server)];
    await Promise.all([one.session.getToken(), other.session.getToken()]);
    expect(await one.session.signOut()).toBe('/bye');
    await expect.poll(() => other.onEnded.mock.calls.length).toBe(1);
    expect(other.onEnded).toHaveBeenCalledExactlyOnceWith({
      code: 'signedOut',
      message: undefined,
    });
    expect(one.onEnded).not.toHaveBeenCalled();
    expect(await other.session.getToken()).toBeUndefined();
  });

  test('do not mix two people: the page of the first ends', async () => {
    const server = createServer();
    const first = openTab(server);
    await first.session.getToken();
    server.person = '8';
    later(60_000);
    const second: Session = openTab(server).session;
    await second.getToken();
    await expect.poll(() => first.onEnded.mock.calls.length).toBe(1);
    expect(first.onEnded).toHaveBeenCalledWith({ code: 'signedOut', message: undefined });
    expect(await first.session.getToken()).toBeUndefined();
    expect(second.getPerson()).toBe('8');
  });
});

describe('a session that runs out under a page that awaits a new sign-in', () => {
  /** A page that awaits it, up to the moment its session has ended. */
  async function openEnded() {
    const server = createServer();
    const tab = openTab(server);
    await tab.session.getToken();
    const leave = tab.session.awaitSignIn();
    later(60_000);
    server.refusal = unauthenticated;
    const calls = Promise.all([tab.session.getToken(), tab.session.getToken()]);
    await expect.poll(() => tab.session.getSnapshot()).toBe('ended');
    return { server, ...tab, calls, leave };
  }

  test('lets its calls wait, and go on with the new token', async () => {
    const { server, session, onEnded, calls } = await openEnded();
    expect(await session.isSignedIn()).toBe(false);
    const renewals = server.renewals;
    const late = session.getToken();
    expect(server.renewals).toBe(renewals);
    server.refusal = undefined;
    expect(await session.isSignedIn()).toBe(true);
    const token = tokenOf('7', renewals + 1);
    expect([...(await calls), await late]).toEqual([token, token, token]);
    expect(session.getSnapshot()).toBe('signedIn');
    expect(onEnded).not.toHaveBeenCalled();
  });

  test('hears of the sign-in from another tab', async () => {
    const { server, calls } = await openEnded();
    server.refusal = undefined;
    const token = await openTab(server).session.getToken();
    expect(await calls).toEqual([token, token]);
  });

  test('ends when someone else signed in: the calls get no token of theirs', async () => {
    const { server, onEnded, calls } = await openEnded();
    server.refusal = undefined;
    server.person = '8';
    await openTab(server).session.getToken();
    expect(await calls).toEqual([undefined, undefined]);
    expect(onEnded).toHaveBeenCalledExactlyOnceWith({ code: 'signedOut', message: undefined });
  });

  test('is told when the account was shut out meanwhile', async () => {
    const { server, session, onEnded } = await openEnded();
    server.refusal = { status: 403, body: { code: 'unauthorized' } };
    expect(await session.isSignedIn()).toBe(false);
    expect(onEnded).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'unauthorized' }),
    );
  });

  test('is over for good once no one awaits it', async () => {
    const { session, calls, leave } = await openEnded();
    leave();
    expect(await calls).toEqual([undefined, undefined]);
    expect(session.getSnapshot()).toBe('signedOut');
  });
});

test('what the server refuses ends the session here', async () => {
  const { session, onEnded } = openTab(createServer());
  await session.getToken();
  const listener = vi.fn();
  session.subscribe(listener);
  session.end({ code: 'unauthenticated', message: 'Over.' });
  session.end({ code: 'unauthenticated', message: 'Over.' });
  expect(onEnded).toHaveBeenCalledExactlyOnceWith({ code: 'unauthenticated', message: 'Over.' });
  expect(listener).toHaveBeenCalledOnce();
});
