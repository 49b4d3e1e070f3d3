import type { ApiError } from './api-error.ts';

export interface QueuedError {
  id: number;
  message: string;
  error: ApiError;
}

export interface ErrorQueue {
  getSnapshot: () => readonly QueuedError[];
  subscribe: (listener: () => void) => () => void;
  /** The same message is shown once, however many calls failed with it. */
  add: (error: ApiError) => void;
  close: (id: number) => void;
  closeAll: () => void;
}

/** Call errors for the banners at the top of the page, newest first, each dismissible. */
export function createErrorQueue(): ErrorQueue {
  let errors: readonly QueuedError[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly QueuedError[]) => {
    errors = next;
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => errors,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add(error) {
      lastId += 1;
      const others = errors.filter(({ message }) => message !== error.message);
      set([{ id: lastId, message: error.message, error }, ...others]);
    },
    close(id) {
      set(errors.filter((one) => one.id !== id));
    },
    closeAll() {
      set([]);
    },
  };
}
