import { networkError } from '../client/api-error.ts';
import { isBody } from '../client/result.ts';
import type { Schema } from '../contract.ts';
import type { Token } from './token.ts';

/** Why a session is over. */
export interface EndReason {
  /** A stable code of the contract, or `signedOut`. */
  code: string;
  /** The server's message, if any. */
  message: string | undefined;
}

/** The outcome of a token renewal. A missing response doesn't sign the user out. */
export type Renewal =
  | { kind: 'renewed'; token: Token }
  | ({ kind: 'refused' } & EndReason)
  | { kind: 'noAnswer' };

/** Other tabs wait for a renewal, so it must not hang forever. */
const answerMs = 30_000;

/** The calls behind a session. They send its cookie and no token. */
export function createSessionCalls(baseUrl: string, send: typeof fetch) {
  async function post(path: string): Promise<{ response: Response; body: Body }> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), answerMs);
    try {
      const response = await send(baseUrl + path, {
        method: 'POST',
        credentials: 'include',
        signal: controller.signal,
      });
      const body: unknown = await response.json().catch(() => ({}));
      return { response, body: isBody(body) ? body : {} };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async renew(): Promise<Renewal> {
      const answer = await post('/session/token').catch(() => undefined);
      if (!answer || answer.response.status === 429 || answer.response.status >= 500) {
        return { kind: 'noAnswer' };
      }
      const { response, body } = answer;
      if (response.ok) {
        // The connection may break after the headers of a successful response.
        if (body.accessToken === undefined) return { kind: 'noAnswer' };
        const renewedAt = Date.now();
        const expiresAt = renewedAt + (body.expiresIn ?? 0) * 1000;
        return { kind: 'renewed', token: { value: body.accessToken, renewedAt, expiresAt } };
      }
      return { kind: 'refused', code: body.code ?? 'unauthenticated', message: body.message };
    },
    /** Where the browser goes after signing out; throws if the server can't be reached. */
    async signOut(): Promise<string> {
      const { body } = await post('/session/logout').catch(() => ({ body: {} as Body }));
      if (body.redirectUrl === undefined) throw networkError();
      return body.redirectUrl;
    },
  };
}

type Body = Partial<Schema<'Error'> & Schema<'AccessToken'> & Schema<'SignOut'>>;
