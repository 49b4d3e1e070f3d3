import type { Middleware } from 'openapi-fetch';
import { isBody, named } from '../client/result.ts';
import type { Session } from '../session/session.ts';

/** Whether a response means the session is over: no valid token, or a blocked account. */
export function endsSession(status: number, code: string): boolean {
  return status === 401 || code === 'unauthorized';
}

/**
 * Names what went wrong before the server answered, and ends a session the server refuses. A call of a
 * session that has ended waits here, before its turn: else all would be sent in one moment.
 */
export function errorsMiddleware(session: Session): Middleware {
  return {
    async onRequest() {
      if (session.getSnapshot() === 'ended') await session.getToken();
    },
    async onResponse({ response }) {
      if (response.status !== 401 && response.status !== 403) return;
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => undefined);
      const { code = 'unauthenticated', message } = isBody(body) ? body : {};
      if (endsSession(response.status, code)) session.end({ code, message });
    },
    onError: ({ error }) => named(error),
  };
}
