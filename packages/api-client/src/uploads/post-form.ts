import { ApiError, networkError } from '../client/api-error.ts';
import type { Schema } from '../contract.ts';

/** Statuses of a storage that is busy. */
const turnsAway = new Set([429, 503]);

/** A post that did not store the file. */
export class PostFailure extends Error {
  /** The message for the user. */
  readonly error: ApiError;
  /** Whether the storage confirmed it stored nothing, so the form can be reused. */
  readonly isTurnedAway: boolean;

  constructor(error: ApiError) {
    super(error.message);
    this.error = error;
    this.isTurnedAway = turnsAway.has(error.status);
  }
}

/** Options for posting a form. */
export interface PostOptions {
  /** Bytes of the form that are sent, and of the whole form. */
  onProgress: (loaded: number, total: number) => void;
  signal: AbortSignal | undefined;
  stallMs: number;
}

/**
 * Posts one file with its signed form, the fields first and without an authorization header, and
 * returns the storage's key. There is no time limit: only a stalled upload is aborted.
 */
export function postForm(
  form: Schema<'UploadParameters'>,
  file: Blob,
  { onProgress, signal, stallMs }: PostOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const post = new XMLHttpRequest();
    let stall = setTimeout(onStall, stallMs);

    function onStall(): void {
      end(() => reject(new PostFailure(stalled())));
    }
    function onCancel(): void {
      end(() => reject(cancelled()));
    }
    function end(act: () => void): void {
      clearTimeout(stall);
      signal?.removeEventListener('abort', onCancel);
      act();
      post.abort();
    }

    post.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stall);
      stall = setTimeout(onStall, stallMs);
      onProgress(loaded, total);
    });
    post.addEventListener('error', () => {
      end(() => reject(new PostFailure(networkError())));
    });
    post.addEventListener('load', () => {
      end(() => {
        const key = textOf(post.responseText, 'Key');
        if (post.status === 201 && key) resolve(key);
        else reject(new PostFailure(refusal(post)));
      });
    });
    if (signal?.aborted) return onCancel();
    signal?.addEventListener('abort', onCancel);
    post.open('POST', form.url);
    post.send(toFormData(form.fields, file));
  });
}

function toFormData(fields: Record<string, string>, file: Blob): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', file);
  return body;
}

/** The text of one element of the storage's XML. */
function textOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]+)</${element}>`).exec(xml)?.[1];
}

function refusal({ status, responseText }: XMLHttpRequest): ApiError {
  const message = textOf(responseText, 'Message') ?? 'The file could not be stored. Try again.';
  return new ApiError(status, { code: 'upload', message });
}

function stalled(): ApiError {
  const message = 'The upload has stalled. Check your connection and try again.';
  return new ApiError(0, { code: 'stalled', message });
}

/** The error of an upload cancelled by its caller. */
export function cancelled(): ApiError {
  return new ApiError(0, { code: 'cancelled', message: 'The upload was cancelled.' });
}
