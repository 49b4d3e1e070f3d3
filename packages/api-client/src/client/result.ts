import { ApiError, type ErrorBody, networkError } from './api-error.ts';

/** The result of an openapi-fetch call: data or an error, never both. */
export interface Result<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * Returns the data of a call or throws an ApiError. A call aborted by its caller keeps its own
 * error.
 */
export async function unwrap<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw named(cause);
  });
  if (response.ok) return data as Data;
  throw new ApiError(response.status, isBody(error) ? error : textBody(error, response));
}

/** A plain text is the message; a page, such as a proxy's, is not shown. */
function textBody(error: unknown, { headers }: Response): Partial<ErrorBody> {
  const isPlain = headers.get('content-type')?.startsWith('text/plain') ?? false;
  const message = isPlain && typeof error === 'string' ? error.trim() : '';
  return message ? { message } : {};
}

/** Converts any error to an ApiError; unknown errors count as calls that never arrived. */
export function named(cause: unknown): Error {
  const isKnown =
    cause instanceof ApiError || (cause instanceof Error && cause.name === 'AbortError');
  return isKnown ? cause : networkError();
}

/** Whether an error came from the academy rather than from a proxy in front of it. */
export function isBody(error: unknown): error is Partial<ErrorBody> {
  return typeof error === 'object' && error !== null;
}
