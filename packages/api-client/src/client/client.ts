import createFetchClient, { type Client } from 'openapi-fetch';
import { HTTP_TIMEOUT_MS, REQUESTS_PER_SECOND } from '../domain/constants.ts';
import type { paths } from '../generated/schema.ts';
import type { Session } from '../session/session.ts';
import { ApiError, type ErrorBody, networkError, timeoutError } from './api-error.ts';
import { type ApiAreas, areaOf } from './areas.ts';
import { createErrorQueue, type ErrorQueue } from './error-queue.ts';
import { createThrottle } from './throttle.ts';

export interface ClientOptions {
  /** Where the API is: one address, or one for each area. */
  baseUrl: string | ApiAreas;
  session: Session;
  /** @default 10 */
  requestsPerSecond?: number;
  /** @default 90000 */
  timeoutMs?: number;
  /** Told what is worth a line in a log. @default silent */
  log?: (message: string) => void;
  /** @default the global fetch */
  fetch?: (request: Request) => Promise<Response>;
}

export interface UplinkClient {
  /** Typed calls by method and path: `client.api.GET('/me/lessons/{id}', ...)`. */
  api: Client<paths>;
  session: Session;
  errors: ErrorQueue;
  /**
   * The data of a call, or a thrown ApiError. The error also goes to the queue of the banners, but
   * for a 404, which the page answers, and for `rethrow`, where the caller shows it.
   */
  unwrap: <Data>(call: Promise<Result<Data>>, options?: { rethrow?: boolean }) => Promise<Data>;
}

interface Result<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The academy's API with its session, its limits and its errors. */
export function createUplinkClient(options: ClientOptions): UplinkClient {
  const {
    session,
    timeoutMs = HTTP_TIMEOUT_MS,
    log = () => {},
    fetch: send = (request) => fetch(request),
  } = options;
  const turn = createThrottle(options.requestsPerSecond ?? REQUESTS_PER_SECOND, log);
  const errors = createErrorQueue();

  async function transport(request: Request): Promise<Response> {
    const token = await session.getToken();
    await turn();
    const addressed = toArea(request);
    if (token) addressed.headers.set('authorization', `Bearer ${token}`);
    return withTimeout(addressed, send, timeoutMs);
  }

  function toArea(request: Request): Request {
    if (typeof options.baseUrl === 'string') return request;
    const { pathname, search } = new URL(request.url);
    return new Request(options.baseUrl[areaOf(pathname)] + pathname + search, request);
  }

  const api = createFetchClient<paths>({
    baseUrl: typeof options.baseUrl === 'string' ? options.baseUrl : options.baseUrl.general,
    fetch: transport,
  });

  return {
    api,
    session,
    errors,
    unwrap: async (call, { rethrow = false } = {}) => {
      const { data, error, response } = await call.catch((cause: unknown) => {
        throw remember(cause instanceof ApiError ? cause : networkError(), rethrow);
      });
      if (response.ok) return data as never;
      throw remember(new ApiError(response.status, bodyOf(error)), rethrow);
    },
  };

  function remember(error: ApiError, rethrow: boolean): ApiError {
    if (error.status === 401 || error.code === 'unauthorized') session.end(error.message);
    else if (error.status !== 404 && error.code !== 'locked' && !rethrow) errors.add(error);
    return error;
  }
}

function bodyOf(error: unknown): Partial<ErrorBody> {
  return typeof error === 'object' && error !== null ? (error as Partial<ErrorBody>) : {};
}

async function withTimeout(
  request: Request,
  send: (request: Request) => Promise<Response>,
  timeoutMs: number,
): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(timeoutError()), timeoutMs);
  request.signal.addEventListener('abort', () => controller.abort(request.signal.reason));
  try {
    return await send(new Request(request, { signal: controller.signal }));
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw controller.signal.aborted ? timeoutError() : networkError();
  } finally {
    clearTimeout(timer);
  }
}
