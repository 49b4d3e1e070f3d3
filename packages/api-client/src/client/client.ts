import createFetchClient, { type Client } from 'openapi-fetch';
import { HTTP_TIMEOUT_MS, REQUESTS_PER_SECOND } from '../domain/constants.ts';
import type { paths } from '../generated/schema.ts';
import { type ApiAreas, withAreas } from '../middleware/areas.ts';
import { authMiddleware } from '../middleware/auth.middleware.ts';
import { endsSession, errorsMiddleware } from '../middleware/errors.middleware.ts';
import { throttleMiddleware } from '../middleware/throttle.middleware.ts';
import { timeoutMiddleware } from '../middleware/timeout.middleware.ts';
import type { Session } from '../session/session.ts';
import { ApiError } from './api-error.ts';
import { createErrorQueue, type ErrorQueue } from './error-queue.ts';
import { explain } from './explain.ts';
import { consoleLog, type Log } from './log.ts';
import { type Result, unwrap } from './result.ts';

/** Options for a client. */
export interface ClientOptions {
  /** The address of the API: one for all areas, or one per area. */
  baseUrl: string | ApiAreas;
  session: Session;
  /**
   * Calls per second; faster calls wait their turn. A function is evaluated on each call.
   * @default 10
   */
  requestsPerSecond?: number | (() => number);
  /** Aborts a call whose full response takes longer. @default 90000 */
  timeoutMs?: number;
  /** Receives log lines. @default the console */
  log?: Log;
  /** @default the global fetch */
  fetch?: (request: Request) => Promise<Response>;
}

/** The academy's API, as used by widgets and pages. */
export interface UplinkClient {
  /** Typed calls by method and path: `client.api.GET('/me/lessons/{id}', ...)`. */
  api: Client<paths>;
  session: Session;
  errors: ErrorQueue;
  log: Log;
  /**
   * Returns the data of a call or throws an ApiError. Errors also go to the banner queue, except
   * 404s and locks, which the page shows, and with `rethrow`, where the caller shows the error.
   */
  unwrap: <Data>(call: Promise<Result<Data>>, options?: { rethrow?: boolean }) => Promise<Data>;
}

/** Creates a client for the academy's API with session, rate limit, timeouts and error handling. */
export function createUplinkClient(options: ClientOptions): UplinkClient {
  const {
    baseUrl,
    session,
    timeoutMs = HTTP_TIMEOUT_MS,
    requestsPerSecond = REQUESTS_PER_SECOND,
    log = consoleLog,
    fetch: send = (request) => fetch(request),
  } = options;
  const errors = createErrorQueue();
  const isOneAddress = typeof baseUrl === 'string';
  const base = isOneAddress ? baseUrl : baseUrl.general;
  const api = createFetchClient<paths>({ baseUrl: base, fetch: send });
  // Waiting for a turn is not waiting for an answer, so the clock starts after it; the token comes
  // last, or it could be old when the call is sent.
  api.use(
    errorsMiddleware(session),
    throttleMiddleware(requestsPerSecond, log),
    timeoutMiddleware(timeoutMs, session),
    authMiddleware(session),
  );

  return {
    api: isOneAddress ? api : withAreas(api, baseUrl),
    session,
    errors,
    log,
    unwrap: (call, { rethrow = false } = {}) =>
      unwrap(call).catch((error: unknown) => {
        if (error instanceof ApiError) {
          explain(error, base, log);
          if (!rethrow && isForBanner(error)) errors.add(error);
        }
        throw error;
      }),
  };
}

function isForBanner({ status, code }: ApiError): boolean {
  return status !== 404 && code !== 'locked' && !endsSession(status, code);
}
