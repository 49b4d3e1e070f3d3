import { ApiError } from '../client/api-error.ts';
import { cancelled, PostFailure } from './post-form.ts';
import type { UploadSettings } from './upload-options.ts';

/** Counts the attempts of an upload and waits before each retry. */
export function createTries(
  { signal, retries, retryMs }: UploadSettings,
  mayPass: (error: ApiError) => boolean,
) {
  let tries = 0;
  return {
    /** Progress was made: resets the count of failures. */
    succeed(): void {
      tries = 0;
    },

    /** Resolves when it is time to retry; throws if the upload has failed for good. */
    async wait(failure: unknown): Promise<void> {
      if (signal?.aborted) throw cancelled();
      const error = failure instanceof PostFailure ? failure.error : failure;
      if (tries >= retries || !(error instanceof ApiError && mayPass(error))) throw error;
      await pause(retryMs * 2 ** tries, signal);
      tries += 1;
    },
  };
}

/** Waits, also for the network if offline; ends immediately when the upload is cancelled. */
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
