import type { Schema } from '../contract.ts';
import { TOKEN_RENEWAL_MS } from '../domain/constants.ts';

export interface SessionOptions {
  /** Where `/session/*` is. */
  baseUrl: string;
  /** The session is over: sign in again. The server's message, when it gave one. */
  onEnded?: (reason: { code: string; message: string | undefined }) => void;
  log?: (message: string) => void;
  /** @default the global fetch */
  fetch?: typeof fetch;
}

interface Token {
  value: string;
  renewedAt: number;
  expiresAt: number;
}

export interface Session {
  /**
   * The access token, renewed when it is 60 s old. One renewal runs at a time, over all tabs.
   * Undefined when nobody is signed in.
   */
  getToken: () => Promise<string | undefined>;
  /** Whether somebody is signed in; asks the server once. */
  isSignedIn: () => Promise<boolean>;
  /** Ends the session at the server; returns where the browser goes. */
  signOut: () => Promise<string>;
  /** Forgets the token here because the server refused it. */
  end: (message?: string) => void;
}

const early = 10_000;
const lockName = 'uplink.token';

/** Keeps the access token in memory only, and shares a renewed one with the other tabs. */
export function createSession(options: SessionOptions): Session {
  const {
    baseUrl,
    onEnded = () => {},
    log = () => {},
    fetch: send = (...call) => fetch(...call),
  } = options;
  let token: Token | undefined;
  let isEnded = false;
  let renewal: Promise<string | undefined> | undefined;
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(lockName);
  channel?.addEventListener('message', ({ data }: MessageEvent<Token | 'signedOut'>) => {
    if (data === 'signedOut') {
      token = undefined;
      onEnded({ code: 'signedOut', message: undefined });
    } else if (!token || data.renewedAt > token.renewedAt) token = data;
  });

  const isFresh = () =>
    token !== undefined &&
    Date.now() - token.renewedAt < TOKEN_RENEWAL_MS &&
    Date.now() < token.expiresAt - early;

  async function renew(): Promise<string | undefined> {
    // Another tab may have renewed while this one waited for its turn.
    if (isFresh()) return token?.value;
    const response = await send(`${baseUrl}/session/token`, {
      method: 'POST',
      credentials: 'include',
    }).catch(() => undefined);
    if (!response || response.status === 429 || response.status >= 500) {
      // No answer is no sign-out: the token in hand may still be good.
      log('token renewal got no answer');
      return token?.value;
    }
    if (!response.ok) {
      const body = (await response.json().catch(() => ({}))) as Partial<Schema<'Error'>>;
      log(`token renewal failed: ${body.code ?? response.status}`);
      const wasSignedIn = token !== undefined;
      token = undefined;
      if (!isEnded && (wasSignedIn || body.code === 'unauthorized')) {
        isEnded = true;
        onEnded({ code: body.code ?? 'unauthenticated', message: body.message });
      }
      return undefined;
    }
    const { accessToken, expiresIn } = (await response.json()) as Schema<'AccessToken'>;
    isEnded = false;
    token = { value: accessToken, renewedAt: Date.now(), expiresAt: Date.now() + expiresIn * 1000 };
    channel?.postMessage(token);
    return token.value;
  }

  function getToken(): Promise<string | undefined> {
    if (isFresh()) return Promise.resolve(token?.value);
    const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
    renewal ??= (locks ? locks.request(lockName, renew) : renew()).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  return {
    getToken,
    isSignedIn: async () => (await getToken()) !== undefined,
    signOut: async () => {
      const response = await send(`${baseUrl}/session/logout`, {
        method: 'POST',
        credentials: 'include',
      });
      token = undefined;
      isEnded = true;
      channel?.postMessage('signedOut');
      return ((await response.json()) as Schema<'SignOut'>).redirectUrl;
    },
    end: (message) => {
      token = undefined;
      if (isEnded) return;
      isEnded = true;
      onEnded({ code: 'unauthenticated', message });
    },
  };
}
