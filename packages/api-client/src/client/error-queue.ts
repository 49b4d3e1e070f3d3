import type { ApiError } from './api-error.ts';

export interface QueuedError {
  id: number;
  message: string;
  error: ApiError;
}

/** Errors of calls for the banners at the top of the page, newest first, each closable by itself. */
export function createErrorQueue() {
  let errors: readonly QueuedError[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly QueuedError[]) => {
    errors = next;
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => errors,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** The same message is shown once, however many calls failed with it. */
    add(error: ApiError) {
      lastId += 1;
      const others = errors.filter(({ message }) => message !== error.message);
      set([{ id: lastId, message: error.message, error }, ...others]);
    },
    close(id: number) {
      set(errors.filter((one) => one.id !== id));
    },
    closeAll() {
      set([]);
    },
  };
}

export type ErrorQueue = ReturnType<typeof createErrorQueue>;
