import { networkError } from '../client/api-error.ts';
import { consoleLog, type Log } from '../client/log.ts';
import { TOKEN_RENEWAL_MS } from '../domain/constants.ts';
import { createSessionCalls, type EndReason } from './session-calls.ts';
import { joinTabs } from './tabs.ts';
import { personOf, type Token } from './token.ts';

/** Options for a session. */
export interface SessionOptions {
  /** Where `/session/*` is. */
  baseUrl: string;
  /** Whether this browser may have a session; without a sign of one the server isn't asked. @default always */
  mayExist?: () => boolean;
  /** Called when the session is over, with the server's message if there is one. */
  onEnded?: (reason: EndReason) => void;
  /** Logs failed renewals. @default the console */
  log?: Log;
  /** @default the global fetch */
  fetch?: typeof fetch;
}

/**
 * Whether a user is signed in, as far as this page knows. In `ended` the session is over, but the
 * page stays and its calls wait for the same person to sign in again.
 */
export type SessionStatus = 'unknown' | 'signedIn' | 'ended' | 'signedOut';

/** The signed-in user and their access token. */
export interface Session {
  /**
   * The access token, renewed when it is 60 s old. One renewal runs at a time, over all tabs.
   * Undefined if no one is signed in; throws if the server can't be reached. In an `ended` session
   * it resolves when the user has signed in again.
   */
  getToken: () => Promise<string | undefined>;
  /** Replaces a token the server refused. */
  replaceToken: (refused: string) => Promise<string | undefined>;
  /**
   * Whether a user is signed in. Asks the server again if not, which can resume an `ended` session.
   */
  isSignedIn: () => Promise<boolean>;
  getSnapshot: () => SessionStatus;
  subscribe: (listener: () => void) => () => void;
  /**
   * The id of the user; empty until the first token. The key of everything stored on this device.
   */
  getPerson: () => string;
  /** Ends the session on the server, here and in other tabs; returns where the browser goes. */
  signOut: () => Promise<string>;
  /** Continues as the user this device last knew, when the server can't be reached. */
  resume: (person: string) => void;
  /** Drops the token because the server refused it. */
  end: (reason: EndReason) => void;
  /**
   * From now on an expired session becomes `ended` without calling `onEnded`: the page handles the
   * new sign-in. Returns a function that undoes this.
   */
  awaitSignIn: () => () => void;
}

/** How long before it expires a token is renewed. */
const earlyMs = 10_000;
const longestPauseMs = 30_000;

/** Keeps the access token in memory only, and shares a renewed one with the other tabs. */
export function createSession(options: SessionOptions): Session {
  const {
    baseUrl,
    mayExist = () => true,
    onEnded = () => {},
    log = consoleLog,
    fetch: send = (...call) => fetch(...call),
  } = options;
  const calls = createSessionCalls(baseUrl, send);
  const listeners = new Set<() => void>();
  let token: Token | undefined;
  let person = '';
  let status: SessionStatus = 'unknown';
  let renewal: Promise<string | undefined> | undefined;
  let failures = 0;
  let pauseUntil = 0;
  /** Parts of the page that handle a new sign-in. */
  let waiters = 0;

  const tabs = joinTabs<Token>((message) => {
    if (message.kind === 'signedOut') finish({ code: 'signedOut', message: undefined });
    else if (message.token.renewedAt > (token?.renewedAt ?? 0)) accept(message.token);
  });

  // A failure while offline says nothing about now.
  globalThis.addEventListener?.('online', () => {
    pauseUntil = 0;
  });

  function setStatus(next: SessionStatus): void {
    if (status === next) return;
    status = next;
    for (const listener of listeners) listener();
  }

  function accept(next: Token) {
    const owner = personOf(next.value);
    // Someone else signed in on this computer, while this page still shows (and would save) the
    // first user's work.
    if (person !== '' && owner !== person) {
      return finish({ code: 'signedOut', message: undefined });
    }
    token = next;
    person = owner;
    setStatus('signedIn');
  }

  function finish(reason: EndReason): void {
    token = undefined;
    if (status === 'signedOut') return;
    if (waiters > 0 && reason.code === 'unauthenticated') {
      setStatus('ended');
    } else {
      setStatus('signedOut');
      onEnded(reason);
    }
  }

  const isFresh = () =>
    token !== undefined &&
    Date.now() - token.renewedAt < TOKEN_RENEWAL_MS &&
    Date.now() < token.expiresAt - earlyMs;

  async function renew(): Promise<string | undefined> {
    // Another tab may have renewed while this one waited for its turn.
    if (isFresh()) return token?.value;
    // Without a session there is nothing to renew. For a person who was signed in, the call says whether it ended.
    if (status !== 'signedIn' && !mayExist()) {
      if (status === 'unknown') setStatus('signedOut');
      return undefined;
    }
    if (Date.now() < pauseUntil) return goOn();
    const answer = await calls.renew();
    if (answer.kind === 'noAnswer') {
      failures += 1;
      pauseUntil = Date.now() + Math.min(longestPauseMs, 500 * 2 ** failures);
      log('token renewal got no answer');
      return goOn();
    }
    failures = 0;
    pauseUntil = 0;
    if (answer.kind === 'renewed') {
      accept(answer.token);
      tabs.tell({ kind: 'token', token: answer.token });
    } else {
      log(`token renewal failed: ${answer.code}`);
      // A visitor who was never signed in has no session to lose.
      if (status === 'unknown' && answer.code !== 'unauthorized') setStatus('signedOut');
      else finish(answer);
    }
    return token?.value;
  }

  /**
   * Without a response the current token may still be valid; without a token nothing can continue.
   */
  function goOn(): string {
    if (token && Date.now() < token.expiresAt) return token.value;
    throw networkError();
  }

  function renewOnce(): Promise<string | undefined> {
    renewal ??= tabs.exclusively(renew).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  async function getToken(): Promise<string | undefined> {
    if (!isFresh() && status !== 'signedOut' && status !== 'ended') await renewOnce();
    if (status === 'ended') {
      await new Promise<void>((resolve) => {
        const leave = subscribe(() => {
          leave();
          resolve();
        });
      });
    }
    return token?.value;
  }

  return {
    getToken,
    replaceToken(refused) {
      if (token?.value === refused) token = undefined;
      return getToken();
    },
    // A visitor may have signed in elsewhere meanwhile, so this asks again.
    isSignedIn: async () => (isFresh() ? true : (await renewOnce()) !== undefined),
    getSnapshot: () => status,
    subscribe,
    getPerson: () => person,
    async signOut() {
      // Not part of a first load: no one signs out on the way in.
      const drafts = await import('../saving/sign-out.ts').catch(() => undefined);
      await drafts?.settleBeforeSignOut();
      const redirectUrl = await calls.signOut();
      token = undefined;
      setStatus('signedOut');
      tabs.tell({ kind: 'signedOut' });
      await drafts?.forgetDrafts(person);
      return redirectUrl;
    },
    resume(last) {
      if (status !== 'unknown') return;
      person = last;
      setStatus('signedIn');
    },
    end: finish,
    awaitSignIn() {
      waiters += 1;
      return () => {
        waiters -= 1;
        if (waiters === 0 && status === 'ended') setStatus('signedOut');
      };
    },
  };
}
