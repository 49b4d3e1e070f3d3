import type { UploadProgress } from './transfer-speed.ts';

/** Why an upload is aborted that goes on later. */
export const PAUSED = 'paused';

/** Options for uploading a file. */
export interface UploadOptions {
  onProgress?: (progress: UploadProgress) => void;
  /** Called with the id of an upload in parts; `discardUpload` deletes its stored parts. */
  onBegin?: (id: string) => void;
  /** Cancels the upload and deletes what was sent; aborted with `PAUSED`, that is kept to go on with later. */
  signal?: AbortSignal;
  /** Aborts an upload that stalls for this long. @default 30000 */
  stallMs?: number;
  /** How many times it is retried automatically, per part for an upload in parts. @default 2 */
  retries?: number;
  /** The pause before the first retry; doubles with each retry. @default 2000 */
  retryMs?: number;
}

export type UploadSettings = ReturnType<typeof withDefaults>;

export function withDefaults(options: UploadOptions) {
  const { onProgress = () => {}, onBegin = () => {}, signal } = options;
  const { stallMs = 30_000, retries = 2, retryMs = 2000 } = options;
  return { onProgress, onBegin, signal, stallMs, retries, retryMs };
}
