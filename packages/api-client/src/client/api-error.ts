import type { Schema } from '../contract.ts';
import type { ErrorCode } from './error-code.ts';

export type ErrorBody = Schema<'Error'>;

/** No connection, no response in time, a server fault, or a refusal. */
export type ErrorKind = 'offline' | 'timeout' | 'server' | 'refusal';

/**
 * An error from the server, or a call that never reached it (`status` 0). Its message is written
 * for people.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** A stable code of the contract, or `network` or `timeout`. */
  readonly code: ErrorCode;
  /** The full error body. */
  readonly body: Partial<ErrorBody>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? 'The server gave no reason.');
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.body = body;
  }

  /** The first message for each invalid field. */
  get fieldErrors(): Readonly<Record<string, string>> {
    return this.body.fieldErrors ?? {};
  }

  /** Why something is locked. */
  get reason(): string | undefined {
    return this.body.reason;
  }

  /** What to do to unlock it. */
  get next(): ErrorBody['next'] {
    return this.body.next;
  }

  /** Identifies the call in the server's log; give it to support. */
  get requestId(): string | undefined {
    return this.body.requestId;
  }

  /** Where the docs of the academy say what the code means and what to do, from its origin. */
  get docs(): string {
    return `/docs/developers/errors.html#${this.code}`;
  }

  /** The kind of error, to choose its wording. */
  get kind(): ErrorKind {
    if (this.status === 0) return this.code === 'timeout' ? 'timeout' : 'offline';
    return this.status >= 500 ? 'server' : 'refusal';
  }

  /** Whether the same call may succeed later: the input was not at fault. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** What the server said of a call that failed; undefined where it said nothing or was never reached. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status > 0 ? error.body.message : undefined;

export function networkError(): ApiError {
  return new ApiError(0, {
    code: 'network',
    message: 'The academy cannot be reached. Check your connection and try again.',
  });
}

export function timeoutError(): ApiError {
  return new ApiError(0, {
    code: 'timeout',
    message: 'The academy took too long to answer. Try again in a moment.',
  });
}
