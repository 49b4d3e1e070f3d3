import type { Schema } from '../contract.ts';

export type ErrorBody = Schema<'Error'>;

/** No connection to the academy, no answer in time, a fault of the server, or a plain no. */
export type ErrorKind = 'offline' | 'timeout' | 'server' | 'refusal';

/** A refusal of the server, or a call that never reached it (`status` 0). Its message is for people. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Stable word of the contract, or `network` and `timeout`. */
  readonly code: string;
  /** Everything the server said. */
  readonly body: Partial<ErrorBody>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? 'The server gave no reason.');
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.body = body;
  }

  /** The first message of each field that was refused. */
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

  /** Names the call in the server's log; worth giving to support. */
  get requestId(): string | undefined {
    return this.body.requestId;
  }

  /** What kind of trouble it is: each has its own words. */
  get kind(): ErrorKind {
    if (this.status === 0) return this.code === 'timeout' ? 'timeout' : 'offline';
    return this.status >= 500 ? 'server' : 'refusal';
  }

  /** Whether the same call may work later: nothing was said about the input. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

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
