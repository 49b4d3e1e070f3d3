import { ApiError } from '../client/api-error.ts';
import type { UplinkClient } from '../client/client.ts';
import type { Schema } from '../contract.ts';
import { cancelled, PostFailure, postForm } from './post-form.ts';
import type { UploadProgress } from './transfer-speed.ts';

/** How one file is uploaded. */
export interface UploadOptions {
  onProgress?: (progress: UploadProgress) => void;
  /** Cancels the upload. */
  signal?: AbortSignal;
  /** An upload that stands still for so long is broken off. @default 30000 */
  stallMs?: number;
  /** How often it is tried once more by itself after a break. @default 2 */
  retries?: number;
  /** The pause before the first new try; each further one is twice as long. @default 2000 */
  retryMs?: number;
}

/**
 * Uploads one file: asks for a signed form, posts it, and returns the storage key. Any status but
 * 201, and an answer without a Key, is an error. After a break it starts again by itself. A browser
 * does not tell for sure how much arrived, so the same key is used again only when the storage said
 * that it took nothing. A form carries its own permission: a token renewed meanwhile does not matter.
 */
export async function uploadFile(
  client: UplinkClient,
  file: File,
  request: Schema<'UploadRequest'>,
  options: UploadOptions = {},
): Promise<string> {
  const { onProgress = () => {}, signal, stallMs = 30_000, retries = 2, retryMs = 2000 } = options;
  let form: Schema<'UploadParameters'> | undefined;
  for (let tries = 0; ; tries += 1) {
    try {
      form ??= await askForForm();
      return await postForm(form, file, { onProgress, signal, stallMs });
    } catch (failure) {
      if (signal?.aborted) throw cancelled();
      const error = failure instanceof PostFailure ? failure.error : failure;
      if (tries >= retries || !(error instanceof ApiError && error.isPassing)) throw error;
      const isFormGood = failure instanceof PostFailure && failure.isTurnedAway && !isOver(form);
      if (!isFormGood) form = undefined;
      await pause(retryMs * 2 ** tries, signal);
    }
  }

  function askForForm(): Promise<Schema<'UploadParameters'>> {
    return client.unwrap(
      client.api.POST('/uploads/parameters', { body: request, signal: signal ?? null }),
      { rethrow: true },
    );
  }
}

function isOver(form: Schema<'UploadParameters'> | undefined): boolean {
  return !form || Date.parse(form.expiresAt) <= Date.now();
}

/** Waits, and for the network if there is none; ends at once when the upload is given up. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
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
