import { ApiError } from '../client/api-error.ts';
import type { Schema } from '../contract.ts';

/** The state of a widget that can't show its content; a controller adds `ready` and its data. */
export type NotReady =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'forbidden'; message: string }
  | { status: 'locked'; reason: string; next: Schema<'Error'>['next'] }
  | { status: 'failed'; message: string; retry: () => void };

interface QueryState {
  error: unknown;
  refetch: () => unknown;
}

/** The state of a query without data: loading, or what its error means. */
export function notReady({ error, refetch }: QueryState): NotReady {
  if (error === null || error === undefined) return { status: 'loading' };
  if (!(error instanceof ApiError)) {
    return {
      status: 'failed',
      message: "This part couldn't be loaded.",
      retry: () => void refetch(),
    };
  }
  if (error.code === 'locked') {
    return { status: 'locked', reason: error.body.reason ?? error.message, next: error.body.next };
  }
  if (error.status === 404) return { status: 'empty' };
  if (error.status === 403) return { status: 'forbidden', message: error.message };
  return { status: 'failed', message: error.message, retry: () => void refetch() };
}
