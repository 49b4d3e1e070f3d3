import type { Middleware } from 'openapi-fetch';
import { timeoutError } from '../client/api-error.ts';
import { named } from '../client/result.ts';
import type { Session } from '../session/session.ts';

/** A pending call. */
interface Call {
  isLate: boolean;
  end: () => void;
}

/**
 * Breaks off a call whose whole answer, body included, is not there in time: an answer that stops
 * half way ends too. A call its caller broke off keeps its own error. While the session has ended the
 * clock stands: no one answers slowly then, someone signs in again.
 */
export function timeoutMiddleware(
  timeoutMs: number,
  session: Pick<Session, 'getSnapshot' | 'subscribe'>,
): Middleware {
  const calls = new Map<string, Call>();

  function failureOf(id: string, cause: unknown): Error {
    return calls.get(id)?.isLate ? timeoutError() : named(cause);
  }

  return {
    onRequest({ request, id }) {
      const controller = new AbortController();
      const giveUp = () => controller.abort(request.signal.reason);
      let timer: ReturnType<typeof setTimeout> | undefined;
      function wind() {
        clearTimeout(timer);
        if (session.getSnapshot() === 'ended') return;
        timer = setTimeout(() => {
          call.isLate = true;
          controller.abort(timeoutError());
        }, timeoutMs);
      }
      const leaveSession = session.subscribe(wind);
      const call: Call = {
        isLate: false,
        end() {
          clearTimeout(timer);
          leaveSession();
          request.signal.removeEventListener('abort', giveUp);
          calls.delete(id);
        },
      };
      calls.set(id, call);
      wind();
      if (request.signal.aborted) giveUp();
      request.signal.addEventListener('abort', giveUp);
      return new Request(request, { signal: controller.signal });
    },
    async onResponse({ response, id }) {
      try {
        const body = await response.arrayBuffer();
        const { status, statusText, headers } = response;
        return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
      } catch (cause) {
        throw failureOf(id, cause);
      } finally {
        calls.get(id)?.end();
      }
    },
    onError({ error, id }) {
      const failure = failureOf(id, error);
      calls.get(id)?.end();
      return failure;
    },
  };
}
