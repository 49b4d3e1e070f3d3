import { ApiError, networkError } from '../client/api-error.ts';
import type { UplinkClient } from '../client/client.ts';
import type { Schema } from '../contract.ts';

export interface UploadProgress {
  loaded: number;
  total: number;
  /** Bytes per second of the last seconds; 0 while unknown. */
  speed: number;
}

export interface UploadOptions {
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
  /** An upload that stands still for so long is broken off. @default 30000 */
  stallMs?: number;
}

/**
 * Uploads one file: asks for a signed form, posts it without an authorization header, and returns
 * the storage key. Any status but 201, and an answer without a Key, is an error.
 */
export async function uploadFile(
  client: UplinkClient,
  file: File,
  request: Schema<'UploadRequest'>,
  options: UploadOptions = {},
): Promise<string> {
  const form = await client.unwrap(
    client.api.POST('/uploads/parameters', { body: request, signal: options.signal ?? null }),
    { rethrow: true },
  );
  return postForm(form, file, options);
}

function postForm(
  form: Schema<'UploadParameters'>,
  file: File,
  { onProgress, signal, stallMs = 30_000 }: UploadOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
    body.append('file', file);
    const post = new XMLHttpRequest();
    const startedAt = Date.now();
    let stall = setTimeout(onStall, stallMs);
    function onStall() {
      post.abort();
      reject(
        new ApiError(0, {
          code: 'stalled',
          message: 'The upload stands still. Check your connection and try again.',
        }),
      );
    }
    post.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stall);
      stall = setTimeout(onStall, stallMs);
      const seconds = (Date.now() - startedAt) / 1000;
      onProgress?.({ loaded, total, speed: seconds > 1 ? loaded / seconds : 0 });
    });
    post.addEventListener('loadend', () => clearTimeout(stall));
    post.addEventListener('error', () => reject(networkError()));
    post.addEventListener('load', () => {
      const key = /<Key>([^<]+)<\/Key>/.exec(post.responseText)?.[1];
      if (post.status === 201 && key) return resolve(key);
      const reason = /<Message>([^<]+)<\/Message>/.exec(post.responseText)?.[1];
      reject(
        new ApiError(post.status, {
          code: 'upload',
          message: reason ?? 'The file could not be stored. Try again.',
        }),
      );
    });
    signal?.addEventListener('abort', () => {
      post.abort();
      reject(new ApiError(0, { code: 'cancelled', message: 'The upload was cancelled.' }));
    });
    post.open('POST', form.url);
    post.send(body);
  });
}
