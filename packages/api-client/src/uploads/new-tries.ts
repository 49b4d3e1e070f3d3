import { ApiError } from '../client/api-error.ts';
import { cancelled, PostFailure } from './post-form.ts';
import type { UploadSettings } from './upload-options.ts';

/** Counts the tries of an upload, and waits before each new one. */
export function createTries(
  { signal, retries, retryMs }: UploadSettings,
  mayPass: (error: ApiError) => boolean,
) {
  let tries = 0;
  return {
    /** Something arrived: the next break is a first one. */
    succeed(): void {
      tries = 0;
    },

    /** Returns when it may be tried again; throws what ends the upload. */
    async wait(failure: unknown): Promise<void> {
      if (signal?.aborted) throw cancelled();
      const error = failure instanceof PostFailure ? failure.error : failure;
      if (tries >= retries || !(error instanceof ApiError && mayPass(error))) throw error;
      await pause(retryMs * 2 ** tries, signal);
      tries += 1;
    },
  };
}

/** Waits, and for the network if there is none; ends at once when the upload is given up. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(() => {
      if (navigator.onLine) done();
    }, ms);
    addEventListener('online', done);
    signal?.addEventListener('abort', done);
  });
}
