import { ApiError, type ErrorBody, networkError } from './api-error.ts';

/** What a call of openapi-fetch answers with: data or an error, never both. */
export interface Result<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The data of a call, or a thrown ApiError. A call its caller broke off keeps its own error. */
export async function unwrap<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw named(cause);
  });
  if (response.ok) return data as Data;
  throw new ApiError(response.status, isBody(error) ? error : {});
}

/** The error as people and callers know it: anything unknown is a call that never arrived. */
export function named(cause: unknown): Error {
  const isKnown =
    cause instanceof ApiError || (cause instanceof Error && cause.name === 'AbortError');
  return isKnown ? cause : networkError();
}

/** Whether a refusal came from the academy, and not from a proxy before it. */
export function isBody(error: unknown): error is Partial<ErrorBody> {
  return typeof error === 'object' && error !== null;
}
